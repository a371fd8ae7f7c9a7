// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that misbehaves in one chosen way.
contract WeirdToken is ERC20 {
    enum Way {
        None,
        ReturnsFalse,
        TakesFee,
        Blocks,
        Pauses,
        AnswersNothing,
        Reenters
    }

    Way public immutable way;
    uint8 private immutable _decimals;
    address public blocked;
    address private _target;
    bytes private _call;

    /// @notice Result of the reentrant call to the target.
    bool public reentered;
    bytes public reentryError;

    bool public isPaused;

    error Blocked();
    error Paused();

    constructor(Way way_, uint8 decimals_) ERC20("Weird", "USDT") {
        way = way_;
        _decimals = decimals_;
    }

    function mint(address to, uint256 units) external {
        _mint(to, units);
    }

    function setBlocked(address account) external {
        blocked = account;
    }

    function setPaused(bool paused) external {
        isPaused = paused;
    }

    function setReentry(address target, bytes calldata data) external {
        _target = target;
        _call = data;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function transferFrom(address from, address to, uint256 units) public override returns (bool) {
        if (way == Way.ReturnsFalse) return false;
        if (way == Way.Blocks && (from == blocked || to == blocked)) revert Blocked();
        if (way == Way.Pauses && isPaused) revert Paused();
        if (way == Way.Reenters) {
            bool success;
            (success, reentryError) = _target.call(_call);
            reentered = reentered || success;
        }
        _spendAllowance(from, msg.sender, units);
        _transfer(from, to, units);
        if (way == Way.TakesFee) _burn(to, units / 100);
        if (way == Way.AnswersNothing) {
            assembly ("memory-safe") {
                return(0, 0)
            }
        }
        return true;
    }
}
