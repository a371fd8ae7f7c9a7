// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ICreatedToken} from "./ICreatedToken.sol";

/**
 * @title A token that somebody created
 * @notice See ICreatedToken for what it promises and who may do what.
 */
contract CreatedToken is ICreatedToken, ERC20Burnable, ERC20Permit, Ownable {
    uint256 private constant MAX_URI_BYTES = 512;

    /// @inheritdoc ICreatedToken
    uint256 public immutable INITIAL_SUPPLY;
    /// @inheritdoc ICreatedToken
    string public contractURI;

    constructor(
        string memory name_,
        string memory symbol_,
        uint256 supply,
        address owner_,
        string memory contractUri
    ) ERC20(name_, symbol_) ERC20Permit(name_) Ownable(owner_) {
        INITIAL_SUPPLY = supply;
        _setContractURI(contractUri);
        _mint(owner_, supply);
    }

    /// @inheritdoc ICreatedToken
    function setContractURI(string calldata uri) external onlyOwner {
        _setContractURI(uri);
        emit ContractURIUpdated();
    }

    function _setContractURI(string memory uri) private {
        if (bytes(uri).length > MAX_URI_BYTES) revert InvalidContractURI();
        contractURI = uri;
    }
}
