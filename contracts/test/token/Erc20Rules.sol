// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {VM, bound} from "../Vm.sol";

/// @notice The rules of ERC-20 and ERC-2612, for each of our tokens that implements them.
abstract contract Erc20Rules {
    address internal constant BOB = address(0xB0B);
    address internal constant CAROL = address(0xCA401);
    uint256 internal constant KEY = 0xA11CE;
    uint256 internal constant SUPPLY = 1_000 ether;

    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address internal alice;
    ERC20Permit internal erc20;

    /// @dev Deploys a token of which Alice holds SUPPLY.
    function _deployToken() internal virtual returns (ERC20Permit);

    function setUp() public virtual {
        VM.warp(1_768_478_400);
        alice = VM.addr(KEY);
        erc20 = _deployToken();
    }

    function test_erc20_transferMovesAndEmits() public {
        VM.expectEmit(address(erc20));
        emit IERC20.Transfer(alice, BOB, 3);
        VM.prank(alice);
        VM.assertTrue(erc20.transfer(BOB, 3), "answers true");
        VM.assertEq(erc20.balanceOf(BOB), 3);
        VM.assertEq(erc20.balanceOf(alice), SUPPLY - 3);
        VM.assertEq(erc20.totalSupply(), SUPPLY);
    }

    function test_erc20_transferOfZeroEmitsATransfer() public {
        VM.expectEmit(address(erc20));
        emit IERC20.Transfer(BOB, CAROL, 0);
        VM.prank(BOB);
        VM.assertTrue(erc20.transfer(CAROL, 0), "answers true");
    }

    function test_erc20_transferRevertsAboveTheBalanceAndForTheZeroAddress() public {
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, BOB, 0, 1));
        erc20.transfer(CAROL, 1);
        VM.prank(alice);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        erc20.transfer(address(0), 1);
    }

    function test_erc20_spendsAllowancesExceptTheUnlimitedOne() public {
        VM.expectEmit(address(erc20));
        emit IERC20.Approval(alice, BOB, 5);
        VM.prank(alice);
        erc20.approve(BOB, 5);
        VM.prank(BOB);
        erc20.transferFrom(alice, CAROL, 2);
        VM.assertEq(erc20.allowance(alice, BOB), 3);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, BOB, 3, 4));
        erc20.transferFrom(alice, CAROL, 4);
        VM.prank(alice);
        erc20.approve(BOB, type(uint256).max);
        VM.prank(BOB);
        erc20.transferFrom(alice, CAROL, 4);
        VM.assertEq(erc20.allowance(alice, BOB), type(uint256).max);
    }

    function test_erc20_hasNameSymbolAndDecimals() public view {
        VM.assertTrue(bytes(erc20.name()).length > 0, "name");
        VM.assertTrue(bytes(erc20.symbol()).length > 0, "symbol");
        VM.assertEq(uint256(erc20.decimals()), 18);
        VM.assertEq(erc20.totalSupply(), SUPPLY);
    }

    function test_erc20_transferToOneselfChangesNothing() public {
        VM.prank(alice);
        VM.assertTrue(erc20.transfer(alice, SUPPLY), "answers true");
        VM.assertEq(erc20.balanceOf(alice), SUPPLY);
        VM.prank(alice);
        VM.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, alice, SUPPLY, SUPPLY + 1)
        );
        erc20.transfer(alice, SUPPLY + 1);
    }

    function test_erc20_transferFromEmitsATransferButNoApproval() public {
        VM.prank(alice);
        erc20.approve(BOB, 5);
        VM.expectEmit(address(erc20));
        emit IERC20.Transfer(alice, CAROL, 5);
        VM.prank(BOB);
        VM.assertTrue(erc20.transferFrom(alice, CAROL, 5), "answers true");
        VM.assertEq(erc20.balanceOf(CAROL), 5);
        VM.assertEq(erc20.allowance(alice, BOB), 0);
    }

    function test_erc20_transferFromOfZeroRequiresNoAllowance() public {
        VM.expectEmit(address(erc20));
        emit IERC20.Transfer(alice, CAROL, 0);
        VM.prank(BOB);
        VM.assertTrue(erc20.transferFrom(alice, CAROL, 0), "answers true");
    }

    function test_erc20_allowanceDoesNotReplaceTheBalance() public {
        VM.prank(BOB);
        erc20.approve(CAROL, 5);
        VM.prank(CAROL);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, BOB, 0, 5));
        erc20.transferFrom(BOB, CAROL, 5);
        VM.assertEq(erc20.allowance(BOB, CAROL), 5);
    }

    function test_erc20_approveReplacesAndRevokes() public {
        VM.prank(alice);
        VM.assertTrue(erc20.approve(BOB, 5), "answers true");
        VM.prank(alice);
        erc20.approve(BOB, 7);
        VM.assertEq(erc20.allowance(alice, BOB), 7);
        VM.prank(alice);
        erc20.approve(BOB, 0);
        VM.assertEq(erc20.allowance(alice, BOB), 0);
        VM.prank(alice);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidSpender.selector, address(0)));
        erc20.approve(address(0), 1);
    }

    function test_erc2612_domainContainsNameVersionChainAndContract() public view {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256(bytes(erc20.name())),
                keccak256("1"),
                block.chainid,
                address(erc20)
            )
        );
        VM.assertEq(erc20.DOMAIN_SEPARATOR(), domain);
    }

    function test_erc2612_permitEmitsTheApproval() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 0, block.timestamp);
        VM.expectEmit(address(erc20));
        emit IERC20.Approval(alice, BOB, 5);
        VM.prank(CAROL);
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
    }

    function test_erc2612_permitIsBoundToItsChain() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 0, block.timestamp);
        VM.chainId(1);
        VM.expectRevert();
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
    }

    function test_erc2612_permitIsBoundToItsNonce() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 1, block.timestamp);
        VM.expectRevert();
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
        VM.assertEq(erc20.nonces(alice), 0);
    }

    function test_erc2612_permitOfTheZeroAddressReverts() public {
        VM.expectRevert();
        erc20.permit(address(0), BOB, 5, block.timestamp, 27, bytes32(uint256(1)), bytes32(uint256(1)));
        VM.assertEq(erc20.allowance(address(0), BOB), 0);
    }

    function test_erc2612_permitAcceptsOneSignatureFormOnly() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 0, block.timestamp);
        uint256 order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;
        VM.expectRevert();
        erc20.permit(alice, BOB, 5, block.timestamp, v == 27 ? 28 : 27, r, bytes32(order - uint256(s)));
        VM.expectRevert();
        erc20.permit(alice, BOB, 5, block.timestamp, v - 27, r, s);
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
    }

    function test_erc2612_permitAllowsOnce() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 0, block.timestamp);
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
        VM.assertEq(erc20.allowance(alice, BOB), 5);
        VM.assertEq(erc20.nonces(alice), 1);
        VM.expectRevert();
        erc20.permit(alice, BOB, 5, block.timestamp, v, r, s);
    }

    function test_erc2612_permitIsBoundToItsAmountAndDeadline() public {
        (uint8 v, bytes32 r, bytes32 s) = _sign(5, 0, block.timestamp);
        VM.expectRevert();
        erc20.permit(alice, BOB, 6, block.timestamp, v, r, s);
        VM.expectRevert();
        erc20.permit(alice, CAROL, 5, block.timestamp, v, r, s);
        VM.warp(block.timestamp + 1);
        VM.expectRevert(
            abi.encodeWithSelector(ERC20Permit.ERC2612ExpiredSignature.selector, block.timestamp - 1)
        );
        erc20.permit(alice, BOB, 5, block.timestamp - 1, v, r, s);
        VM.assertEq(erc20.allowance(alice, BOB), 0);
    }

    function test_fuzz_erc20_transferKeepsTheSum(uint256 amount) public {
        amount = bound(amount, 0, SUPPLY);
        VM.prank(alice);
        erc20.transfer(BOB, amount);
        VM.assertEq(erc20.balanceOf(BOB), amount);
        VM.assertEq(erc20.balanceOf(alice) + amount, SUPPLY);
    }

    function _sign(uint256 value, uint256 nonce, uint256 deadline)
        private
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, alice, BOB, value, nonce, deadline));
        return VM.sign(KEY, keccak256(abi.encodePacked("\x19\x01", erc20.DOMAIN_SEPARATOR(), content)));
    }
}
