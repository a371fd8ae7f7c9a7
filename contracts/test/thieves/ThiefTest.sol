// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Timelock} from "../../src/access/Timelock.sol";
import {AccountFactory} from "../../src/account/AccountFactory.sol";
import {ActionLedger} from "../../src/energy/ActionLedger.sol";
import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {Marketplace} from "../../src/nft/Marketplace.sol";
import {NovaNFT} from "../../src/nft/NovaNFT.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {LockedVesting} from "../../src/treasury/LockedVesting.sol";
import {VM} from "../Vm.sol";

/// @notice All contracts with the roles that the deployment assigns.
abstract contract ThiefTest {
    address internal constant SAFE = address(0x5AFE);
    address internal constant OPERATOR = address(0x09);
    address internal constant GAS = address(0x6A5);
    address internal constant CURATOR = address(0xC0);
    address internal constant PAUSER = address(0xBA);
    address internal constant ALICE = address(0xA11CE);
    address internal constant LOOT = address(0x100);
    uint256 internal constant ATTESTOR_KEY = uint256(keccak256("attestor"));
    address internal immutable ATTESTOR = VM.addr(ATTESTOR_KEY);

    /// @dev 2026-01-15 23:30 UTC: half an hour before daily limits are reset, the best time for a thief.
    uint256 internal constant START = 1_768_519_800;
    /// @dev Number of accounts invented so far, which makes each one new.
    uint256 private _invented;
    bytes32 private constant CONVERT_TYPEHASH =
        keccak256("Convert(address account,uint256 points,uint256 nonce,uint256 deadline)");
    bytes32 internal constant WELCOME = "welcome_bonus";
    bytes32 internal constant REFERRAL = "referral_purchase";

    TestUSDT internal usdt;
    ActionLedger internal ledger;
    Timelock internal timelock;
    Presale internal presale;
    CommunityRewards internal rewards;
    NovaNFT internal nft;
    Marketplace internal market;
    TokenFactory internal tokens;
    AccountFactory internal accounts;
    LockedVesting internal vesting;

    function setUp() public virtual {
        VM.warp(START);
        usdt = new TestUSDT();
        ledger = new ActionLedger(SAFE, ATTESTOR, CURATOR, _catalogue());
        timelock = new Timelock(SAFE, CURATOR, PAUSER, 2 days);
        VM.deal(address(this), 1_000_000_000 ether);
        presale = new Presale{value: 200_000_000 ether}(_settings());
        rewards = new CommunityRewards{value: 30_000_000 ether}(SAFE, ATTESTOR, GAS, PAUSER, ledger, presale);
        nft = new NovaNFT(SAFE, CURATOR, PAUSER, ledger);
        market = new Marketplace(SAFE, CURATOR, PAUSER, SAFE, nft);
        tokens = new TokenFactory(SAFE, OPERATOR, PAUSER);
        accounts = new AccountFactory(SAFE, OPERATOR, PAUSER);
        vesting = new LockedVesting{value: 400_000_000 ether}(SAFE, uint64(START), 731 days, 731 days);
        bytes32 spender = ledger.SPENDER_ROLE();
        VM.prank(SAFE);
        ledger.grantRole(spender, address(rewards));
        VM.prank(SAFE);
        ledger.grantRole(spender, address(nft));
    }

    function _settings() internal view returns (Presale.Settings memory) {
        return Presale.Settings({
            admin: SAFE,
            operator: OPERATOR,
            curator: CURATOR,
            pauser: PAUSER,
            timelock: address(timelock),
            treasury: SAFE,
            usdt: IERC20(address(usdt)),
            bonusSlotsTotal: 1_000,
            whitelistOpensAt: 0,
            publicOpensAt: 0
        });
    }

    /// @dev Returns the two rows of the real catalog that are worth most to a thief.
    function _catalogue() private pure returns (IActionLedger.CatalogueEntry[] memory rows) {
        rows = new IActionLedger.CatalogueEntry[](2);
        rows[0] = IActionLedger.CatalogueEntry(
            WELCOME, IActionLedger.ActionType(1_000, 0, 0, 1, IActionLedger.Source.Server, true)
        );
        rows[1] = IActionLedger.CatalogueEntry(
            REFERRAL, IActionLedger.ActionType(500, 0, 10, 0, IActionLedger.Source.Server, true)
        );
    }

    /// @dev Signs a permit with the stolen attestor key.
    function _permit(address account, uint256 points) internal view returns (bytes memory) {
        (, string memory name, string memory version, uint256 chainId, address verifying,,) =
            rewards.eip712Domain();
        bytes32 separator = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                chainId,
                verifying
            )
        );
        bytes32 content = keccak256(
            abi.encode(CONVERT_TYPEHASH, account, points, rewards.nonces(account), block.timestamp)
        );
        (uint8 v, bytes32 r, bytes32 s) =
            VM.sign(ATTESTOR_KEY, keccak256(abi.encodePacked("\x19\x01", separator, content)));
        return abi.encodePacked(r, s, v);
    }

    /// @dev Returns the coins still held by the contracts; a thief has taken the difference.
    function _held() internal view returns (uint256) {
        return address(presale).balance + address(presale.RESERVE()).balance + address(rewards).balance
            + address(vesting).balance;
    }

    /// @dev Pays new addresses with the stolen gas key, until the contract refuses.
    function _drip(uint256 count, uint256 offset) internal {
        for (uint256 i = 0; i < count; i++) {
            uint256 number = offset + i + 1;
            VM.prank(GAS);
            try rewards.drip(bytes32(number), address(uint160(0x10_0000 + number))) {}
            catch {
                return;
            }
        }
    }

    /// @dev Gives each invented account 25 coins of the sale, which cover five of the rewards.
    function _robBoughtConversions(uint256 count) internal {
        for (uint256 i = 0; i < count; i++) {
            bytes32 id = bytes32(++_invented);
            address account = address(uint160(0x10_0000 + _invented));
            VM.prank(OPERATOR);
            presale.reserve(id, id, account, 1, 250_000, block.timestamp + 2 hours);
            VM.prank(OPERATOR);
            presale.fulfil(id);
            VM.prank(ATTESTOR);
            ledger.record(id, account, "user", REFERRAL, uint64(block.timestamp));
            bytes memory permit = _permit(account, 500);
            VM.prank(account);
            try rewards.convert(500, block.timestamp, permit) {}
            catch {
                return;
            }
        }
    }
}
