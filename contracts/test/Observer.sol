// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Vm} from "./Vm.sol";

/// @dev True if an event was told, and before any coins were with the observer.
function isToldBeforeArrival(Vm.Log[] memory logs, bytes32 selector) pure returns (bool) {
    for (uint256 i = 0; i < logs.length; i++) {
        if (logs[i].topics[0] == selector) return true;
        if (logs[i].topics[0] == Observer.Arrived.selector) return false;
    }
    return false;
}

/// @notice A contract that notes what others answer at the moment when coins reach it, so that the order of what
/// happens within a call can be seen.
contract Observer {
    /// @notice Coins are here.
    event Arrived();

    address[] private _targets;
    bytes[] private _calls;

    /// @notice Answers at the last arrival, in the order of `watch`.
    mapping(uint256 watched => uint256 answer) public seen;
    /// @notice How often coins came.
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

    /// @notice Notes the answers without coins, for who is told by a token and not by an arrival.
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
