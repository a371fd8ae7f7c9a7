// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Vm} from "./Vm.sol";

/// @dev Returns true if an event was emitted before any coins reached the observer.
function isToldBeforeArrival(Vm.Log[] memory logs, bytes32 selector) pure returns (bool) {
    for (uint256 i = 0; i < logs.length; i++) {
        if (logs[i].topics[0] == selector) return true;
        if (logs[i].topics[0] == Observer.Arrived.selector) return false;
    }
    return false;
}

/// @notice A contract that records the answers of other contracts when coins reach it, to make the order of
/// effects within a call visible.
contract Observer {
    /// @notice Emitted when coins arrive.
    event Arrived();

    address[] private _targets;
    bytes[] private _calls;

    /// @notice Answers at the last arrival, in the order of `watch`.
    mapping(uint256 watched => uint256 answer) public seen;
    /// @notice Number of arrivals of coins.
    uint256 public arrivals;

    receive() external payable {
        arrivals += 1;
        emit Arrived();
        for (uint256 i = 0; i < _targets.length; i++) {
            (bool success, bytes memory answer) = _targets[i].staticcall(_calls[i]);
            require(success, "cannot be watched");
            seen[i] = abi.decode(answer, (uint256));
        }
    }

    function watch(address target, bytes calldata call) external {
        _targets.push(target);
        _calls.push(call);
    }

    /// @notice Records the answers without an arrival of coins, for callbacks of a token.
    function note() external {
        for (uint256 i = 0; i < _targets.length; i++) {
            (bool success, bytes memory answer) = _targets[i].staticcall(_calls[i]);
            require(success, "cannot be watched");
            seen[i] = abi.decode(answer, (uint256));
        }
    }

    function execute(address target, uint256 value, bytes calldata call) external returns (bytes memory) {
        (bool success, bytes memory answer) = target.call{value: value}(call);
        require(success, "refused");
        return answer;
    }
}
