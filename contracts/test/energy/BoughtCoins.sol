// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The part of a presale that CommunityRewards calls. Everyone has bought the same amount unless a
/// test sets another.
contract BoughtCoins {
    uint256 private _byDefault = 1_000_000 ether;
    mapping(address account => uint256) private _wei;
    mapping(address account => bool) private _isSet;

    function setAll(uint256 amountWei) external {
        _byDefault = amountWei;
    }

    function set(address account, uint256 amountWei) external {
        _wei[account] = amountWei;
        _isSet[account] = true;
    }

    function boughtWeiOf(address account) external view returns (uint256) {
        return _isSet[account] ? _wei[account] : _byDefault;
    }
}
