// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/**
 * @title Timelock for irreversible calls
 * @notice OpenZeppelin's TimelockController for calls that end something permanently. The curator and the
 * admin schedule a call, which `CallScheduled` announces with its target and delay. After the delay the admin
 * can execute it; until it is executed, the admin, the curator and the pauser can cancel it. A server key can
 * therefore prepare such a call but never execute it: without the signatures of the Safe nothing happens.
 *
 * Permissions:
 * - PROPOSER_ROLE (admin, curator) schedules calls. It cannot shorten the delay of a scheduled call.
 * - CANCELLER_ROLE (admin, curator, pauser) cancels scheduled calls.
 * - EXECUTOR_ROLE (admin) executes calls whose delay has passed.
 * - DEFAULT_ADMIN_ROLE (admin, and the timelock itself) grants and revokes these roles. Only the timelock can
 *   change the delay, through a call that is itself delayed.
 * @custom:security-contact The /contact page of the website
 */
contract Timelock is TimelockController {
    /**
     * @param admin The Safe, which can schedule and cancel calls and is the only executor
     * @param curator The server address that can schedule and cancel calls
     * @param pauser The server address that can cancel calls
     * @param delay The minimum delay of a scheduled call, in seconds
     */
    constructor(address admin, address curator, address pauser, uint256 delay)
        TimelockController(delay, _list(admin, curator), _list(admin), admin)
    {
        _grantRole(CANCELLER_ROLE, pauser);
    }

    function _list(address only) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = only;
    }

    function _list(address first, address second) private pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (first, second);
    }
}
