// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IMarketplace} from "../../src/nft/IMarketplace.sol";
import {INovaNFT} from "../../src/nft/INovaNFT.sol";
import {Marketplace} from "../../src/nft/Marketplace.sol";
import {VM} from "../Vm.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";

contract MarketplaceListTest is NovaNFTTest {
    function test_list_createsAListing() public {
        uint256 tokenId = _mint(ALICE, 0);
        _approve(ALICE);
        VM.expectEmit(address(market));
        emit IMarketplace.Listed(tokenId, ALICE, PRICE, NOON + 1 days, 0);
        VM.prank(ALICE);
        market.list(tokenId, PRICE, NOON + 1 days);
        IMarketplace.Listing memory listing = market.listingOf(tokenId);
        VM.assertEq(listing.seller, ALICE);
        VM.assertEq(listing.priceWei, PRICE);
        VM.assertEq(listing.expiresAt, NOON + 1 days);
        VM.assertEq(listing.isBuyable, true);
        VM.assertEq(nft.ownerOf(tokenId), ALICE);
    }

    function test_list_requiresTheOwner() public {
        uint256 tokenId = _mint(ALICE, 0);
        _approve(ALICE);
        VM.prank(ALICE);
        nft.setApprovalForAll(BOB, true);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NotTokenOwner.selector, ALICE));
        market.list(tokenId, PRICE, NOON + 1);
    }

    function test_list_requiresAnApproval() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NotApproved.selector, tokenId));
        market.list(tokenId, PRICE, NOON + 1);
        VM.prank(ALICE);
        nft.approve(address(market), tokenId);
        VM.prank(ALICE);
        market.list(tokenId, PRICE, NOON + 1);
    }

    function test_list_revertsForPricesAndTimesOutOfBounds() public {
        uint256 tokenId = _mint(ALICE, 0);
        _approve(ALICE);
        uint256 max = type(uint96).max;
        _expectListRefusal(
            abi.encodeWithSelector(IMarketplace.InvalidPrice.selector, 0), tokenId, 0, NOON + 1
        );
        _expectListRefusal(
            abi.encodeWithSelector(IMarketplace.InvalidPrice.selector, max + 1), tokenId, max + 1, NOON + 1
        );
        uint256 late = NOON + 180 days + 1;
        _expectListRefusal(
            abi.encodeWithSelector(IMarketplace.InvalidExpiry.selector, NOON), tokenId, 1, NOON
        );
        _expectListRefusal(
            abi.encodeWithSelector(IMarketplace.InvalidExpiry.selector, late), tokenId, 1, late
        );
        VM.prank(ALICE);
        market.list(tokenId, max, late - 1);
    }

    function test_cancel_removesTheListing() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NotTokenOwner.selector, ALICE));
        market.cancel(tokenId);
        VM.expectEmit(address(market));
        emit IMarketplace.Cancelled(tokenId, ALICE);
        VM.prank(ALICE);
        market.cancel(tokenId);
        _expectBuyRefusal(
            abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId), BOB, tokenId, PRICE
        );
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId));
        market.cancel(tokenId);
    }

    function test_cancel_worksWhilePaused() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.prank(PAUSER);
        market.pause();
        bytes memory reason = abi.encodeWithSelector(Pausable.EnforcedPause.selector);
        _expectListRefusal(reason, tokenId, PRICE, NOON + 1);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.prank(ALICE);
        market.cancel(tokenId);
        VM.prank(PAUSER);
        market.unpause();
        _list(ALICE, tokenId, PRICE);
    }

    function test_listing_endsWithATransferOfTheToken() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        _move(ALICE, CAROL, tokenId);
        _approve(CAROL);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.assertEq(market.listingOf(tokenId).seller, address(0));
    }

    function test_listing_staysEndedWhenTheTokenReturns() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        _move(ALICE, CAROL, tokenId);
        _move(CAROL, ALICE, tokenId);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.assertEq(market.listingOf(tokenId).isBuyable, false);
        _list(ALICE, tokenId, PRICE);
        _buy(BOB, tokenId, PRICE);
    }

    function test_listing_endsWithABurnOfTheToken() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.prank(ALICE);
        nft.burn(tokenId);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.assertEq(market.listingOf(tokenId).isBuyable, false);
    }

    function test_listing_endsWithTheApprovalForAllEvenIfItIsGrantedAgain() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.prank(ALICE);
        nft.setApprovalForAll(address(market), false);
        _expectDead(tokenId);
        VM.prank(ALICE);
        nft.setApprovalForAll(address(market), true);
        _expectDead(tokenId);
        VM.assertEq(nft.revocationsOf(tokenId, address(market)), 1);
        VM.prank(ALICE);
        market.list(tokenId, PRICE, NOON + 1 days);
        _buy(BOB, tokenId, PRICE);
    }

    function test_listing_endsWithTheApprovalOfItsTokenEvenIfItIsGrantedAgain() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        nft.approve(address(market), tokenId);
        VM.prank(ALICE);
        market.list(tokenId, PRICE, NOON + 1 days);
        VM.assertEq(market.listingOf(tokenId).isBuyable, true);
        VM.prank(ALICE);
        nft.approve(CAROL, tokenId);
        _expectDead(tokenId);
        VM.prank(ALICE);
        nft.approve(address(market), tokenId);
        _expectDead(tokenId);
        VM.assertEq(nft.revocationsOf(tokenId, address(market)), 1);
        VM.assertEq(nft.revocationsOf(tokenId, CAROL), 1);
    }

    /// @notice Approving the market once more, or taking back what was never given to all, revokes nothing.
    function test_listing_survivesApprovalsWithoutEffect() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        nft.approve(address(market), tokenId);
        VM.prank(ALICE);
        market.list(tokenId, PRICE, NOON + 1 days);
        VM.prank(ALICE);
        nft.approve(address(market), tokenId);
        VM.prank(ALICE);
        nft.setApprovalForAll(address(market), false);
        VM.assertEq(nft.revocationsOf(tokenId, address(market)), 0);
        VM.assertEq(market.listingOf(tokenId).isBuyable, true);
        _buy(BOB, tokenId, PRICE);
    }

    function test_listing_survivesUnrelatedApprovals() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        nft.setApprovalForAll(CAROL, true);
        _list(ALICE, tokenId, PRICE);
        VM.prank(ALICE);
        nft.setApprovalForAll(CAROL, false);
        VM.prank(ALICE);
        nft.setApprovalForAll(address(market), true);
        VM.prank(ALICE);
        nft.approve(CAROL, tokenId);
        VM.prank(ALICE);
        nft.approve(address(0), tokenId);
        VM.prank(BOB);
        nft.setApprovalForAll(address(market), false);
        VM.assertEq(market.listingOf(tokenId).isBuyable, true);
        _buy(BOB, tokenId, PRICE);
    }

    function _expectDead(uint256 tokenId) private {
        _expectBuyRefusal(
            abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId), BOB, tokenId, PRICE
        );
        VM.assertEq(market.listingOf(tokenId).isBuyable, false);
        VM.assertEq(market.listingOf(tokenId).seller, address(0));
    }

    function test_listing_endsAtItsExactSecond() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.warp(NOON + 1 days);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.ListingExpired.selector, NOON + 1 days);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.assertEq(market.listingOf(tokenId).isBuyable, false);
        VM.warp(NOON + 1 days + 1);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.warp(NOON + 1 days - 1);
        _buy(BOB, tokenId, PRICE);
    }

    function test_fee_appliesToLaterListingsOnlyAndIsBounded() public {
        uint256 before = _mintAndList(ALICE, 0);
        VM.prank(CURATOR);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.FeeTooHigh.selector, 250));
        market.setFee(251);
        VM.expectEmit(address(market));
        emit IMarketplace.FeeSet(250);
        VM.prank(CURATOR);
        market.setFee(250);
        uint256 afterwards = _mintAndList(ALICE, 0);
        _buy(BOB, before, PRICE);
        VM.assertEq(TREASURY.balance, 0);
        _buy(BOB, afterwards, PRICE);
        VM.assertEq(TREASURY.balance, 0.25 ether);
        VM.assertEq(ALICE.balance, 19.75 ether);
    }

    function test_roles_allowOnlyTheirFunctions() public {
        bytes32 curator = market.CURATOR_ROLE();
        bytes32 pauser = market.PAUSER_ROLE();
        address[3] memory others = [ADMIN, ALICE, TREASURY];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], curator));
            market.setFee(1);
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            market.pause();
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            market.unpause();
        }
    }

    function test_constructor_revertsForMissingAccounts() public {
        VM.expectRevert(IMarketplace.InvalidAccount.selector);
        new Marketplace(ADMIN, address(0), PAUSER, TREASURY, nft);
        VM.expectRevert(IMarketplace.InvalidAccount.selector);
        new Marketplace(ADMIN, CURATOR, address(0), TREASURY, nft);
        VM.expectRevert(IMarketplace.InvalidAccount.selector);
        new Marketplace(ADMIN, CURATOR, PAUSER, address(0), nft);
        VM.expectRevert(IMarketplace.InvalidAccount.selector);
        new Marketplace(ADMIN, CURATOR, PAUSER, TREASURY, INovaNFT(address(0)));
    }

    function _expectListRefusal(bytes memory reason, uint256 tokenId, uint256 price, uint256 at) private {
        VM.prank(ALICE);
        VM.expectRevert(reason);
        market.list(tokenId, price, at);
    }

    function _unauthorized(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
