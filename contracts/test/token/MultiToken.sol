// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Burnable} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Burnable.sol";

/// @notice An ordinary ERC-1155 contract whose items anyone may mint. Tests of the index deploy it.
contract MultiToken is ERC1155Burnable {
    string public constant name = "Workshop";
    string public constant symbol = "WORK";

    constructor(string memory uri_) ERC1155(uri_) {}

    function mint(address to, uint256 id, uint256 units) external {
        _mint(to, id, units, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata units) external {
        _mintBatch(to, ids, units, "");
    }

    /// @notice Changes the address of the metadata, and announces it for one item as the standard asks.
    function setURI(string calldata uri_, uint256 id) external {
        _setURI(uri_);
        emit URI(uri_, id);
    }
}
