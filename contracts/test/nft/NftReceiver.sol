// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice A contract that buys, owns and sells tokens, and can misbehave when it receives coins or tokens.
contract NftReceiver {
    enum OnCoins {
        Accept,
        Revert,
        BurnGas,
        Reenter,
        Work,
        WorkMore
    }

    OnCoins public onCoins;
    address private _target;
    bytes private _call;
    bool private _reentersOnToken;

    /// @notice Number of successful reentrant calls, and the error of the last failed one.
    uint256 public reentries;
    uint256[] private _notes;
    bytes public lastError;

    error NoCoins();

    receive() external payable {
        if (onCoins == OnCoins.Revert) revert NoCoins();
        if (onCoins == OnCoins.BurnGas) while (true) {}
        if (onCoins == OnCoins.Reenter) _reenter();
        if (onCoins == OnCoins.Work) _work();
        if (onCoins == OnCoins.WorkMore) _workMore();
    }

    function setOnCoins(OnCoins way, address target, bytes calldata call) external {
        (onCoins, _target, _call) = (way, target, call);
    }

    function setOnToken(address target, bytes calldata call) external {
        (_reentersOnToken, _target, _call) = (true, target, call);
    }

    function execute(address target, uint256 value, bytes calldata call) external returns (bytes memory) {
        (bool success, bytes memory answer) = target.call{value: value}(call);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        return answer;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        if (_reentersOnToken) _reenter();
        return this.onERC721Received.selector;
    }

    /// @dev Uses about 45,000 gas: two new slots, and the slot that selects the behavior.
    function _work() private {
        _notes.push(1);
    }

    /// @dev Uses about 67,000 gas.
    function _workMore() private {
        _notes.push(1);
        _notes.push(2);
    }

    function _reenter() private {
        (bool success, bytes memory answer) = _target.call(_call);
        if (success) reentries += 1;
        else lastError = answer;
    }
}
