// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {INovaNFT} from "../../src/nft/INovaNFT.sol";
import {NovaNFT} from "../../src/nft/NovaNFT.sol";
import {VM, Vm, bound} from "../Vm.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";
import {NftReceiver} from "./NftReceiver.sol";

contract NovaNFTContractTest is NovaNFTTest {
    function test_mint_withoutRoyaltyHasNoReceiver() public {
        uint256 tokenId = _mint(ALICE, 0);
        (address receiver, uint256 royaltyWei) = nft.royaltyInfo(tokenId, 1 ether);
        VM.assertEq(receiver, address(0));
        VM.assertEq(royaltyWei, 0);
    }

    function test_createCollection_acceptsTheLongestNameAndUri() public {
        string memory longestName = string(new bytes(64));
        string memory longestUri = string(new bytes(512));
        VM.prank(ALICE);
        uint256 collectionId = nft.createCollection(longestName, longestUri);
        VM.assertEq(nft.collectionOf(collectionId).name, longestName);
        VM.assertEq(nft.collectionOf(collectionId).metadataUri, longestUri);
    }

    function test_mint_spendsBeforeItMintsAndEmits() public {
        VM.recordLogs();
        _mint(ALICE, 0);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs.length, 5);
        VM.assertEq(logs[0].topics[0], IActionLedger.PointsSpent.selector);
        VM.assertEq(logs[1].topics[0], IERC20.Transfer.selector);
        VM.assertEq(logs[2].topics[0], IERC4906.MetadataUpdate.selector);
        VM.assertEq(logs[3].topics[0], IERC721.Transfer.selector);
        VM.assertEq(logs[4].topics[0], INovaNFT.Minted.selector);
    }

    /// @notice Two contracts whose tokens have the same number use different IDs in the ledger.
    function test_mint_spendIdsContainTheContract() public {
        _mint(ALICE, 0);
        NovaNFT other = new NovaNFT(ADMIN, CURATOR, PAUSER, ledger);
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, address(other));
        VM.prank(ALICE);
        other.mint(0, "ipfs://token", false, 0);
        VM.assertEq(ledger.spentOf(ALICE), 100);
        VM.assertEq(ledger.isSpendRecorded(bytes32(uint256(uint160(address(other))) << 96 | 1)), true);
    }

    function test_mint_spendsFiftyPointsOrAHundredForPremium() public {
        VM.expectEmit(address(nft));
        emit IERC721.Transfer(address(0), ALICE, 1);
        VM.expectEmit(address(nft));
        emit INovaNFT.Minted(1, ALICE, 0, false, 50, 500);
        VM.prank(ALICE);
        uint256 standard = nft.mint(0, "ipfs://a", false, 500);
        _assertFigures(ALICE, 1000, 50, 950, 0);
        VM.prank(ALICE);
        uint256 premium = nft.mint(0, "ipfs://b", true, 0);
        _assertFigures(ALICE, 1000, 150, 850, 0);
        VM.assertEq(nft.tokenOf(standard).isPremium, false);
        VM.assertEq(nft.tokenOf(premium).isPremium, true);
        VM.assertEq(nft.tokenOf(standard).creator, ALICE);
        VM.assertEq(nft.ownerOf(standard), ALICE);
        VM.assertEq(nft.tokenURI(premium), "ipfs://b");
        VM.assertEq(nft.mintedTokens(), 2);
        VM.assertEq(nft.balanceOf(ALICE), 2);
    }

    function test_mint_revertsWithoutEnoughPoints() public {
        VM.prank(CAROL);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 0, 50));
        nft.mint(0, "ipfs://a", false, 0);
        VM.assertEq(nft.mintedTokens(), 0);
    }

    function test_mint_revertsForMetadataOutOfBounds() public {
        _expectMintRefusal(abi.encodeWithSelector(INovaNFT.InvalidMetadataUri.selector, 0), 0, "", 0);
        string memory longest = _text(512);
        VM.prank(ALICE);
        nft.mint(0, longest, false, 0);
        _expectMintRefusal(
            abi.encodeWithSelector(INovaNFT.InvalidMetadataUri.selector, 513), 0, _text(513), 0
        );
    }

    function test_mint_revertsForARoyaltyAboveATenth() public {
        bytes memory reason = abi.encodeWithSelector(INovaNFT.RoyaltyTooHigh.selector, 1_000);
        _expectMintRefusal(reason, 0, "ipfs://a", 1_001);
        _mint(ALICE, 1_000);
    }

    function test_collection_acceptsMintsOnlyFromItsOwner() public {
        VM.expectEmit(address(nft));
        emit INovaNFT.CollectionCreated(1, ALICE, "Cars", "ipfs://cars");
        VM.prank(ALICE);
        uint256 id = nft.createCollection("Cars", "ipfs://cars");
        VM.prank(ALICE);
        uint256 tokenId = nft.mint(id, "ipfs://a", false, 0);
        VM.assertEq(uint256(nft.tokenOf(tokenId).collectionId), id);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.NotCollectionOwner.selector, ALICE));
        nft.mint(id, "ipfs://b", false, 0);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.UnknownCollection.selector, 2));
        nft.mint(2, "ipfs://b", false, 0);
    }

    function test_collection_ownerTransfersOwnership() public {
        VM.prank(ALICE);
        uint256 id = nft.createCollection("Cars", "");
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.NotCollectionOwner.selector, ALICE));
        nft.transferCollection(id, BOB);
        VM.prank(ALICE);
        VM.expectRevert(INovaNFT.InvalidAccount.selector);
        nft.transferCollection(id, address(0));
        VM.expectEmit(address(nft));
        emit INovaNFT.CollectionTransferred(id, ALICE, BOB);
        VM.prank(ALICE);
        nft.transferCollection(id, BOB);
        VM.prank(BOB);
        nft.mint(id, "ipfs://b", false, 0);
        VM.assertEq(nft.collectionOf(id).owner, BOB);
    }

    function test_collection_hasANameOfUpToSixtyFourBytes() public {
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.InvalidName.selector, 0));
        nft.createCollection("", "");
        VM.prank(ALICE);
        nft.createCollection(_text(64), "");
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.InvalidName.selector, 65));
        nft.createCollection(_text(65), "");
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INovaNFT.InvalidMetadataUri.selector, 513));
        nft.createCollection("x", _text(513));
    }

    function test_moves_countMintingTransferAndBurning() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.assertEq(nft.movesOf(tokenId), 1);
        _move(ALICE, BOB, tokenId);
        _move(BOB, ALICE, tokenId);
        VM.assertEq(nft.movesOf(tokenId), 3);
        VM.prank(ALICE);
        nft.burn(tokenId);
        VM.assertEq(nft.movesOf(tokenId), 4);
    }

    function test_burn_requiresTheOwnerAndDeletesTheRoyalty() public {
        uint256 tokenId = _mint(ALICE, 500);
        VM.prank(BOB);
        VM.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, BOB, tokenId)
        );
        nft.burn(tokenId);
        VM.prank(ALICE);
        nft.burn(tokenId);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
        nft.ownerOf(tokenId);
        (address receiver, uint256 amount) = nft.royaltyInfo(tokenId, 100);
        VM.assertEq(receiver, address(0));
        VM.assertEq(amount, 0);
        VM.assertEq(_mint(ALICE, 0), tokenId + 1);
    }

    function test_pause_stopsMintingOnly() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(PAUSER);
        nft.pause();
        bytes memory reason = abi.encodeWithSelector(Pausable.EnforcedPause.selector);
        _expectMintRefusal(reason, 0, "ipfs://a", 0);
        VM.prank(ALICE);
        VM.expectRevert(reason);
        nft.createCollection("Cars", "");
        _move(ALICE, BOB, tokenId);
        VM.prank(BOB);
        nft.burn(tokenId);
        VM.prank(PAUSER);
        nft.unpause();
        _mint(ALICE, 0);
    }

    function test_roles_allowOnlyTheirFunctions() public {
        bytes32 curator = nft.CURATOR_ROLE();
        bytes32 pauser = nft.PAUSER_ROLE();
        address[3] memory others = [ADMIN, ALICE, ATTESTOR];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], curator));
            nft.setContractURI("x");
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            nft.pause();
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            nft.unpause();
        }
    }

    function test_constructor_revertsForMissingAccounts() public {
        VM.expectRevert(INovaNFT.InvalidAccount.selector);
        new NovaNFT(ADMIN, address(0), PAUSER, ledger);
        VM.expectRevert(INovaNFT.InvalidAccount.selector);
        new NovaNFT(ADMIN, CURATOR, address(0), ledger);
        VM.expectRevert(INovaNFT.InvalidAccount.selector);
        new NovaNFT(ADMIN, CURATOR, PAUSER, IActionLedger(address(0)));
    }

    function test_erc165_supportsItsInterfaces() public view {
        bytes4[6] memory known =
            [bytes4(0x01ffc9a7), 0x80ac58cd, 0x5b5e139f, 0x2a55205a, 0x49064906, 0x7965db0b];
        for (uint256 i = 0; i < known.length; i++) {
            VM.assertTrue(nft.supportsInterface(known[i]), "known");
        }
        VM.assertEq(nft.supportsInterface(0xffffffff), false);
    }

    function test_erc4906_emitsMetadataUpdates() public {
        VM.expectEmit(address(nft));
        emit IERC4906.MetadataUpdate(1);
        _mint(ALICE, 0);
    }

    function test_erc7572_emitsANewContractUri() public {
        VM.expectEmit(address(nft));
        emit INovaNFT.ContractURIUpdated();
        VM.prank(CURATOR);
        nft.setContractURI("ipfs://contract");
        VM.assertEq(nft.contractURI(), "ipfs://contract");
    }

    function test_erc721_approvalEndsWithTheTransfer() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        nft.approve(BOB, tokenId);
        VM.assertEq(nft.getApproved(tokenId), BOB);
        VM.prank(BOB);
        nft.transferFrom(ALICE, CAROL, tokenId);
        VM.assertEq(nft.getApproved(tokenId), address(0));
        VM.prank(BOB);
        VM.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, BOB, tokenId)
        );
        nft.transferFrom(CAROL, BOB, tokenId);
    }

    function test_erc721_safeTransferCallsTheReceiver() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(ledger)));
        nft.safeTransferFrom(ALICE, address(ledger), tokenId);
        NftReceiver receiver = new NftReceiver();
        VM.prank(ALICE);
        nft.safeTransferFrom(ALICE, address(receiver), tokenId);
        VM.assertEq(nft.ownerOf(tokenId), address(receiver));
    }

    function test_erc721_revertsForTheZeroAddressAndWrongOwners() public {
        uint256 tokenId = _mint(ALICE, 0);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        nft.transferFrom(ALICE, address(0), tokenId);
        VM.prank(ALICE);
        VM.expectRevert(
            abi.encodeWithSelector(IERC721Errors.ERC721IncorrectOwner.selector, BOB, tokenId, ALICE)
        );
        nft.transferFrom(BOB, CAROL, tokenId);
    }

    function test_mint_storesIpfsMetadataExactly() public {
        string[4] memory uris = [
            "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku/1",
            "ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"
        ];
        for (uint256 i = 0; i < uris.length; i++) {
            VM.prank(ALICE);
            VM.assertEq(nft.tokenURI(nft.mint(0, uris[i], false, 0)), uris[i]);
        }
    }

    function test_tokenURI_revertsForATokenThatDoesNotExist() public {
        VM.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 1));
        nft.tokenURI(1);
    }

    function test_fuzz_erc2981_usesTheRateSetAtMinting(uint256 royaltyBps, uint256 price) public {
        royaltyBps = bound(royaltyBps, 0, 1_000);
        price = bound(price, 0, type(uint128).max);
        uint256 tokenId = _mint(ALICE, royaltyBps);
        _move(ALICE, BOB, tokenId);
        (address receiver, uint256 amount) = nft.royaltyInfo(tokenId, price);
        VM.assertEq(receiver, royaltyBps == 0 ? address(0) : ALICE);
        VM.assertEq(amount, price * royaltyBps / 10_000);
    }

    function _expectMintRefusal(
        bytes memory reason,
        uint256 collectionId,
        string memory uri,
        uint256 royaltyBps
    ) private {
        VM.prank(ALICE);
        VM.expectRevert(reason);
        nft.mint(collectionId, uri, false, royaltyBps);
    }

    function _text(uint256 length) private pure returns (string memory) {
        return string(new bytes(length));
    }

    function _unauthorized(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
