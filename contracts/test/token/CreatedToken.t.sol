// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";
import {CreatedToken} from "../../src/token/CreatedToken.sol";
import {ICreatedToken} from "../../src/token/ICreatedToken.sol";
import {VM} from "../Vm.sol";
import {Erc20Rules} from "./Erc20Rules.sol";

contract CreatedTokenTest is Erc20Rules {
    CreatedToken private implementation;

    function _deployToken() internal override returns (ERC20Permit) {
        implementation = new CreatedToken();
        bytes memory words =
            abi.encode(SUPPLY, ShortStrings.toShortString("Car Coin"), ShortStrings.toShortString("CAR"));
        address token = Clones.cloneWithImmutableArgs(address(implementation), words);
        CreatedToken(token).initialize(alice, "ipfs://logo");
        return ERC20Permit(token);
    }

    function test_initialize_requiresTheFactory() public {
        CreatedToken token = CreatedToken(address(erc20));
        VM.assertEq(token.FACTORY(), address(this));
        VM.prank(alice);
        VM.expectRevert(abi.encodeWithSelector(ICreatedToken.NotFactory.selector, alice));
        token.initialize(alice, "");
        VM.prank(alice);
        VM.expectRevert(abi.encodeWithSelector(ICreatedToken.NotFactory.selector, alice));
        implementation.initialize(alice, "");
    }

    function test_implementation_belongsToItsFactoryAndHasNoSupply() public view {
        VM.assertEq(implementation.owner(), address(this));
        VM.assertEq(implementation.totalSupply(), 0);
    }

    function test_strings_areStoredPerClone() public {
        bytes memory words = abi.encode(
            7,
            ShortStrings.toShortString("a name of thirty-one bytes, yes"),
            ShortStrings.toShortString("ABCDEFGHIJK")
        );
        CreatedToken token = CreatedToken(Clones.cloneWithImmutableArgs(address(implementation), words));
        token.initialize(BOB, "");
        VM.assertEq(token.name(), "a name of thirty-one bytes, yes");
        VM.assertEq(token.symbol(), "ABCDEFGHIJK");
        VM.assertEq(token.INITIAL_SUPPLY(), 7);
        VM.assertEq(token.owner(), BOB);
        VM.assertEq(token.name(), "a name of thirty-one bytes, yes");
        VM.assertEq(CreatedToken(address(erc20)).name(), "Car Coin");
        (bytes1 fields, string memory name, string memory version, uint256 chainId, address verifying,,) =
            token.eip712Domain();
        VM.assertEq(bytes32(fields), bytes32(bytes1(0x0f)));
        VM.assertEq(name, token.name());
        VM.assertEq(version, "1");
        VM.assertEq(chainId, block.chainid);
        VM.assertEq(verifying, address(token));
        VM.assertTrue(token.DOMAIN_SEPARATOR() != erc20.DOMAIN_SEPARATOR(), "a domain of its own");
    }

    function test_burnFrom_requiresAnAllowance() public {
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
