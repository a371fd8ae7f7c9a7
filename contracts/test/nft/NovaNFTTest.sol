// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INovaNFT} from "../../src/nft/INovaNFT.sol";
import {Marketplace} from "../../src/nft/Marketplace.sol";
import {NovaNFT} from "../../src/nft/NovaNFT.sol";
import {VM} from "../Vm.sol";
import {ActionLedgerTest} from "../energy/ActionLedgerTest.sol";
import {WeirdNFT} from "./WeirdNFT.sol";

/// @notice NFTs and their market, with two accounts that have points.
abstract contract NovaNFTTest is ActionLedgerTest {
    address internal constant PAUSER = address(0xBA);
    address internal constant TREASURY = address(0x7E);
    address internal constant CAROL = address(0xCA401);
    uint256 internal constant PRICE = 10 ether;

    NovaNFT internal nft;
    Marketplace internal market;

    function setUp() public virtual override {
        super.setUp();
        nft = new NovaNFT(ADMIN, CURATOR, PAUSER, ledger);
        market = new Marketplace(ADMIN, CURATOR, PAUSER, TREASURY, nft);
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, address(nft));
        _record(ALICE, ONCE, NOON);
        _record(BOB, ONCE, NOON);
    }

    function _mint(address creator, uint256 royaltyBps) internal returns (uint256 tokenId) {
        VM.prank(creator);
        return nft.mint(0, "ipfs://token", false, royaltyBps);
    }

    function _approve(address owner) internal {
        VM.prank(owner);
        nft.setApprovalForAll(address(market), true);
    }

    function _list(address owner, uint256 tokenId, uint256 priceWei) internal {
        _approve(owner);
        VM.prank(owner);
        market.list(tokenId, priceWei, block.timestamp + 1 days);
    }

    function _mintAndList(address creator, uint256 royaltyBps) internal returns (uint256 tokenId) {
        tokenId = _mint(creator, royaltyBps);
        _list(creator, tokenId, PRICE);
    }

    function _buy(address buyer, uint256 tokenId, uint256 priceWei) internal {
        VM.deal(buyer, buyer.balance + priceWei);
        VM.prank(buyer);
        market.buy{value: priceWei}(tokenId, priceWei);
    }

    function _expectBuyRefusal(bytes memory reason, address buyer, uint256 tokenId, uint256 priceWei)
        internal
    {
        VM.deal(buyer, buyer.balance + priceWei);
        VM.prank(buyer);
        VM.expectRevert(reason);
        market.buy{value: priceWei}(tokenId, priceWei);
    }

    function _move(address from, address to, uint256 tokenId) internal {
        VM.prank(from);
        nft.transferFrom(from, to, tokenId);
    }

    /// @dev Lists the first token of a misbehaving collection, sold by ALICE.
    function _weirdListing() internal returns (WeirdNFT weird) {
        weird = new WeirdNFT();
        market = new Marketplace(ADMIN, CURATOR, PAUSER, TREASURY, INovaNFT(address(weird)));
        weird.mint(ALICE, 1);
        VM.prank(ALICE);
        weird.setApprovalForAll(address(market), true);
        VM.prank(ALICE);
        market.list(1, PRICE, NOON + 1 days);
    }
}
