// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ActionLedger} from "../../src/energy/ActionLedger.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, bound} from "../Vm.sol";

/**
 * @notice Performs the actions of attestor, spender, curator and time in any order, and compares the ledger
 * with a model. The model follows the specification (a credit pays debt first, a revocation takes what is
 * left and leaves the rest as debt), not the ledger's arithmetic.
 */
contract ActionLedgerHandler {
    using SafeCast for uint256;

    struct Books {
        uint256 awarded;
        uint256 revoked;
        uint256 spent;
        uint256 balance;
        uint256 debt;
    }

    ActionLedger public immutable ledger;
    address private immutable _attestor;
    address private immutable _spender;
    address private immutable _curator;

    address[] public accounts = [address(0xA1), address(0xA2), address(0xA3)];
    bytes32[] public keys;
    bytes32[] private _actionIds;
    bytes32[] private _spendIds;

    mapping(address account => Books) public booksOf;
    mapping(bytes32 actionId => bool) private _isRevoked;
    mapping(address account => mapping(bytes32 key => mapping(uint256 day => uint256))) private _countOnDay;
    mapping(address account => mapping(bytes32 key => uint256)) private _countEver;
    mapping(address account => mapping(bytes32 key => uint256)) private _lastAt;
    mapping(address account => mapping(uint256 day => uint256)) private _browserPoints;

    /// @notice Name of the limit that an action exceeded although it was credited.
    bytes32 public brokenLimit;
    uint256 public recorded;

    constructor(ActionLedger ledger_, address attestor, address spender, address curator) {
        ledger = ledger_;
        _attestor = attestor;
        _spender = spender;
        _curator = curator;
        keys = ledger_.actionKeys();
    }

    function accountCount() external view returns (uint256) {
        return accounts.length;
    }

    function record(uint256 accountSeed, uint256 keySeed, uint256 ageSeed) external {
        // Usually the recent past, sometimes the maximum age or slightly more, sometimes the future.
        uint256 age = ageSeed % 4 == 0 ? bound(ageSeed >> 8, 0, 8 days) : bound(ageSeed >> 8, 0, 2 hours);
        uint256 at = ageSeed % 16 == 1 ? block.timestamp + 1 : block.timestamp - age;
        _record(accounts[accountSeed % accounts.length], keys[keySeed % keys.length], at);
    }

    /// @notice Records up to a daily limit and beyond it.
    function recordMany(uint256 accountSeed, uint256 keySeed, uint256 countSeed) external {
        uint256 count = bound(countSeed, 2, 12);
        for (uint256 i = 0; i < count; i++) {
            _record(accounts[accountSeed % accounts.length], keys[keySeed % keys.length], block.timestamp);
        }
    }

    function recordAgain(uint256 idSeed) external {
        if (_actionIds.length == 0) return;
        bytes32 actionId = _actionIds[idSeed % _actionIds.length];
        IActionLedger.Action memory action = ledger.actionOf(actionId);
        VM.prank(_attestor);
        try ledger.record(
            actionId, action.account, bytes32(0), action.actionKey, block.timestamp.toUint64()
        ) {
            brokenLimit = "action id";
        } catch {}
    }

    function revoke(uint256 idSeed) external {
        if (_actionIds.length == 0) return;
        bytes32 actionId = _actionIds[idSeed % _actionIds.length];
        IActionLedger.Action memory action = ledger.actionOf(actionId);
        VM.prank(_attestor);
        try ledger.revoke(actionId) {
            if (_isRevoked[actionId]) brokenLimit = "revoked twice";
            _isRevoked[actionId] = true;
            Books storage books = booksOf[action.account];
            uint256 taken = action.points < books.balance ? action.points : books.balance;
            books.revoked += action.points;
            books.balance -= taken;
            books.debt += action.points - taken;
        } catch {
            VM.assertTrue(_isRevoked[actionId], "a recorded action can be revoked once");
        }
    }

    function spend(uint256 accountSeed, uint256 pointsSeed, uint256 idSeed) external {
        address account = accounts[accountSeed % accounts.length];
        Books storage books = booksOf[account];
        uint256 points = bound(pointsSeed, 0, books.balance + books.balance / 8 + 1);
        bool isReused = idSeed % 8 == 0 && _spendIds.length > 0;
        bytes32 spendId =
            isReused ? _spendIds[idSeed % _spendIds.length] : keccak256(abi.encode(_spendIds.length));
        VM.prank(_spender);
        try ledger.spend(spendId, account, points) {
            if (isReused) brokenLimit = "spend id";
            if (points > books.balance) brokenLimit = "balance";
            _spendIds.push(spendId);
            books.spent += points;
            books.balance -= points;
        } catch {
            VM.assertTrue(isReused || points > books.balance, "spendable points can be spent");
        }
    }

    function pass(uint256 secondsSeed) external {
        VM.warp(
            block.timestamp
                + (secondsSeed % 3 == 0 ? bound(secondsSeed, 1, 9 days) : bound(secondsSeed, 1, 6 hours))
        );
    }

    function switchType(uint256 keySeed) external {
        bytes32 key = keys[keySeed % keys.length];
        IActionLedger.ActionType memory actionType = ledger.actionTypeOf(key);
        // Usually active, because an inactive catalog tests nothing else.
        actionType.active = keySeed % 4 != 0;
        VM.prank(_curator);
        ledger.setActionType(key, actionType);
    }

    function _record(address account, bytes32 key, uint256 at) private {
        bytes32 actionId = keccak256(abi.encode(recorded, account, key, at));
        VM.prank(_attestor);
        try ledger.record(actionId, account, bytes32(0), key, at.toUint64()) {
            _noteRecord(actionId, account, key, at.toUint64());
        } catch {}
    }

    function _noteRecord(bytes32 actionId, address account, bytes32 key, uint64 at) private {
        _noteLimits(account, key, at);
        recorded++;
        _actionIds.push(actionId);
        Books storage books = booksOf[account];
        uint256 points = ledger.actionTypeOf(key).points;
        uint256 paid = points < books.debt ? points : books.debt;
        books.awarded += points;
        books.debt -= paid;
        books.balance += points - paid;
    }

    function _noteLimits(address account, bytes32 key, uint64 at) private {
        IActionLedger.ActionType memory actionType = ledger.actionTypeOf(key);
        uint256 day = at / 1 days;
        uint256 last = _lastAt[account][key];
        if (!actionType.active) brokenLimit = "active";
        if (at > block.timestamp) brokenLimit = "future";
        if (at + 7 days < block.timestamp) brokenLimit = "age";
        if (at < last) brokenLimit = "order";
        if (last > 0 && at - last < actionType.cooldown) brokenLimit = "cooldown";
        uint256 onDay = ++_countOnDay[account][key][day];
        if (actionType.dailyCap > 0 && onDay > actionType.dailyCap) brokenLimit = "daily cap";
        uint256 ever = ++_countEver[account][key];
        if (actionType.lifetimeCap > 0 && ever > actionType.lifetimeCap) brokenLimit = "lifetime cap";
        if (actionType.source == IActionLedger.Source.Browser) {
            _browserPoints[account][day] += actionType.points;
            if (_browserPoints[account][day] > 400) brokenLimit = "browser limit";
        }
        _lastAt[account][key] = at;
    }
}
