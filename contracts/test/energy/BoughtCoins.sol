// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The part of a pre-sale that CommunityRewards asks: everybody has bought the same until a test says else.
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
