// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @notice An NFT whose royalty and transfer can misbehave.
contract WeirdNFT is ERC721("Weird", "W") {
    enum Royalty {
        Given,
        Reverts,
        RevertsWithAnAnswer,
        BurnsGas,
        AnswersNothing,
        AnswersNoAddress,
        AnswersLate
    }

    Royalty public royalty;
    address public receiver;
    uint256 public amount;
    bool public isStuck;

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function setRoyalty(Royalty royalty_, address receiver_, uint256 amount_) external {
        (royalty, receiver, amount) = (royalty_, receiver_, amount_);
    }

    function setStuck() external {
        isStuck = true;
    }

    function movesOf(uint256) external pure returns (uint256) {
        return 1;
    }

    function revocationsOf(uint256, address) external pure returns (uint256) {
        return 0;
    }

    function royaltyInfo(uint256, uint256) external view {
        if (royalty == Royalty.Reverts) revert();
        if (royalty == Royalty.BurnsGas) while (true) {}
        if (royalty == Royalty.AnswersNothing) return;
        // Uses more gas than anyone except the NFT's buyer should pay for an answer.
        if (royalty == Royalty.AnswersLate) {
            uint256 start = gasleft();
            while (start - gasleft() < 60_000) {}
        }
        bytes memory answer = royalty == Royalty.AnswersNoAddress
            ? abi.encode(type(uint256).max, amount)
            : abi.encode(receiver, amount);
        bool isRefused = royalty == Royalty.RevertsWithAnAnswer;
        assembly ("memory-safe") {
            if isRefused { revert(add(answer, 32), mload(answer)) }
            return(add(answer, 32), mload(answer))
        }
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (isStuck) return _ownerOf(tokenId);
        return super._update(to, tokenId, auth);
    }
}
