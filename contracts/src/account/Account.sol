// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IAccount} from "./IAccount.sol";

/**
 * @title Account of a user without a wallet
 * @notice Implements IAccount, which documents the guarantees.
 * @dev Accounts are ERC-1167 clones of this contract. The implementation itself never has an owner, because
 * the factory only sets the owner of clones.
 * @custom:security-contact The /contact page of the website
 */
contract Account is IAccount, ERC721Holder, ERC1155Holder {
    /// @inheritdoc IAccount
    address public immutable FACTORY;

    /// @inheritdoc IAccount
    address public owner;

    /// @dev Runs only for the implementation. The factory that deploys it becomes the factory of all clones.
    constructor() {
        FACTORY = msg.sender;
    }

    /// @notice Accepts NAC from any address.
    receive() external payable {}

    /// @inheritdoc IAccount
    function execute(address target, uint256 value, bytes calldata data) external returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        emit Executed(target, value);
        // `functionCallWithValue` rejects targets without code, so a plain transfer of NAC needs `sendValue`.
        if (data.length > 0) return Address.functionCallWithValue(target, data, value);
        Address.sendValue(payable(target), value);
        return "";
    }

    /// @inheritdoc IAccount
    function transferOwnership(address to) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (to == address(0)) revert InvalidAccount();
        owner = to;
        emit OwnershipTransferred(msg.sender, to);
    }

    /// @inheritdoc IAccount
    function setFirstOwner(address to) external {
        if (msg.sender != FACTORY) revert NotFactory(msg.sender);
        if (owner != address(0)) revert AlreadyOwned(owner);
        owner = to;
        emit OwnershipTransferred(address(0), to);
    }
}
