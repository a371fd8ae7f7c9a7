// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {VM} from "../Vm.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";

/// @notice Records the arguments of the callback for a token, and returns the configured answer.
contract NotingReceiver {
    bytes4 private immutable _answer;
    address public operator;
    address public from;
    uint256 public tokenId;
    bytes public data;

    constructor(bytes4 answer) {
        _answer = answer;
    }

    function onERC721Received(address operator_, address from_, uint256 tokenId_, bytes calldata data_)
        external
        returns (bytes4)
    {
        (operator, from, tokenId, data) = (operator_, from_, tokenId_, data_);
        return _answer;
    }
}

/// @notice The rules of ERC-721, 2981, 4906, 7572 and 165 one by one, in addition to those in
/// NovaNFT.t.sol.
contract NovaNFTErcTest is NovaNFTTest {
    uint256 private _id;

    function setUp() public override {
        super.setUp();
        _id = _mint(ALICE, 500);
    }

    function test_erc721_balanceOfTheZeroAddressReverts() public {
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidOwner.selector, address(0)));
        nft.balanceOf(address(0));
        VM.assertEq(nft.balanceOf(ALICE), 1);
        VM.assertEq(nft.balanceOf(CAROL), 0);
    }

    function test_erc721_revertsForTokensThatDoNotExist() public {
        bytes memory reason = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 99);
        VM.expectRevert(reason);
        nft.ownerOf(99);
        VM.expectRevert(reason);
        nft.getApproved(99);
        VM.expectRevert(reason);
        nft.tokenURI(99);
        VM.expectRevert(reason);
        nft.approve(BOB, 99);
        VM.expectRevert(reason);
        nft.transferFrom(ALICE, BOB, 99);
    }

    function test_erc721_transferEmitsAndMovesTheBalance() public {
        VM.expectEmit(address(nft));
        emit IERC721.Transfer(ALICE, BOB, _id);
        _move(ALICE, BOB, _id);
        VM.assertEq(nft.ownerOf(_id), BOB);
        VM.assertEq(nft.balanceOf(ALICE), 0);
        VM.assertEq(nft.balanceOf(BOB), 1);
    }

    function test_erc721_burnEmitsATransferToTheZeroAddress() public {
        VM.expectEmit(address(nft));
        emit IERC721.Transfer(ALICE, address(0), _id);
        VM.prank(ALICE);
        nft.burn(_id);
        VM.assertEq(nft.balanceOf(ALICE), 0);
    }

    function test_erc721_acceptsApprovalsOfOwnerAndOperatorOnly() public {
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidApprover.selector, BOB));
        nft.approve(BOB, _id);
        VM.expectEmit(address(nft));
        emit IERC721.Approval(ALICE, CAROL, _id);
        VM.prank(ALICE);
        nft.approve(CAROL, _id);
        // An approved address for one token cannot approve another.
        VM.prank(CAROL);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidApprover.selector, CAROL));
        nft.approve(BOB, _id);
        VM.prank(ALICE);
        nft.approve(address(0), _id);
        VM.assertEq(nft.getApproved(_id), address(0));
    }

    function test_erc721_operatorActsForTheOwnerUntilItIsRevoked() public {
        uint256 second = _mint(ALICE, 0);
        VM.expectEmit(address(nft));
        emit IERC721.ApprovalForAll(ALICE, BOB, true);
        VM.prank(ALICE);
        nft.setApprovalForAll(BOB, true);
        VM.assertTrue(nft.isApprovedForAll(ALICE, BOB), "operator");
        VM.assertEq(nft.isApprovedForAll(BOB, ALICE), false);
        VM.prank(BOB);
        nft.approve(CAROL, _id);
        VM.prank(BOB);
        nft.transferFrom(ALICE, CAROL, _id);
        VM.expectEmit(address(nft));
        emit IERC721.ApprovalForAll(ALICE, BOB, false);
        VM.prank(ALICE);
        nft.setApprovalForAll(BOB, false);
        VM.prank(BOB);
        VM.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, BOB, second)
        );
        nft.transferFrom(ALICE, BOB, second);
    }

    function test_erc721_rejectsTransfersByStrangers() public {
        bytes memory reason =
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, BOB, _id);
        VM.prank(BOB);
        VM.expectRevert(reason);
        nft.transferFrom(ALICE, BOB, _id);
        VM.prank(BOB);
        VM.expectRevert(reason);
        nft.safeTransferFrom(ALICE, BOB, _id);
        VM.prank(BOB);
        VM.expectRevert(reason);
        nft.safeTransferFrom(ALICE, BOB, _id, "x");
    }

    function test_erc721_receiverGetsOperatorOwnerTokenAndData() public {
        NotingReceiver receiver = new NotingReceiver(NotingReceiver.onERC721Received.selector);
        VM.prank(ALICE);
        nft.approve(BOB, _id);
        VM.prank(BOB);
        nft.safeTransferFrom(ALICE, address(receiver), _id, "hello");
        VM.assertEq(receiver.operator(), BOB);
        VM.assertEq(receiver.from(), ALICE);
        VM.assertEq(receiver.tokenId(), _id);
        VM.assertEq(string(receiver.data()), "hello");
    }

    function test_erc721_receiverWithAnotherReturnValueGetsNothing() public {
        NotingReceiver receiver = new NotingReceiver(0xffffffff);
        VM.prank(ALICE);
        VM.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(receiver))
        );
        nft.safeTransferFrom(ALICE, address(receiver), _id);
        VM.assertEq(nft.ownerOf(_id), ALICE);
        // A plain transfer does not call the receiver.
        _move(ALICE, address(receiver), _id);
        VM.assertEq(nft.ownerOf(_id), address(receiver));
    }

    function test_erc721Metadata_returnsNameSymbolAndUri() public view {
        VM.assertEq(nft.name(), "Nova NFT");
        VM.assertEq(nft.symbol(), "NOVA");
        VM.assertEq(nft.tokenURI(_id), "ipfs://token");
    }

    function test_erc2981_isZeroWithoutPriceOrToken() public view {
        (address receiver, uint256 amount) = nft.royaltyInfo(_id, 0);
        VM.assertEq(receiver, ALICE);
        VM.assertEq(amount, 0);
        (receiver, amount) = nft.royaltyInfo(99, 1 ether);
        VM.assertEq(receiver, address(0));
        VM.assertEq(amount, 0);
    }

    function test_erc2981_roundsDown() public view {
        (, uint256 amount) = nft.royaltyInfo(_id, 199);
        VM.assertEq(amount, 9);
    }

    function test_erc165_returnsTheIdsOfTheStandards() public view {
        bytes4[6] memory ids = [
            bytes4(0x01ffc9a7), // ERC-165.
            0x80ac58cd, // ERC-721.
            0x5b5e139f, // ERC-721 metadata.
            0x2a55205a, // ERC-2981.
            0x49064906, // ERC-4906.
            0x7965db0b // Access control.
        ];
        for (uint256 i = 0; i < ids.length; i++) {
            VM.assertTrue(nft.supportsInterface(ids[i]), "interface");
        }
        VM.assertEq(nft.supportsInterface(0xffffffff), false);
        VM.assertEq(nft.supportsInterface(0x150b7a02), false);
    }

    function test_erc7572_contractUriIsEmptyAtFirst() public view {
        VM.assertEq(nft.contractURI(), "");
    }
}
