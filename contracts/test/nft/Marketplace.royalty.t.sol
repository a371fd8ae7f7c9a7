// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "../../src/nft/IMarketplace.sol";
import {VM} from "../Vm.sol";
import {NftReceiver} from "./NftReceiver.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";
import {WeirdNFT} from "./WeirdNFT.sol";

contract MarketplaceRoyaltyTest is NovaNFTTest {
    function test_royalty_ofZeroHasNoReceiver() public {
        WeirdNFT weird = _weirdListing();
        weird.setRoyalty(WeirdNFT.Royalty.Given, CAROL, 0);
        VM.deal(BOB, PRICE);
        VM.expectEmit(address(market));
        emit IMarketplace.Sold(1, ALICE, BOB, PRICE, 0, address(0), 0);
        VM.prank(BOB);
        market.buy{value: PRICE}(1, PRICE);
    }

    function test_royalty_isPaidToTheHighestAddress() public {
        WeirdNFT weird = _weirdListing();
        address last = address(type(uint160).max);
        weird.setRoyalty(WeirdNFT.Royalty.Given, last, 1 ether);
        _buy(BOB, 1, PRICE);
        VM.assertEq(last.balance, 1 ether);
    }

    function test_royalty_isCappedAtATenth() public {
        WeirdNFT weird = _weirdListing();
        weird.setRoyalty(WeirdNFT.Royalty.Given, CAROL, PRICE);
        _buy(BOB, 1, PRICE);
        VM.assertEq(CAROL.balance, 1 ether);
        VM.assertEq(ALICE.balance, 9 ether);
    }

    function test_royalty_aboveThePriceIsCapped() public {
        WeirdNFT weird = _weirdListing();
        weird.setRoyalty(WeirdNFT.Royalty.Given, CAROL, type(uint256).max);
        _buy(BOB, 1, PRICE);
        VM.assertEq(CAROL.balance, 1 ether);
    }

    function test_royalty_isZeroIfItCannotBeRead() public {
        for (uint256 i = 1; i <= uint256(type(WeirdNFT.Royalty).max); i++) {
            WeirdNFT weird = _weirdListing();
            weird.setRoyalty(WeirdNFT.Royalty(i), CAROL, 1 ether);
            _buy(BOB, 1, PRICE);
            VM.assertEq(ALICE.balance, i * PRICE);
        }
        VM.assertEq(CAROL.balance, 0);
    }

    function test_royalty_forTheZeroAddressIsNotPaid() public {
        WeirdNFT weird = _weirdListing();
        weird.setRoyalty(WeirdNFT.Royalty.Given, address(0), 1 ether);
        _buy(BOB, 1, PRICE);
        VM.assertEq(ALICE.balance, PRICE);
    }

    function test_royalty_receiverThatRejectsDoesNotStopTheSale() public {
        WeirdNFT weird = _weirdListing();
        NftReceiver receiver = new NftReceiver();
        receiver.setOnCoins(NftReceiver.OnCoins.Revert, address(0), "");
        weird.setRoyalty(WeirdNFT.Royalty.Given, address(receiver), 1 ether);
        _buy(BOB, 1, PRICE);
        VM.assertEq(market.proceedsOf(address(receiver)), 1 ether);
        VM.assertEq(ALICE.balance, 9 ether);
    }

    function test_royalty_isNotPaidByTheReceiverAsSeller() public {
        uint256 tokenId = _mintAndList(ALICE, 500);
        VM.deal(BOB, PRICE);
        VM.expectEmit(address(market));
        emit IMarketplace.Sold(tokenId, ALICE, BOB, PRICE, 0, address(0), 0);
        VM.prank(BOB);
        market.buy{value: PRICE}(tokenId, PRICE);
    }
}
