// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/**
 * @title What cannot be taken back, announced before it happens
 * @notice OpenZeppelin's TimelockController for steps that end something for good. The curator and the admin schedule
 * a call (`CallScheduled` says which and when), everybody sees it wait, and anybody executes it once its time has
 * come. The admin, the curator and the pauser cancel it meanwhile.
 *
 * Who may do what:
 * - PROPOSER_ROLE (admin, curator) schedules. It cannot shorten the delay of what is scheduled.
 * - CANCELLER_ROLE (admin, curator, pauser) cancels what waits.
 * - EXECUTOR_ROLE is open to everybody.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. Only the timelock itself changes its delay, after that delay.
 */
contract Timelock is TimelockController {
    /**
     * @param admin the Safe
     * @param curator who schedules beside the Safe
     * @param pauser who cancels beside both
     * @param delay seconds that a scheduled call waits
     */
    constructor(address admin, address curator, address pauser, uint256 delay)
        TimelockController(delay, _two(admin, curator), new address[](1), admin)
    {
        _grantRole(CANCELLER_ROLE, pauser);
    }

    function _two(address first, address second) private pure returns (address[] memory both) {
        both = new address[](2);
        (both[0], both[1]) = (first, second);
    }
}
