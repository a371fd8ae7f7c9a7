// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {AccountFactory} from "../../src/account/AccountFactory.sol";
import {IAccount} from "../../src/account/IAccount.sol";
import {VM, bound} from "../Vm.sol";

/**
 * @notice The test is its own handler: operator, pauser, wallets, strangers and time act in any order, and
 * are compared with a model of IAccountFactory's documentation.
 */
contract AccountFactoryInvariantTest {
    address private constant ADMIN = address(0xAD);
    address private constant OPERATOR = address(0x09);
    address private constant PAUSER = address(0xBA);
    address private constant SINK = address(0x51);

    struct Books {
        uint256 madeAt;
        address owner;
        address waiting;
        uint256 waitsUntil;
        uint256 pauserCancelsFrom;
        uint256 putInWei;
        uint256 takenOutWei;
    }

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    AccountFactory private _factory;
    address[3] private _wallets = [address(0xA1), address(0xA2), address(0xA3)];
    address[5] private _people = [address(0xA1), address(0xA2), address(0xA3), OPERATOR, PAUSER];
    mapping(bytes32 id => Books) private _books;
    uint256 private _ids = 3;
    uint256 private _links;
    bytes32 private _brokenRule;

    function setUp() public {
        VM.warp(1_768_478_400);
        _factory = new AccountFactory(ADMIN, OPERATOR, PAUSER);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](10);
        selectors[0] = this.create.selector;
        selectors[1] = this.link.selector;
        selectors[2] = this.completeLink.selector;
        selectors[3] = this.cancelLink.selector;
        selectors[4] = this.pass.selector;
        selectors[5] = this.give.selector;
        selectors[6] = this.take.selector;
        selectors[7] = this.handOver.selector;
        selectors[8] = this.setPaused.selector;
        selectors[9] = this.linkNew.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function create(uint256 seed) external {
        _factory.create(_idOf(seed));
        _noteMade(_idOf(seed));
    }

    /// @notice Usually called by the operator, sometimes by an unauthorized address.
    function link(uint256 seed, uint256 walletSeed, uint256 callerSeed) external {
        bytes32 id = _idOf(seed);
        address wallet = _wallets[walletSeed % 3];
        address caller = callerSeed % 4 == 0 ? _people[callerSeed % 5] : OPERATOR;
        Books storage books = _books[id];
        VM.prank(caller);
        try _factory.link(id, wallet) {
            _noteMade(id);
            if (caller != OPERATOR) _brokenRule = "link by a stranger";
            if (_factory.paused()) _brokenRule = "link while paused";
            if (books.owner != address(0)) _brokenRule = "link of an owned account";
            if (books.waiting != address(0)) _brokenRule = "link over a link";
            (books.waiting, books.waitsUntil) = (wallet, block.timestamp + 1 days);
        } catch {}
    }

    /// @notice Links a new account, so that every run has links and does not run out of accounts without an
    /// owner.
    function linkNew(uint256 walletSeed) external {
        if (_ids < 9) _ids += 1;
        this.setPaused(1);
        this.link(_ids - 1, walletSeed, 1);
        VM.warp(block.timestamp + 1 days);
        this.completeLink(_ids - 1, 0);
    }

    function completeLink(uint256 seed, uint256 callerSeed) external {
        bytes32 id = _idOf(seed);
        Books storage books = _books[id];
        VM.prank(_people[callerSeed % 5]);
        try _factory.completeLink(id) {
            if (books.waiting == address(0)) _brokenRule = "no link waited";
            if (block.timestamp < books.waitsUntil) _brokenRule = "a day must pass";
            if (_factory.paused()) _brokenRule = "completed while paused";
            _noteLinked(id, books.waiting);
        } catch {}
    }

    function cancelLink(uint256 seed, uint256 callerSeed) external {
        bytes32 id = _idOf(seed);
        address caller = _people[callerSeed % 5];
        VM.prank(caller);
        try _factory.cancelLink(id) {
            if (caller != OPERATOR && caller != PAUSER) _brokenRule = "cancelled by a stranger";
            if (_books[id].waiting == address(0)) _brokenRule = "nothing to cancel";
            if (caller == PAUSER) {
                if (block.timestamp < _books[id].pauserCancelsFrom) _brokenRule = "cancelled too often";
                _books[id].pauserCancelsFrom = block.timestamp + 30 days;
            }
            _books[id].waiting = address(0);
        } catch {}
    }

    function pass(uint256 seed) external {
        VM.warp(block.timestamp + bound(seed, 1, 18 hours));
    }

    function give(uint256 seed, uint256 amountWei) external {
        address account = _factory.accountOf(_idOf(seed));
        amountWei = bound(amountWei, 0, 10 ether);
        VM.deal(account, account.balance + amountWei);
        _books[_idOf(seed)].putInWei += amountWei;
    }

    /// @notice Tries to withdraw coins from every account with every caller.
    function take(uint256 seed, uint256 callerSeed, uint256 amountWei) external {
        bytes32 id = _idOf(seed);
        IAccount account = IAccount(_factory.create(id));
        _noteMade(id);
        Books storage books = _books[id];
        address caller =
            callerSeed % 2 == 0 && books.owner != address(0) ? books.owner : _people[callerSeed % 5];
        amountWei = bound(amountWei, 0, address(account).balance);
        VM.prank(caller);
        try account.execute(SINK, amountWei, "") {
            if (caller != books.owner) _brokenRule = "taken by a stranger";
            books.takenOutWei += amountWei;
        } catch {}
    }

    function handOver(uint256 seed, uint256 callerSeed, uint256 toSeed) external {
        bytes32 id = _idOf(seed);
        IAccount account = IAccount(_factory.create(id));
        _noteMade(id);
        address caller = _people[callerSeed % 5];
        address to = toSeed % 8 == 0 ? address(0) : _wallets[toSeed % 3];
        VM.prank(caller);
        try account.transferOwnership(to) {
            if (caller != _books[id].owner) _brokenRule = "handed over by a stranger";
            if (to == address(0)) _brokenRule = "handed over to nobody";
            _books[id].owner = to;
        } catch {}
        VM.prank(caller);
        try account.setFirstOwner(caller) {
            _brokenRule = "first owner from outside";
        } catch {}
    }

    function setPaused(uint256 seed) external {
        // Usually unpaused, because a paused factory tests nothing else.
        bool paused = seed % 8 == 0;
        if (paused == _factory.paused()) return;
        VM.prank(PAUSER);
        if (paused) {
            try _factory.pause() {} catch {}
        } else {
            _factory.unpause();
        }
    }

    function invariant_ownersMatchTheModel() external view {
        for (uint256 i = 0; i < _ids; i++) {
            address account = _factory.accountOf(_idOf(i));
            if (account.code.length == 0) continue;
            VM.assertEq(IAccount(account).owner(), _books[_idOf(i)].owner);
        }
    }

    function invariant_onlyTheOwnerMovesAssetsOfAnAccount() external view {
        uint256 takenWei;
        for (uint256 i = 0; i < _ids; i++) {
            Books storage books = _books[_idOf(i)];
            VM.assertEq(_factory.accountOf(_idOf(i)).balance, books.putInWei - books.takenOutWei);
            if (books.owner == address(0)) VM.assertEq(books.takenOutWei, 0);
            takenWei += books.takenOutWei;
        }
        VM.assertEq(SINK.balance, takenWei);
    }

    function invariant_linksMatchTheModel() external view {
        for (uint256 i = 0; i < _ids; i++) {
            Books storage books = _books[_idOf(i)];
            VM.assertEq(_factory.linkOf(_idOf(i)).wallet, books.waiting);
            if (books.waiting != address(0)) {
                VM.assertEq(uint256(_factory.linkOf(_idOf(i)).effectiveAt), books.waitsUntil);
            }
            VM.assertEq(_factory.createdAt(_idOf(i)), books.madeAt);
        }
    }

    function invariant_noRuleIsBroken() external view {
        VM.assertEq(_brokenRule, bytes32(0));
    }

    /// @notice A run without any linked wallet would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_links > 0, "the run linked no wallet");
    }

    function _noteMade(bytes32 id) private {
        if (_books[id].madeAt == 0) _books[id].madeAt = block.timestamp;
    }

    function _noteLinked(bytes32 id, address wallet) private {
        _links += 1;
        _books[id].owner = wallet;
        _books[id].waiting = address(0);
    }

    function _idOf(uint256 seed) private view returns (bytes32) {
        return keccak256(abi.encode(seed % _ids));
    }
}
