// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/**
 * @title What cannot be taken back, announced before it happens
 * @notice OpenZeppelin's TimelockController for steps that end something for good. The curator and the admin schedule
 * a call (`CallScheduled` says which and when), everybody sees it wait, and the admin executes it once its time has
 * come. The admin, the curator and the pauser cancel it meanwhile. So a server key prepares such a step and never
 * takes it: without the signatures of the Safe nothing happens, however long it waits.
 *
 * Who may do what:
 * - PROPOSER_ROLE (admin, curator) schedules. It cannot shorten the delay of what is scheduled.
 * - CANCELLER_ROLE (admin, curator, pauser) cancels what waits.
 * - EXECUTOR_ROLE (admin) executes what has waited.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. Only the timelock itself changes its delay, after that delay.
 * @custom:security-contact page /contact of the website
 */
contract Timelock is TimelockController {
    /**
     * @param admin the Safe: it schedules, cancels and alone executes
     * @param curator who schedules beside the Safe
     * @param pauser who cancels beside both
     * @param delay seconds that a scheduled call waits
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
