// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {CreatedToken} from "../../src/token/CreatedToken.sol";
import {VM} from "../Vm.sol";
import {Erc20Rules} from "./Erc20Rules.sol";

contract CreatedTokenTest is Erc20Rules {
    function _deployToken() internal override returns (ERC20Permit) {
        return new CreatedToken("Car Coin", "CAR", SUPPLY, alice, "");
    }

    function test_burnFrom_needsAnAllowance() public {
        CreatedToken token = CreatedToken(address(erc20));
        VM.prank(BOB);
        VM.expectRevert();
        token.burnFrom(alice, 1);
        VM.prank(alice);
        token.approve(BOB, 1);
        VM.prank(BOB);
        token.burnFrom(alice, 1);
        VM.assertEq(token.totalSupply(), SUPPLY - 1);
    }
}
