// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {Account} from "../../src/account/Account.sol";
import {AccountFactory} from "../../src/account/AccountFactory.sol";
import {IAccount} from "../../src/account/IAccount.sol";
import {IAccountFactory} from "../../src/account/IAccountFactory.sol";
import {CreatedToken} from "../../src/token/CreatedToken.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {WrappedNAC} from "../../src/token/WrappedNAC.sol";
import {WeirdNFT} from "../nft/WeirdNFT.sol";
import {Observer, isToldBeforeArrival} from "../Observer.sol";
import {VM, Vm, bound} from "../Vm.sol";

contract Items is ERC1155 {
    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts) external {
        _mintBatch(to, ids, amounts, "");
    }
}

contract AccountFactoryTest {
    address private constant ADMIN = address(0xAD);
    address private constant OPERATOR = address(0x09);
    address private constant PAUSER = address(0xBA);
    address private constant ALICE = address(0xA11CE);
    address private constant CAROL = address(0xCA401);
    address private constant BOB = address(0xB0B);
    bytes32 private constant ID = keccak256("account");
    uint256 private constant NOON = 1_768_478_400;

    AccountFactory private _factory;

    function setUp() public {
        VM.warp(NOON);
        _factory = new AccountFactory(ADMIN, OPERATOR, PAUSER);
    }

    function test_constants_matchTheDocumentation() public view {
        VM.assertEq(_factory.LINK_DELAY(), 86_400);
        VM.assertEq(_factory.PAUSER_CANCEL_COOLDOWN(), 2_592_000);
        VM.assertEq(_factory.defaultAdminDelay(), 172_800);
        VM.assertEq(_factory.MAX_PAUSE(), 604_800);
        VM.assertEq(_factory.PAUSE_COOLDOWN(), 259_200);
    }

    function test_create_deploysTheAccountAtThePredictedAddress() public {
        address foretold = _factory.accountOf(ID);
        VM.deal(foretold, 1 ether);
        VM.expectEmit(address(_factory));
        emit IAccountFactory.AccountCreated(ID, foretold);
        VM.prank(BOB);
        address account = _factory.create(ID);
        VM.assertEq(account, foretold);
        VM.assertEq(account.balance, 1 ether);
        VM.assertEq(_factory.createdAt(ID), NOON);
        VM.warp(NOON + 1);
        VM.assertEq(_factory.create(ID), account);
        VM.assertEq(_factory.createdAt(ID), NOON);
    }

    function test_link_waitsADayForAnAccountThatItCreates() public {
        VM.expectEmit(address(_factory));
        emit IAccountFactory.LinkRequested(ID, ALICE, NOON + 1 days);
        _request(ID, ALICE);
        _expectTheDay(NOON + 1 days);
    }

    function test_link_waitsADayForAnExistingAccount() public {
        _factory.create(ID);
        VM.warp(NOON + 1 hours);
        _request(ID, ALICE);
        _expectTheDay(NOON + 1 days + 1 hours);
    }

    function test_link_requiresTheRoleUntilItTakesEffect() public {
        _request(ID, ALICE);
        bytes32 role = _factory.OPERATOR_ROLE();
        VM.prank(ADMIN);
        _factory.revokeRole(role, OPERATOR);
        VM.assertEq(_factory.linkOf(ID).wallet, address(0));
        VM.warp(NOON + 1 days);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.NoLink.selector, ID));
        _factory.completeLink(ID);
        VM.prank(ADMIN);
        _factory.grantRole(role, CAROL);
        VM.prank(CAROL);
        _factory.link(ID, BOB);
        VM.assertEq(_factory.linkOf(ID).operator, CAROL);
        VM.warp(NOON + 2 days);
        _factory.completeLink(ID);
        VM.assertEq(_owner(), BOB);
    }

    function test_link_emitsBeforeTheAccountDoes() public {
        _request(ID, ALICE);
        VM.warp(block.timestamp + 1 days);
        VM.recordLogs();
        _factory.completeLink(ID);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs[0].topics[0], IAccountFactory.Linked.selector);
        VM.assertEq(logs[1].topics[0], IAccount.OwnershipTransferred.selector);
    }

    /// @notice A single byte is also a call, and a call requires code that answers it.
    function test_account_revertsForACallOfOneByteToAnAddressWithoutCode() public {
        _link(ID, ALICE);
        IAccount account = IAccount(_factory.accountOf(ID));
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(Address.AddressEmptyCode.selector, BOB));
        account.execute(BOB, 0, hex"01");
    }

    function test_account_emitsTheCallBeforeTheCoinsArrive() public {
        _link(ID, ALICE);
        IAccount account = IAccount(_factory.accountOf(ID));
        Observer receiver = new Observer();
        VM.deal(address(account), 5);
        VM.recordLogs();
        VM.prank(ALICE);
        account.execute(address(receiver), 5, "");
        VM.assertTrue(isToldBeforeArrival(VM.getRecordedLogs(), IAccount.Executed.selector), "executed");
    }

    function test_link_cannotBeReplaced() public {
        _request(ID, ALICE);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.LinkPending.selector, ALICE));
        _factory.link(ID, BOB);
    }

    function test_link_hasNoPowerOverAnOwnedAccount() public {
        _link(ID, ALICE);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IAccount.AlreadyOwned.selector, ALICE));
        _factory.link(ID, BOB);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.NoLink.selector, ID));
        _factory.completeLink(ID);
    }

    function test_link_revertsForTheZeroAddress() public {
        VM.prank(OPERATOR);
        VM.expectRevert(IAccountFactory.InvalidAccount.selector);
        _factory.link(ID, address(0));
    }

    function test_cancel_removesAPendingLink() public {
        address[2] memory allowed = [OPERATOR, PAUSER];
        for (uint256 i = 0; i < 2; i++) {
            _request(ID, ALICE);
            VM.expectEmit(address(_factory));
            emit IAccountFactory.LinkCancelled(ID, ALICE);
            VM.prank(allowed[i]);
            _factory.cancelLink(ID);
            VM.warp(block.timestamp + 2 days);
            VM.expectRevert(abi.encodeWithSelector(IAccountFactory.NoLink.selector, ID));
            _factory.completeLink(ID);
        }
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.NoLink.selector, ID));
        _factory.cancelLink(ID);
    }

    function test_pause_stopsLinkButNotCancel() public {
        _request(ID, ALICE);
        VM.warp(NOON + 1 days);
        VM.prank(PAUSER);
        _factory.pause();
        VM.expectRevert(Pausable.EnforcedPause.selector);
        _factory.completeLink(ID);
        VM.prank(OPERATOR);
        VM.expectRevert(Pausable.EnforcedPause.selector);
        _factory.link("other", ALICE);
        VM.prank(PAUSER);
        _factory.cancelLink(ID);
        VM.prank(PAUSER);
        _factory.unpause();
        _request("other", ALICE);
    }

    function test_roles_allowOnlyTheirFunctions() public {
        address[3] memory others = [ADMIN, ALICE, BOB];
        bytes32 operator = _factory.OPERATOR_ROLE();
        bytes32 pauser = _factory.PAUSER_ROLE();
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], operator));
            _factory.link(ID, others[i]);
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IAccountFactory.NotAllowed.selector, others[i]));
            _factory.cancelLink(ID);
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            _factory.pause();
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            _factory.unpause();
        }
    }

    function test_account_withoutOwnerRejectsCalls() public {
        IAccount account = IAccount(_factory.create(ID));
        VM.deal(address(account), 1 ether);
        address[4] memory others = [ADMIN, OPERATOR, PAUSER, ALICE];
        for (uint256 i = 0; i < 4; i++) {
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IAccount.NotOwner.selector, others[i]));
            account.execute(others[i], 1, "");
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IAccount.NotOwner.selector, others[i]));
            account.transferOwnership(others[i]);
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IAccount.NotFactory.selector, others[i]));
            account.setFirstOwner(others[i]);
        }
    }

    function test_account_holdsAssetsThatItsOwnerCanMove() public {
        address account = _factory.accountOf(ID);
        VM.deal(account, 2 ether);
        TokenFactory factory = new TokenFactory(ADMIN, OPERATOR, PAUSER);
        VM.prank(OPERATOR);
        CreatedToken token = CreatedToken(factory.createFor("op", account, "Car", "CAR", 5, ""));
        WeirdNFT nft = new WeirdNFT();
        nft.mint(address(this), 1);
        _link(ID, ALICE);
        nft.safeTransferFrom(address(this), account, 1);

        VM.expectEmit(account);
        emit IAccount.Executed(BOB, 1 ether);
        _execute(ALICE, BOB, 1 ether, "");
        _execute(ALICE, address(token), 0, abi.encodeCall(token.transfer, (BOB, 5)));
        _execute(ALICE, address(token), 0, abi.encodeCall(token.transferOwnership, (BOB)));
        _execute(ALICE, address(nft), 0, abi.encodeWithSelector(nft.transferFrom.selector, account, BOB, 1));
        VM.assertEq(BOB.balance, 1 ether);
        VM.assertEq(token.balanceOf(BOB), 5);
        VM.assertEq(token.owner(), BOB);
        VM.assertEq(nft.ownerOf(1), BOB);
    }

    function test_account_holdsErc1155TokensThatItsOwnerCanMove() public {
        address account = _factory.accountOf(ID);
        Items items = new Items();
        _link(ID, ALICE);
        items.mint(account, 7, 3);
        uint256[] memory ids = new uint256[](2);
        uint256[] memory amounts = new uint256[](2);
        (ids[0], ids[1], amounts[0], amounts[1]) = (8, 9, 1, 2);
        items.mintBatch(account, ids, amounts);
        VM.assertEq(items.balanceOf(account, 9), 2);
        VM.assertEq(IERC165(account).supportsInterface(type(IERC1155Receiver).interfaceId), true);
        bytes memory send =
            abi.encodeWithSelector(items.safeTransferFrom.selector, account, BOB, 7, 3, bytes(""));
        _execute(ALICE, address(items), 0, send);
        VM.assertEq(items.balanceOf(BOB, 7), 3);
    }

    function test_account_forwardsCallsCoinsAndErrors() public {
        WrappedNAC wrapped = new WrappedNAC();
        address account = _factory.accountOf(ID);
        VM.deal(account, 1 ether);
        _link(ID, ALICE);
        _execute(ALICE, address(wrapped), 1 ether, abi.encodeCall(wrapped.deposit, ()));
        VM.assertEq(wrapped.balanceOf(account), 1 ether);
        VM.prank(ALICE);
        VM.expectRevert();
        IAccount(account).execute(address(wrapped), 0, abi.encodeCall(wrapped.withdraw, (2 ether)));
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(Errors.InsufficientBalance.selector, 0, 1));
        IAccount(account).execute(BOB, 1, "");
    }

    function test_account_ownerTransfersOwnership() public {
        _link(ID, ALICE);
        IAccount account = IAccount(_factory.accountOf(ID));
        VM.prank(ALICE);
        VM.expectRevert(IAccount.InvalidAccount.selector);
        account.transferOwnership(address(0));
        VM.expectEmit(address(account));
        emit IAccount.OwnershipTransferred(ALICE, BOB);
        VM.prank(ALICE);
        account.transferOwnership(BOB);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IAccount.NotOwner.selector, ALICE));
        account.execute(ALICE, 0, "");
        _execute(BOB, ALICE, 0, "");
    }

    /// @notice The test acts as the factory, which can also set the first owner only once.
    function test_account_setsItsFirstOwnerOnce() public {
        Account account = new Account();
        VM.expectEmit(address(account));
        emit IAccount.OwnershipTransferred(address(0), ALICE);
        account.setFirstOwner(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IAccount.AlreadyOwned.selector, ALICE));
        account.setFirstOwner(BOB);
        VM.assertEq(account.owner(), ALICE);
    }

    function test_account_implementationHasNoOwner() public {
        IAccount implementation = IAccount(_factory.IMPLEMENTATION());
        VM.assertEq(implementation.owner(), address(0));
        VM.expectRevert(abi.encodeWithSelector(IAccount.NotFactory.selector, address(this)));
        implementation.setFirstOwner(ALICE);
        VM.assertEq(implementation.FACTORY(), address(_factory));
    }

    function test_constructor_revertsForMissingAccounts() public {
        VM.expectRevert(IAccountFactory.InvalidAccount.selector);
        new AccountFactory(ADMIN, address(0), PAUSER);
        VM.expectRevert(IAccountFactory.InvalidAccount.selector);
        new AccountFactory(ADMIN, OPERATOR, address(0));
    }

    function test_cancel_isAllowedToThePauserOnceInThirtyDays() public {
        _request(ID, ALICE);
        VM.prank(PAUSER);
        _factory.cancelLink(ID);
        VM.assertEq(_factory.pauserCancelsFrom(ID), NOON + 30 days);
        _request(ID, ALICE);
        VM.prank(PAUSER);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.CancelCoolingDown.selector, NOON + 30 days));
        _factory.cancelLink(ID);
        _request("other", ALICE);
        VM.prank(PAUSER);
        _factory.cancelLink("other");
        VM.prank(OPERATOR);
        _factory.cancelLink(ID);
        VM.assertEq(_factory.pauserCancelsFrom(ID), NOON + 30 days);
        VM.warp(NOON + 30 days);
        _request(ID, ALICE);
        VM.prank(PAUSER);
        _factory.cancelLink(ID);
    }

    function test_fuzz_link_neverChangesTheOwnerWithinADay(uint256 age, uint256 wait) public {
        if (age % 3 > 0) _factory.create(ID);
        VM.warp(NOON + bound(age, 0, 400 days));
        _request(ID, ALICE);
        wait = bound(wait, 0, 2 days);
        VM.warp(block.timestamp + wait);
        try _factory.completeLink(ID) {
            VM.assertTrue(wait >= 1 days, "a day must pass");
        } catch {
            VM.assertTrue(wait < 1 days, "after a day it is done");
        }
    }

    function _expectTheDay(uint256 effectiveAt) private {
        VM.warp(effectiveAt - 1);
        VM.expectRevert(abi.encodeWithSelector(IAccountFactory.LinkWaiting.selector, effectiveAt));
        _factory.completeLink(ID);
        VM.assertEq(_owner(), address(0));
        VM.warp(effectiveAt);
        VM.expectEmit(address(_factory));
        emit IAccountFactory.Linked(ID, _factory.accountOf(ID), ALICE);
        VM.prank(BOB);
        _factory.completeLink(ID);
        VM.assertEq(_owner(), ALICE);
        VM.assertEq(_factory.linkOf(ID).wallet, address(0));
    }

    function _request(bytes32 id, address wallet) private {
        VM.prank(OPERATOR);
        _factory.link(id, wallet);
    }

    /// @dev Requests a link and lets its delay pass.
    function _link(bytes32 id, address wallet) private {
        _request(id, wallet);
        VM.warp(block.timestamp + 1 days);
        _factory.completeLink(id);
    }

    function _execute(address owner, address target, uint256 value, bytes memory data) private {
        IAccount account = IAccount(_factory.accountOf(ID));
        VM.prank(owner);
        account.execute(target, value, data);
    }

    function _owner() private view returns (address) {
        return IAccount(_factory.accountOf(ID)).owner();
    }

    function _unauthorized(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
