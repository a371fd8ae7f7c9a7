// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMarketplace} from "../../src/nft/IMarketplace.sol";
import {VM, bound} from "../Vm.sol";
import {NftReceiver} from "./NftReceiver.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";

/// @notice The test is its own handler. One of the traders rejects coins every other time.
contract MarketplaceInvariantTest is NovaNFTTest {
    uint256 private constant TOKENS = 5;

    address[3] private _traders;
    NftReceiver private _moody;
    uint256 private _putIn;
    uint256 private _sales;
    mapping(uint256 tokenId => uint256) private _listedPrice;
    mapping(uint256 tokenId => uint256) private _listedMoves;
    bytes32 private _brokenRule;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public override {
        super.setUp();
        _moody = new NftReceiver();
        _traders = [ALICE, BOB, address(_moody)];
        for (uint256 i = 0; i < TOKENS; i++) {
            _mint(ALICE, i * 250);
        }
        for (uint256 i = 0; i < 3; i++) {
            _approve(_traders[i]);
            VM.deal(_traders[i], 1_000_000 ether);
        }
        _putIn = 3_000_000 ether;
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](9);
        selectors[0] = this.list.selector;
        selectors[1] = this.buy.selector;
        selectors[2] = this.cancel.selector;
        selectors[3] = this.move.selector;
        selectors[4] = this.withdraw.selector;
        selectors[5] = this.pass.selector;
        selectors[6] = this.setMood.selector;
        selectors[7] = this.setFee.selector;
        selectors[8] = this.listAndBuy.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function list(uint256 tokenSeed, uint256 price) public {
        uint256 tokenId = bound(tokenSeed, 1, TOKENS);
        price = bound(price, 1, 1_000 ether);
        VM.prank(nft.ownerOf(tokenId));
        market.list(tokenId, price, block.timestamp + 1 days);
        _listedPrice[tokenId] = price;
        _listedMoves[tokenId] = nft.movesOf(tokenId);
    }

    /// @notice Lists and buys without interruption, so that every run contains sales.
    function listAndBuy(uint256 tokenSeed, uint256 price, uint256 buyerSeed) external {
        list(tokenSeed, price);
        buy(tokenSeed, buyerSeed, true);
    }

    function buy(uint256 tokenSeed, uint256 buyerSeed, bool names) public {
        uint256 tokenId = bound(tokenSeed, 1, TOKENS);
        address buyer = _traders[buyerSeed % 3];
        uint256 price = names ? market.listingOf(tokenId).priceWei : bound(buyerSeed, 0, 2 ether);
        address owner = nft.ownerOf(tokenId);
        uint256 moves = nft.movesOf(tokenId);
        VM.prank(buyer);
        try market.buy{value: price}(tokenId, price) {
            _sales += 1;
            if (price != _listedPrice[tokenId]) _brokenRule = "price";
            if (moves != _listedMoves[tokenId]) _brokenRule = "moved";
            if (owner == buyer) _brokenRule = "self";
            if (nft.ownerOf(tokenId) != buyer) _brokenRule = "delivery";
        } catch {}
    }

    function cancel(uint256 tokenSeed) external {
        uint256 tokenId = bound(tokenSeed, 1, TOKENS);
        VM.prank(nft.ownerOf(tokenId));
        try market.cancel(tokenId) {
            _listedPrice[tokenId] = 0;
        } catch {}
    }

    function move(uint256 tokenSeed, uint256 toSeed) external {
        uint256 tokenId = bound(tokenSeed, 1, TOKENS);
        if (toSeed % 4 == 0) _move(nft.ownerOf(tokenId), _traders[toSeed % 3], tokenId);
    }

    function withdraw(uint256 seed) external {
        VM.prank(_traders[seed % 3]);
        try market.withdraw(ALICE) {} catch {}
    }

    function pass(uint256 seed) external {
        VM.warp(block.timestamp + bound(seed, 1, 6 hours));
    }

    function setMood(bool refuses) external {
        _moody.setOnCoins(refuses ? NftReceiver.OnCoins.Revert : NftReceiver.OnCoins.Accept, address(0), "");
    }

    function setFee(uint256 fee) external {
        VM.prank(CURATOR);
        market.setFee(bound(fee, 0, 250));
    }

    function invariant_balanceEqualsPendingWithdrawals() external view {
        uint256 waiting = market.proceedsOf(TREASURY);
        for (uint256 i = 0; i < 3; i++) {
            waiting += market.proceedsOf(_traders[i]);
        }
        VM.assertEq(address(market).balance, waiting);
    }

    function invariant_noCoinIsLost() external view {
        uint256 sum = address(market).balance + TREASURY.balance;
        for (uint256 i = 0; i < 3; i++) {
            sum += _traders[i].balance;
        }
        VM.assertEq(sum, _putIn);
    }

    function invariant_neverHoldsAnNFT() external view {
        VM.assertEq(nft.balanceOf(address(market)), 0);
    }

    function invariant_noRuleIsBroken() external view {
        VM.assertEq(_brokenRule, bytes32(0));
    }

    /// @notice A run without any sale would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_sales > 0, "the run sold nothing");
    }
}
