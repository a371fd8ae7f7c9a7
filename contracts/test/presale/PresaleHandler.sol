// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPresale} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {VM, bound} from "../Vm.sol";

/// @notice Buyers, operator, timelock and time act in any order; the sale's books are compared with a
/// model.
contract PresaleHandler {
    Presale private immutable _presale;
    TestUSDT private immutable _usdt;
    address private immutable _operator;
    address private immutable _timelock;

    address[4] private _buyers = [address(0xA1), address(0xA2), address(0xA3), address(0xA4)];
    bytes32[] private _open;
    uint256 private _nextId;

    uint256 public paidUnits;
    uint256 public basePaidWei;
    uint256 public bonusPaidWei;
    uint256 public openBaseWei;
    uint256 public openBonusWei;
    uint256 public bonuses;
    uint256 public purchases;
    mapping(uint256 phase => uint256) public soldWei;
    mapping(bytes32 purchaseId => uint256) private _fulfilments;
    mapping(address to => uint256) private _bonuses;
    uint256[2][] private _deliveries;

    /// @notice Name of the rule that a successful action violated.
    bytes32 public brokenRule;

    constructor(Presale presale, TestUSDT usdt, address operator, address timelock) {
        _presale = presale;
        _usdt = usdt;
        _operator = operator;
        _timelock = timelock;
        for (uint256 i = 0; i < _buyers.length; i++) {
            VM.prank(_buyers[i]);
            _usdt.approve(address(_presale), type(uint256).max);
        }
    }

    function buyerCoins() external view returns (uint256 sum) {
        for (uint256 i = 0; i < _buyers.length; i++) {
            sum += _buyers[i].balance;
        }
    }

    function buy(uint256 buyerSeed, uint256 unitsSeed, uint256 phaseSeed) external {
        address buyer = _buyers[buyerSeed % _buyers.length];
        uint256 phase = _pickPhase(phaseSeed);
        // Limits amounts to one `tap` of TestUSDT, so that phases last; the timelock and sellOut end them.
        uint256 units = bound(unitsSeed, 9_000, 10_000e6);
        _buy(buyer, phase, units);
    }

    /// @notice Buys as much as one step can, so that phases also end by selling out.
    function sellOut(uint256 buyerSeed) external {
        address buyer = _buyers[buyerSeed % _buyers.length];
        uint256 phase = _presale.currentPhase();
        if (phase > 2) return;
        uint256 units = _presale.leftOf(phase) / (1 ether / _presale.phaseOf(phase).priceUsdtUnits);
        if (units >= 10_000) _buy(buyer, phase, units);
    }

    function reserve(uint256 buyerSeed, uint256 unitsSeed, uint256 phaseSeed, uint256 timeSeed) external {
        bytes32 id = keccak256(abi.encode(_nextId++));
        uint256 phase = _pickPhase(phaseSeed);
        bytes32 key = bytes32(uint256(uint160(_buyers[buyerSeed % _buyers.length])));
        bytes32 open = _presale.openReservationOf(key);
        address to = _buyers[(buyerSeed >> 8) % _buyers.length];
        uint256 units = bound(unitsSeed, 9_000, 10_000e6);
        VM.prank(_operator);
        try _presale.reserve(id, key, to, phase, units, block.timestamp + bound(timeSeed, 1, 2 hours)) {
            if (open != bytes32(0)) brokenRule = "one open reservation";
            IPresale.Reservation memory r = _presale.reservationOf(id);
            openBaseWei += r.baseWei;
            openBonusWei += r.bonusWei;
            if (r.bonusWei > 0) bonuses += 1;
            IPresale.Phase memory p = _presale.phaseOf(phase);
            uint256 floorWei = _presale.nacOf(phase, 100e6);
            if (p.reservedWei * 5 > p.allocationWei - p.soldWei && p.reservedWei > floorWei) {
                brokenRule = "a fifth";
            }
            _open.push(id);
        } catch {}
    }

    function fulfil(uint256 idSeed) external {
        if (_open.length == 0) return;
        bytes32 id = _open[idSeed % _open.length];
        IPresale.Reservation memory r = _presale.reservationOf(id);
        VM.prank(_operator);
        try _presale.fulfil(id) {
            if (++_fulfilments[id] > 1) brokenRule = "fulfilled twice";
            if (r.status != IPresale.ReservationStatus.Open) brokenRule = "not open";
            openBaseWei -= r.baseWei;
            openBonusWei -= r.bonusWei;
            basePaidWei += r.baseWei;
            bonusPaidWei += r.bonusWei;
            soldWei[r.phase] += r.baseWei;
            purchases += 1;
            if (r.bonusWei > 0 && ++_bonuses[r.to] > 1) brokenRule = "one bonus per recipient";
            _deliveries.push([block.timestamp, uint256(r.baseWei) + r.bonusWei]);
            if (_deliveredInADay() > 720_000 ether) brokenRule = "daily limit";
        } catch {}
    }

    function release(uint256 idSeed) external {
        if (_open.length == 0) return;
        bytes32 id = _open[idSeed % _open.length];
        IPresale.Reservation memory r = _presale.reservationOf(id);
        try _presale.release(id) {
            if (block.timestamp < r.expiresAt) brokenRule = "released early";
            openBaseWei -= r.baseWei;
            openBonusWei -= r.bonusWei;
            if (r.bonusWei > 0) bonuses -= 1;
        } catch {}
    }

    function pass(uint256 secondsSeed) external {
        VM.warp(block.timestamp + bound(secondsSeed, 1, 3 hours));
    }

    function endPhase(uint256 seed) external {
        // Hashed, because fuzzed numbers are often round.
        if (uint256(keccak256(abi.encode(seed))) % 16 != 0) return;
        uint256 phase = _presale.currentPhase();
        if (phase > 3) return;
        VM.prank(_timelock);
        _presale.endPhase(phase);
    }

    function close(uint256 seed) external {
        if (seed % 4 != 0) return;
        try _presale.close() {
            if (openBaseWei > 0) brokenRule = "closed over a reservation";
        } catch {}
    }

    function _buy(address buyer, uint256 phase, uint256 units) private {
        for (uint256 left = units; left > 0;) {
            uint256 part = left > 10_000e6 ? 10_000e6 : left;
            _usdt.tap(buyer, part);
            left -= part;
        }
        uint256 before = _presale.currentPhase();
        VM.prank(buyer);
        try _presale.buy(phase, units, 0) returns (uint256 baseWei, uint256 bonusWei) {
            if (before != phase) brokenRule = "phase";
            if (units < 10_000) brokenRule = "minimum";
            if (bonusWei > 0 && phase != 1) brokenRule = "bonus phase";
            if (bonusWei > 0) bonuses += 1;
            if (bonusWei > 0 && ++_bonuses[buyer] > 1) brokenRule = "one bonus per buyer";
            paidUnits += units;
            basePaidWei += baseWei;
            bonusPaidWei += bonusWei;
            soldWei[phase] += baseWei;
            purchases += 1;
        } catch {}
    }

    function _deliveredInADay() private view returns (uint256 sum) {
        for (uint256 i = _deliveries.length; i > 0; i--) {
            if (_deliveries[i - 1][0] + 1 days < block.timestamp) break;
            sum += _deliveries[i - 1][1];
        }
    }

    function _pickPhase(uint256 seed) private view returns (uint256) {
        return seed % 8 == 0 ? seed % 5 : _presale.currentPhase();
    }
}
