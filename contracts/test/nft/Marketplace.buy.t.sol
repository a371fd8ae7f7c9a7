// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IMarketplace} from "../../src/nft/IMarketplace.sol";
import {Marketplace} from "../../src/nft/Marketplace.sol";
import {NovaNFT} from "../../src/nft/NovaNFT.sol";
import {Observer, isToldBeforeArrival} from "../Observer.sol";
import {VM, Vm, bound} from "../Vm.sol";
import {NftReceiver} from "./NftReceiver.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";
import {WeirdNFT} from "./WeirdNFT.sol";

/// @notice Accepts coins only if an account owns the token.
contract PayeeOfABuyer {
    NovaNFT private immutable _nft;
    uint256 private immutable _tokenId;
    address private immutable _buyer;

    event Paid();

    constructor(NovaNFT nft, uint256 tokenId, address buyer) {
        (_nft, _tokenId, _buyer) = (nft, tokenId, buyer);
    }

    receive() external payable {
        require(_nft.ownerOf(_tokenId) == _buyer, "too early");
        emit Paid();
    }

    function list(Marketplace market, uint256 priceWei) external {
        _nft.setApprovalForAll(address(market), true);
        market.list(_tokenId, priceWei, block.timestamp + 1 days);
    }
}

contract MarketplaceBuyTest is NovaNFTTest {
    bytes32 private immutable REENTERED =
        bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);

    function test_buy_exchangesTokenAndCoins() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.deal(BOB, PRICE);
        VM.expectEmit(address(market));
        emit IMarketplace.Sold(tokenId, ALICE, BOB, PRICE, 0, address(0), 0);
        VM.prank(BOB);
        market.buy{value: PRICE}(tokenId, PRICE);
        VM.assertEq(nft.ownerOf(tokenId), BOB);
        VM.assertEq(ALICE.balance, PRICE);
        VM.assertEq(BOB.balance, 0);
        VM.assertEq(address(market).balance, 0);
        VM.assertEq(market.listingOf(tokenId).priceWei, 0);
        _expectBuyRefusal(
            abi.encodeWithSelector(IMarketplace.NotListed.selector, tokenId), CAROL, tokenId, PRICE
        );
    }

    function test_buy_paysTheCreatorWhenItIsSoldAgain() public {
        uint256 tokenId = _mintAndList(ALICE, 500);
        _buy(BOB, tokenId, PRICE);
        VM.assertEq(ALICE.balance, PRICE);
        _list(BOB, tokenId, 20 ether);
        _buy(CAROL, tokenId, 20 ether);
        VM.assertEq(ALICE.balance, PRICE + 1 ether);
        VM.assertEq(BOB.balance, 19 ether);
    }

    function test_buy_revertsForARaisedOrOutdatedPrice() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        _list(ALICE, tokenId, 2 * PRICE);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.PriceChanged.selector, 2 * PRICE);
        _expectBuyRefusal(reason, BOB, tokenId, PRICE);
        VM.deal(BOB, 2 * PRICE);
        VM.prank(BOB);
        VM.expectRevert(reason);
        market.buy{value: 2 * PRICE}(tokenId, PRICE);
        _buy(BOB, tokenId, 2 * PRICE);
    }

    function test_buy_revertsUnlessThePriceIsExact() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        bytes memory reason = abi.encodeWithSelector(IMarketplace.WrongValue.selector, PRICE);
        uint256[3] memory values = [0, PRICE - 1, PRICE + 1];
        VM.deal(BOB, 2 * PRICE);
        for (uint256 i = 0; i < values.length; i++) {
            VM.prank(BOB);
            VM.expectRevert(reason);
            market.buy{value: values[i]}(tokenId, PRICE);
        }
    }

    function test_buy_revertsForATokenThatDoesNotExist() public {
        _expectBuyRefusal(abi.encodeWithSelector(IMarketplace.NotListed.selector, 99), BOB, 99, 0);
    }

    function test_buy_revertsForTheSeller() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        _expectBuyRefusal(
            abi.encodeWithSelector(IMarketplace.SelfPurchase.selector, tokenId), ALICE, tokenId, PRICE
        );
    }

    function test_buy_worksForOneWeiAndForTheHighestPrice() public {
        uint256 tokenId = _mint(ALICE, 1_000);
        VM.prank(CURATOR);
        market.setFee(250);
        _list(ALICE, tokenId, 1);
        _buy(BOB, tokenId, 1);
        VM.assertEq(ALICE.balance, 1);
        uint256 max = type(uint96).max;
        _list(BOB, tokenId, max);
        _buy(CAROL, tokenId, max);
        VM.assertEq(TREASURY.balance, max * 250 / 10_000);
        VM.assertEq(ALICE.balance, 1 + max / 10);
        VM.assertEq(TREASURY.balance + ALICE.balance - 1 + BOB.balance, max);
    }

    function test_payout_thatIsRejectedCanBeWithdrawn() public {
        NftReceiver seller = _sellerThat(NftReceiver.OnCoins.Revert, "");
        VM.assertEq(market.proceedsOf(address(seller)), PRICE);
        VM.assertEq(address(market).balance, PRICE);
        VM.prank(PAUSER);
        market.pause();
        VM.expectEmit(address(market));
        emit IMarketplace.ProceedsWithdrawn(address(seller), CAROL, PRICE);
        seller.execute(address(market), 0, abi.encodeCall(market.withdraw, (CAROL)));
        VM.assertEq(CAROL.balance, PRICE);
        VM.assertEq(address(market).balance, 0);
    }

    function test_payout_emitsAPendingWithdrawal() public {
        NftReceiver creator = new NftReceiver();
        WeirdNFT weird = _weirdListing();
        creator.setOnCoins(NftReceiver.OnCoins.Revert, address(0), "");
        weird.setRoyalty(WeirdNFT.Royalty.Given, address(creator), 0.3 ether);
        VM.expectEmit(address(market));
        emit IMarketplace.ProceedsHeld(address(creator), 0.3 ether);
        _buy(BOB, 1, PRICE);
        VM.assertEq(market.proceedsOf(address(creator)), 0.3 ether);
    }

    function test_payout_thatRunsOutOfGasCanBeWithdrawn() public {
        NftReceiver seller = _sellerThat(NftReceiver.OnCoins.BurnGas, "");
        VM.assertEq(market.proceedsOf(address(seller)), PRICE);
    }

    /// @notice A payee receives 50,000 gas and not ten times as much, which would be an invisible cost for
    /// the buyer.
    function test_payout_gasAllowsAStorageWriteAndNoMore() public {
        NftReceiver seller = _sellerThat(NftReceiver.OnCoins.Work, "");
        VM.assertEq(address(seller).balance, PRICE);
        seller = _sellerThat(NftReceiver.OnCoins.WorkMore, "");
        VM.assertEq(market.proceedsOf(address(seller)), PRICE);
    }

    /// @notice 50,000 plus the EVM's stipend of 2,300, minus the payee's first instruction, which reads the
    /// remaining gas.
    function test_payout_forwardsExactlyFiftyThousandGas() public {
        address payee = address(0x9A5);
        // GAS PUSH0 MSTORE PUSH1 32 PUSH0 LOG0.
        VM.etch(payee, hex"5a5f5260205fa0");
        market = new Marketplace(ADMIN, CURATOR, PAUSER, payee, nft);
        VM.prank(CURATOR);
        market.setFee(250);
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.recordLogs();
        _buy(BOB, tokenId, PRICE);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs[logs.length - 1].emitter, payee);
        VM.assertEq(abi.decode(logs[logs.length - 1].data, (uint256)), 52_298);
    }

    function test_buy_sellsForASingleWei() public {
        uint256 tokenId = _mint(ALICE, 0);
        _list(ALICE, tokenId, 1);
        _buy(BOB, tokenId, 1);
        VM.assertEq(nft.ownerOf(tokenId), BOB);
    }

    /// @notice Whatever gas the buyer provides, the sale fails or the payee receives its coins and 50,000
    /// gas.
    function test_payout_isIndependentOfTheBuyersGas() public {
        NftReceiver seller = new NftReceiver();
        uint256 tokenId = _mint(ALICE, 0);
        _move(ALICE, address(seller), tokenId);
        seller.execute(address(nft), 0, abi.encodeCall(nft.setApprovalForAll, (address(market), true)));
        seller.setOnCoins(NftReceiver.OnCoins.Work, address(0), "");
        seller.execute(address(market), 0, abi.encodeCall(market.list, (tokenId, PRICE, NOON + 1 days)));
        VM.deal(BOB, PRICE);
        uint256 gasSent = 60_000;
        for (; gasSent < 400_000 && nft.ownerOf(tokenId) != BOB; gasSent += 500) {
            VM.prank(BOB);
            try market.buy{value: PRICE, gas: gasSent}(tokenId, PRICE) {} catch {}
        }
        VM.assertEq(nft.ownerOf(tokenId), BOB);
        VM.assertEq(market.proceedsOf(address(seller)), 0);
        VM.assertEq(address(seller).balance, PRICE);
    }

    function test_payout_revertsWithTheRequiredGas() public {
        WeirdNFT weird = _weirdListing();
        NftReceiver creator = new NftReceiver();
        weird.setRoyalty(WeirdNFT.Royalty.Given, address(creator), 0.3 ether);
        VM.deal(BOB, PRICE);
        bytes memory found;
        for (uint256 gasSent = 60_000; gasSent < 200_000 && found.length == 0; gasSent += 500) {
            VM.prank(BOB);
            try market.buy{value: PRICE, gas: gasSent}(1, PRICE) {
                break;
            } catch (bytes memory reason) {
                if (reason.length == 36) found = reason;
            }
        }
        bytes memory expected = abi.encodeWithSelector(IMarketplace.TooLittleGas.selector, 90_000);
        VM.assertEq(keccak256(found), keccak256(expected));
    }

    /// @notice A buyer who pays a wallet need not provide the gas that a contract might use.
    function test_payout_toAWalletRequiresNoGasStipend() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.deal(BOB, PRICE);
        uint256 gasSent = 60_000;
        for (; gasSent < 400_000 && nft.ownerOf(tokenId) != BOB; gasSent += 500) {
            VM.prank(BOB);
            try market.buy{value: PRICE, gas: gasSent}(tokenId, PRICE) {}
            catch (bytes memory reason) {
                VM.assertTrue(bytes4(reason) != IMarketplace.TooLittleGas.selector, "gas of a contract's");
            }
        }
        VM.assertEq(ALICE.balance, PRICE);
    }

    function test_payout_cannotReenter() public {
        NftReceiver seller =
            _sellerThat(NftReceiver.OnCoins.Reenter, abi.encodeCall(market.withdraw, (CAROL)));
        VM.assertEq(seller.reentries(), 0);
        VM.assertEq(bytes32(seller.lastError()), REENTERED);
        VM.assertEq(address(seller).balance, PRICE);
    }

    function test_withdraw_paysTheCallerOnce() public {
        NftReceiver seller = _sellerThat(NftReceiver.OnCoins.Revert, "");
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NothingToWithdraw.selector, ALICE));
        market.withdraw(ALICE);
        VM.expectRevert(IMarketplace.InvalidAccount.selector);
        seller.execute(address(market), 0, abi.encodeCall(market.withdraw, (address(0))));
        seller.execute(address(market), 0, abi.encodeCall(market.withdraw, (CAROL)));
        VM.expectRevert(abi.encodeWithSelector(IMarketplace.NothingToWithdraw.selector, address(seller)));
        seller.execute(address(market), 0, abi.encodeCall(market.withdraw, (CAROL)));
    }

    function test_withdraw_clearsTheBalanceBeforeItSendsCoins() public {
        Observer seller = new Observer();
        seller.watch(address(market), abi.encodeCall(market.proceedsOf, (address(seller))));
        seller.watch(address(nft), abi.encodeCall(nft.mintedTokens, ()));
        uint256 tokenId = _mint(ALICE, 0);
        _move(ALICE, address(seller), tokenId);
        seller.execute(address(nft), 0, abi.encodeCall(nft.setApprovalForAll, (address(market), true)));
        seller.execute(
            address(market), 0, abi.encodeCall(market.list, (tokenId, PRICE, block.timestamp + 1 days))
        );
        _buy(BOB, tokenId, PRICE);
        VM.assertEq(market.proceedsOf(address(seller)), PRICE);
        VM.recordLogs();
        seller.execute(address(market), 0, abi.encodeCall(market.withdraw, (address(seller))));
        VM.assertTrue(
            isToldBeforeArrival(VM.getRecordedLogs(), IMarketplace.ProceedsWithdrawn.selector), "told"
        );
        VM.assertEq(seller.arrivals(), 1);
        VM.assertEq(seller.seen(0), 0);
        VM.assertEq(address(seller).balance, PRICE);
    }

    /// @notice Each payee rejects its coins unless the token already belongs to the buyer.
    function test_buy_paysAfterTheTransferOfTheToken() public {
        PayeeOfABuyer payee = new PayeeOfABuyer(nft, 1, BOB);
        market = new Marketplace(ADMIN, CURATOR, PAUSER, address(payee), nft);
        VM.prank(CURATOR);
        market.setFee(250);
        uint256 tokenId = _mintAndList(ALICE, 0);
        VM.assertEq(tokenId, 1);
        VM.recordLogs();
        _buy(BOB, tokenId, PRICE);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs[0].topics[0], IMarketplace.Sold.selector);
        VM.assertEq(logs[logs.length - 1].topics[0], PayeeOfABuyer.Paid.selector);
        VM.assertEq(address(payee).balance, PRICE / 40);
        VM.assertEq(market.proceedsOf(address(payee)), 0);
    }

    function test_buy_paysTheSellerAfterTheTransferOfTheToken() public {
        uint256 tokenId = _mint(ALICE, 0);
        PayeeOfABuyer seller = new PayeeOfABuyer(nft, tokenId, BOB);
        _move(ALICE, address(seller), tokenId);
        seller.list(market, PRICE);
        VM.recordLogs();
        _buy(BOB, tokenId, PRICE);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs[0].topics[0], IMarketplace.Sold.selector);
        VM.assertEq(logs[logs.length - 1].topics[0], PayeeOfABuyer.Paid.selector);
        VM.assertEq(address(seller).balance, PRICE);
    }

    function test_buy_paysTheRoyaltyAfterTheTransferOfTheToken() public {
        WeirdNFT weird = _weirdListing();
        PayeeOfABuyer creator = new PayeeOfABuyer(NovaNFT(address(weird)), 1, BOB);
        weird.setRoyalty(WeirdNFT.Royalty.Given, address(creator), 0.3 ether);
        VM.recordLogs();
        _buy(BOB, 1, PRICE);
        VM.assertEq(VM.getRecordedLogs()[0].topics[0], IMarketplace.Sold.selector);
        VM.assertEq(address(creator).balance, 0.3 ether);
    }

    function test_withdraw_cannotBeReentered() public {
        NftReceiver seller = _sellerThat(NftReceiver.OnCoins.Revert, "");
        bytes memory again = abi.encodeCall(market.withdraw, (address(seller)));
        seller.setOnCoins(NftReceiver.OnCoins.Reenter, address(market), again);
        _sell(seller);
        seller.execute(address(market), 0, again);
        VM.assertEq(seller.reentries(), 0);
        VM.assertEq(address(seller).balance, 2 * PRICE);
    }

    function test_buyer_cannotCallBackFromOnERC721Received() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        NftReceiver buyer = new NftReceiver();
        VM.deal(address(buyer), PRICE);
        buyer.setOnToken(address(market), abi.encodeCall(market.cancel, (tokenId)));
        buyer.execute(address(market), PRICE, abi.encodeCall(market.buy, (tokenId, PRICE)));
        VM.assertEq(buyer.reentries(), 0);
        VM.assertEq(bytes32(buyer.lastError()), REENTERED);
        VM.assertEq(nft.ownerOf(tokenId), address(buyer));
        VM.assertEq(ALICE.balance, PRICE);
    }

    function test_buyer_cannotListFromOnERC721Received() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        NftReceiver buyer = new NftReceiver();
        VM.deal(address(buyer), PRICE);
        buyer.setOnToken(address(market), abi.encodeCall(market.list, (tokenId, PRICE, NOON + 1 days)));
        buyer.execute(address(market), PRICE, abi.encodeCall(market.buy, (tokenId, PRICE)));
        VM.assertEq(buyer.reentries(), 0);
        VM.assertEq(bytes32(buyer.lastError()), REENTERED);
    }

    function test_buy_doesNotCallTheTreasuryWithoutAFee() public {
        NftReceiver treasury = new NftReceiver();
        market = new Marketplace(ADMIN, CURATOR, PAUSER, address(treasury), nft);
        treasury.setOnCoins(NftReceiver.OnCoins.Reenter, address(nft), abi.encodeCall(nft.mintedTokens, ()));
        uint256 tokenId = _mintAndList(ALICE, 0);
        _buy(BOB, tokenId, PRICE);
        VM.assertEq(treasury.reentries(), 0);
    }

    function test_buyer_canTransferTheTokenInTheSameCall() public {
        uint256 tokenId = _mintAndList(ALICE, 0);
        NftReceiver buyer = new NftReceiver();
        VM.deal(address(buyer), PRICE);
        buyer.setOnToken(address(nft), abi.encodeCall(nft.transferFrom, (address(buyer), CAROL, tokenId)));
        buyer.execute(address(market), PRICE, abi.encodeCall(market.buy, (tokenId, PRICE)));
        VM.assertEq(nft.ownerOf(tokenId), CAROL);
    }

    function test_token_thatDoesNotMoveIsNotPaid() public {
        WeirdNFT weird = _weirdListing();
        weird.setStuck();
        _expectBuyRefusal(abi.encodeWithSelector(IMarketplace.NotTransferred.selector, 1), BOB, 1, PRICE);
    }

    function test_fuzz_payouts_sumToThePrice(uint256 price, uint256 royaltyBps, uint256 fee) public {
        price = bound(price, 1, type(uint96).max);
        uint256 tokenId = _mint(ALICE, bound(royaltyBps, 0, 1_000));
        _move(ALICE, CAROL, tokenId);
        fee = bound(fee, 0, 250);
        VM.prank(CURATOR);
        market.setFee(fee);
        _list(CAROL, tokenId, price);
        _buy(BOB, tokenId, price);
        VM.assertEq(ALICE.balance + CAROL.balance + TREASURY.balance, price);
        VM.assertEq(TREASURY.balance, price * fee / 10_000);
        VM.assertEq(address(market).balance, 0);
    }

    /// @dev Returns a contract that has sold a token and reacted to the payment in the given way.
    function _sellerThat(NftReceiver.OnCoins way, bytes memory call) private returns (NftReceiver seller) {
        seller = new NftReceiver();
        seller.setOnCoins(way, address(market), call);
        _sell(seller);
    }

    function _sell(NftReceiver seller) private {
        uint256 tokenId = _mint(ALICE, 0);
        _move(ALICE, address(seller), tokenId);
        seller.execute(address(nft), 0, abi.encodeCall(nft.setApprovalForAll, (address(market), true)));
        seller.execute(
            address(market), 0, abi.encodeCall(market.list, (tokenId, PRICE, block.timestamp + 1 days))
        );
        _buy(BOB, tokenId, PRICE);
    }
}
