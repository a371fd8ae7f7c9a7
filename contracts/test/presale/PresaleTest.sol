// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {PresaleReserve} from "../../src/presale/PresaleReserve.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {VM} from "../Vm.sol";

/// @notice A funded presale with a bonus of three slots, and the calls that most tests make.
abstract contract PresaleTest {
    address internal constant ADMIN = address(0xAD);
    address internal constant OPERATOR = address(0x09);
    address internal constant CURATOR = address(0xC0);
    address internal constant PAUSER = address(0xBA);
    address internal constant TIMELOCK = address(0x71);
    address internal constant TREASURY = address(0x7E);
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);
    address internal constant CAROL = address(0xCA401);

    uint256 internal constant USDT1 = 1_000_000;
    uint256 internal constant FUNDING = 200_000_000 ether;
    uint64 internal constant NOON = 1_768_478_400;

    TestUSDT internal usdt;
    Presale internal presale;
    PresaleReserve internal reserve;

    function setUp() public virtual {
        VM.warp(NOON);
        usdt = new TestUSDT();
        _deploy(_settings());
    }

    function _settings() internal view returns (Presale.Settings memory) {
        return Presale.Settings({
            admin: ADMIN,
            operator: OPERATOR,
            curator: CURATOR,
            pauser: PAUSER,
            timelock: TIMELOCK,
            treasury: TREASURY,
            usdt: IERC20(address(usdt)),
            bonusSlotsTotal: 3,
            whitelistOpensAt: 0,
            publicOpensAt: 0
        });
    }

    function _deploy(Presale.Settings memory settings) internal {
        VM.deal(address(this), FUNDING);
        presale = new Presale{value: FUNDING}(settings);
        reserve = PresaleReserve(payable(address(presale.RESERVE())));
    }

    /// @dev Gives a buyer USDT and the allowance for it.
    function _fund(address buyer, uint256 units) internal {
        for (uint256 left = units; left > 0;) {
            uint256 part = left > 10_000 * USDT1 ? 10_000 * USDT1 : left;
            usdt.tap(buyer, part);
            left -= part;
        }
        VM.prank(buyer);
        usdt.approve(address(presale), 0);
        VM.prank(buyer);
        usdt.approve(address(presale), units);
    }

    function _buy(address buyer, uint256 units) internal returns (uint256 baseWei, uint256 bonusWei) {
        _fund(buyer, units);
        uint256 phase = presale.currentPhase();
        VM.prank(buyer);
        return presale.buy(phase, units, 0);
    }

    function _expectBuyRefusal(bytes memory reason, address buyer, uint256 phase, uint256 units) internal {
        if (units <= 1_000_000 * USDT1) _fund(buyer, units);
        VM.prank(buyer);
        VM.expectRevert(reason);
        presale.buy(phase, units, 0);
    }

    function _reserve(bytes32 purchaseId, bytes32 buyerKey, address to, uint256 units) internal {
        uint256 phase = presale.currentPhase();
        VM.prank(OPERATOR);
        presale.reserve(purchaseId, buyerKey, to, phase, units, block.timestamp + 2 hours);
    }

    /// @dev Reserves with the Safe's approval, so that the daily limit does not affect tests of other
    /// rules.
    function _reserveApproved(bytes32 purchaseId, bytes32 buyerKey, address to, uint256 units) internal {
        uint256 phase = presale.currentPhase();
        VM.prank(ADMIN);
        presale.approvePurchase(purchaseId, to, phase, units);
        _reserve(purchaseId, buyerKey, to, units);
    }

    function _expectReserveRefusal(bytes memory reason, bytes32 purchaseId, bytes32 buyerKey, uint256 units)
        internal
    {
        uint256 phase = presale.currentPhase();
        VM.prank(OPERATOR);
        VM.expectRevert(reason);
        presale.reserve(purchaseId, buyerKey, ALICE, phase, units, block.timestamp + 2 hours);
    }

    function _fulfil(bytes32 purchaseId) internal {
        VM.prank(OPERATOR);
        presale.fulfil(purchaseId);
    }

    function _endPhases(uint256 last) internal {
        for (uint256 phase = presale.currentPhase(); phase <= last; phase++) {
            VM.prank(TIMELOCK);
            presale.endPhase(phase);
        }
    }

    function _keyOf(address account) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }

    function _assertBooks(uint256 phase, uint256 soldWei, uint256 reservedWei) internal view {
        VM.assertEq(presale.phaseOf(phase).soldWei, soldWei, "sold");
        VM.assertEq(presale.phaseOf(phase).reservedWei, reservedWei, "reserved");
    }
}
