// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../Vm.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";

/// @notice Compares the constants with the literals of the documentation.
contract NftConstantsTest is NovaNFTTest {
    function test_constants_ofNftsMatchTheDocumentation() public view {
        VM.assertEq(nft.STANDARD_POINTS(), 50);
        VM.assertEq(nft.PREMIUM_POINTS(), 100);
        VM.assertEq(nft.MAX_ROYALTY_BPS(), 1_000);
        VM.assertEq(nft.defaultAdminDelay(), 172_800);
        VM.assertEq(nft.mintedTokens(), 0);
    }

    function test_constants_ofTheMarketMatchTheDocumentation() public view {
        VM.assertEq(market.MAX_FEE_BPS(), 250);
        VM.assertEq(market.MAX_ROYALTY_BPS(), 1_000);
        VM.assertEq(market.MAX_LISTING_TIME(), 15_552_000);
        VM.assertEq(market.defaultAdminDelay(), 172_800);
    }
}
