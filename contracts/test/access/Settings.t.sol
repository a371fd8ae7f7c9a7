// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {AccountFactory} from "../../src/account/AccountFactory.sol";
import {IAccountFactory} from "../../src/account/IAccountFactory.sol";
import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {IMarketplace} from "../../src/nft/IMarketplace.sol";
import {INovaNFT} from "../../src/nft/INovaNFT.sol";
import {Marketplace} from "../../src/nft/Marketplace.sol";
import {NovaNFT} from "../../src/nft/NovaNFT.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleReserve} from "../../src/presale/IPresaleReserve.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {ITokenFactory} from "../../src/token/ITokenFactory.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {ILockedVesting} from "../../src/treasury/ILockedVesting.sol";
import {LockedVesting} from "../../src/treasury/LockedVesting.sol";
import {ThiefTest} from "../thieves/ThiefTest.sol";
import {VM} from "../Vm.sol";

/// @notice Settings of every deployment, and the admin delay that all contracts share.
contract SettingsTest is ThiefTest {
    function test_constructors_emitTheirSettings() public {
        VM.expectEmit();
        emit ICommunityRewards.SettingsFixed(address(ledger), address(presale));
        new CommunityRewards(SAFE, ATTESTOR, GAS, PAUSER, ledger, presale);
        VM.expectEmit();
        emit INovaNFT.SettingsFixed(address(ledger));
        new NovaNFT(SAFE, CURATOR, PAUSER, ledger);
        VM.expectEmit();
        emit IMarketplace.SettingsFixed(LOOT, address(nft));
        new Marketplace(SAFE, CURATOR, PAUSER, LOOT, nft);
        VM.deal(address(this), 5);
        VM.expectEmit();
        emit ILockedVesting.SettingsFixed(SAFE, START, 731 days, 5 days);
        new LockedVesting{value: 5}(SAFE, uint64(START), 731 days, 5 days);
    }

    function test_constructorsOfFactories_emitTheImplementation() public {
        VM.expectEmit();
        emit IAccountFactory.SettingsFixed(VM.computeCreateAddress(_next(), 1));
        new AccountFactory(SAFE, OPERATOR, PAUSER);
        VM.expectEmit();
        emit ITokenFactory.SettingsFixed(VM.computeCreateAddress(_next(), 1));
        new TokenFactory(SAFE, OPERATOR, PAUSER);
    }

    function test_constructorOfThePresale_emitsItsSettingsAndItsReserve() public {
        Presale.Settings memory settings = _settings();
        settings.bonusSlotsTotal = 7;
        settings.whitelistOpensAt = 8;
        settings.publicOpensAt = 9;
        settings.treasury = LOOT;
        VM.deal(address(this), 200_000_000 ether);
        address reserve = VM.computeCreateAddress(_next(), 1);
        VM.expectEmit(reserve);
        emit IPresaleReserve.SettingsFixed(_next(), LOOT);
        VM.expectEmit(_next());
        emit IPresale.SettingsFixed(address(usdt), LOOT, reserve, 7, 8, 9);
        new Presale{value: 200_000_000 ether}(settings);
    }

    /// @notice An additional zero address in a list would give the role to everyone.
    function test_constructorOfTheTimelock_grantsEachRoleToItsHolderOnly() public view {
        bytes32[3] memory roles =
            [timelock.PROPOSER_ROLE(), timelock.EXECUTOR_ROLE(), timelock.CANCELLER_ROLE()];
        address[5] memory holders = [SAFE, CURATOR, PAUSER, OPERATOR, address(0)];
        bool[5][3] memory expected = [
            [true, true, false, false, false],
            [true, false, false, false, false],
            [true, true, true, false, false]
        ];
        for (uint256 r = 0; r < 3; r++) {
            for (uint256 h = 0; h < 5; h++) {
                VM.assertEq(timelock.hasRole(roles[r], holders[h]), expected[r][h]);
            }
        }
        VM.assertEq(timelock.hasRole(timelock.DEFAULT_ADMIN_ROLE(), SAFE), true);
        VM.assertEq(timelock.getMinDelay(), 172_800);
    }

    /// @notice A stolen signature of the Safe needs two more days, during which everyone can see the
    /// pending change.
    function test_admins_areTransferredInTwoStepsAfterTwoDays() public {
        address[7] memory governed = [
            address(ledger),
            address(presale),
            address(rewards),
            address(nft),
            address(market),
            address(tokens),
            address(accounts)
        ];
        for (uint256 i = 0; i < governed.length; i++) {
            IAccessControlDefaultAdminRules target = IAccessControlDefaultAdminRules(governed[i]);
            VM.warp(START);
            VM.assertEq(target.defaultAdminDelay(), 172_800);
            VM.prank(SAFE);
            target.beginDefaultAdminTransfer(ALICE);
            VM.warp(START + 172_800);
            VM.prank(ALICE);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminDelay.selector,
                    START + 172_800
                )
            );
            target.acceptDefaultAdminTransfer();
            VM.warp(START + 172_801);
            VM.prank(ALICE);
            target.acceptDefaultAdminTransfer();
            VM.assertEq(target.defaultAdmin(), ALICE);
        }
    }

    /// @dev Returns the address of the next contract that this test creates.
    function _next() private view returns (address) {
        return VM.computeCreateAddress(address(this), VM.getNonce(address(this)));
    }
}
