// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";

/// @notice Converts its points, and calls the pool again when it receives the coins.
contract ReentrantAccount {
    CommunityRewards private immutable _rewards;
    bytes private _call;

    constructor(CommunityRewards rewards) {
        _rewards = rewards;
    }

    receive() external payable {
        if (_call.length == 0) return;
        bytes memory call = _call;
        delete _call;
        (bool success, bytes memory reason) = address(_rewards).call(call);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(reason, 32), mload(reason))
        }
    }

    function convert(uint256 points, uint256 deadline, bytes calldata permit, bytes calldata call) external {
        _call = call;
        _rewards.convert(points, deadline, permit);
    }
}
