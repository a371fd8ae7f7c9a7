// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INovaNFT} from "../../src/nft/INovaNFT.sol";
import {VM, bound} from "../Vm.sol";
import {NovaNFTTest} from "./NovaNFTTest.sol";

/// @notice The test is its own handler: creators, owners, operators and the pauser act in any order.
contract NovaNFTInvariantTest is NovaNFTTest {
    struct Books {
        address creator;
        address owner;
        address approved;
        uint256 collectionId;
        uint256 royaltyBps;
        uint256 moves;
        bool isPremium;
    }

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    address[3] private _people = [ALICE, BOB, CAROL];
    mapping(uint256 tokenId => Books) private _books;
    mapping(uint256 collectionId => address) private _collectionOwner;
    uint256 private _collections;
    uint256 private _minted;
    uint256 private _burnt;
    mapping(address account => uint256) private _spentPoints;
    mapping(address owner => mapping(address operator => bool)) private _isOperator;
    bool private _isPaused;
    bytes32 private _brokenRule;

    /// @dev Every creator starts with one token, so that no run is without any.
    function setUp() public override {
        super.setUp();
        _record(CAROL, ONCE, NOON);
        for (uint256 i = 0; i < 3; i++) {
            this.mint(i, 0, false, 0);
        }
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](9);
        selectors[0] = this.earn.selector;
        selectors[1] = this.mint.selector;
        selectors[2] = this.createCollection.selector;
        selectors[3] = this.handCollectionOver.selector;
        selectors[4] = this.move.selector;
        selectors[5] = this.approve.selector;
        selectors[6] = this.burn.selector;
        selectors[7] = this.setPaused.selector;
        selectors[8] = this.setOperator.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function earn(uint256 seed) external {
        _record(_people[seed % 3], FREE, uint64(block.timestamp));
    }

    function mint(uint256 seed, uint256 collectionSeed, bool isPremium, uint256 royaltySeed) external {
        address creator = _people[seed % 3];
        uint256 collectionId = collectionSeed % 2 == 0 ? 0 : bound(collectionSeed, 0, _collections + 1);
        uint256 royaltyBps = bound(royaltySeed, 0, 1_100);
        uint256 available = ledger.balanceOf(creator);
        VM.prank(creator);
        try nft.mint(collectionId, "ipfs://token", isPremium, royaltyBps) returns (uint256 tokenId) {
            uint256 points = isPremium ? 100 : 50;
            if (tokenId != ++_minted) _brokenRule = "id";
            if (available < points) _brokenRule = "minted on credit";
            if (royaltyBps > 1_000) _brokenRule = "royalty";
            if (_isPaused) _brokenRule = "minted while paused";
            if (collectionId != 0 && _collectionOwner[collectionId] != creator) _brokenRule = "collection";
            _spentPoints[creator] += points;
            _books[tokenId] = Books(creator, creator, address(0), collectionId, royaltyBps, 1, isPremium);
        } catch {}
    }

    function createCollection(uint256 seed) external {
        address owner = _people[seed % 3];
        VM.prank(owner);
        try nft.createCollection("Cars", "") returns (uint256 collectionId) {
            if (collectionId != ++_collections) _brokenRule = "collection id";
            if (_isPaused) _brokenRule = "collection while paused";
            _collectionOwner[collectionId] = owner;
        } catch {}
    }

    function handCollectionOver(uint256 idSeed, uint256 callerSeed, uint256 toSeed) external {
        uint256 collectionId = bound(idSeed, 0, _collections + 1);
        (address caller, address to) = (_people[callerSeed % 3], _people[toSeed % 3]);
        VM.prank(caller);
        try nft.transferCollection(collectionId, to) {
            if (_collectionOwner[collectionId] != caller) _brokenRule = "collection of another";
            _collectionOwner[collectionId] = to;
        } catch {}
    }

    function move(uint256 tokenSeed, uint256 callerSeed, uint256 toSeed) external {
        uint256 tokenId = bound(tokenSeed, 1, _minted + 1);
        Books storage books = _books[tokenId];
        (address caller, address to) = (_people[callerSeed % 3], _people[toSeed % 3]);
        VM.prank(caller);
        try nft.transferFrom(books.owner, to, tokenId) {
            if (!_mayMove(caller, books)) _brokenRule = "moved by a stranger";
            (books.owner, books.approved) = (to, address(0));
            books.moves += 1;
        } catch {}
    }

    function approve(uint256 tokenSeed, uint256 callerSeed, uint256 toSeed) external {
        uint256 tokenId = bound(tokenSeed, 1, _minted + 1);
        (address caller, address to) = (_people[callerSeed % 3], _people[toSeed % 3]);
        VM.prank(caller);
        try nft.approve(to, tokenId) {
            address owner = _books[tokenId].owner;
            if (caller != owner && !_isOperator[owner][caller]) _brokenRule = "approved by a stranger";
            _books[tokenId].approved = to;
        } catch {}
    }

    function setOperator(uint256 ownerSeed, uint256 operatorSeed, bool isOperator) external {
        (address owner, address operator) = (_people[ownerSeed % 3], _people[operatorSeed % 3]);
        VM.prank(owner);
        nft.setApprovalForAll(operator, isOperator);
        _isOperator[owner][operator] = isOperator;
    }

    function burn(uint256 tokenSeed, uint256 callerSeed) external {
        if (tokenSeed % 4 != 0) return;
        uint256 tokenId = bound(tokenSeed, 1, _minted + 1);
        Books storage books = _books[tokenId];
        address caller = _people[callerSeed % 3];
        VM.prank(caller);
        try nft.burn(tokenId) {
            if (!_mayMove(caller, books)) _brokenRule = "burnt by a stranger";
            (books.owner, books.approved) = (address(0), address(0));
            (books.moves, books.royaltyBps) = (books.moves + 1, 0);
            _burnt += 1;
        } catch {}
    }

    function setPaused(uint256 seed) external {
        bool paused = seed % 8 == 0;
        if (paused == _isPaused) return;
        VM.prank(PAUSER);
        if (paused) nft.pause();
        else nft.unpause();
        _isPaused = paused;
    }

    function invariant_everyTokenIsCounted() external view {
        VM.assertEq(nft.mintedTokens(), _minted);
        uint256 sum;
        for (uint256 i = 0; i < 3; i++) {
            sum += nft.balanceOf(_people[i]);
        }
        VM.assertEq(sum, _minted - _burnt);
    }

    function invariant_everyTokenIsPaidInPoints() external view {
        for (uint256 i = 0; i < 3; i++) {
            VM.assertEq(ledger.spentOf(_people[i]), _spentPoints[_people[i]]);
        }
    }

    function invariant_mintedPropertiesNeverChange() external view {
        for (uint256 tokenId = 1; tokenId <= _minted; tokenId++) {
            Books storage books = _books[tokenId];
            INovaNFT.Token memory token = nft.tokenOf(tokenId);
            VM.assertEq(token.creator, books.creator);
            VM.assertEq(uint256(token.collectionId), books.collectionId);
            VM.assertEq(token.isPremium, books.isPremium);
            VM.assertEq(nft.movesOf(tokenId), books.moves);
            (address receiver, uint256 royaltyWei) = nft.royaltyInfo(tokenId, 10_000);
            VM.assertEq(royaltyWei, books.royaltyBps);
            VM.assertEq(receiver, books.royaltyBps == 0 ? address(0) : books.creator);
            if (books.owner != address(0)) {
                VM.assertEq(nft.ownerOf(tokenId), books.owner);
                VM.assertEq(nft.getApproved(tokenId), books.approved);
                VM.assertEq(nft.tokenURI(tokenId), "ipfs://token");
            }
        }
    }

    function invariant_collectionsBelongToTheirOwners() external view {
        for (uint256 id = 0; id <= _collections + 1; id++) {
            VM.assertEq(nft.collectionOf(id).owner, _collectionOwner[id]);
        }
    }

    function invariant_operatorsMatchTheModel() external view {
        for (uint256 i = 0; i < 9; i++) {
            (address owner, address operator) = (_people[i / 3], _people[i % 3]);
            VM.assertEq(nft.isApprovedForAll(owner, operator), _isOperator[owner][operator]);
        }
    }

    function invariant_noRuleIsBroken() external view {
        VM.assertEq(_brokenRule, bytes32(0));
    }

    function _mayMove(address caller, Books storage books) private view returns (bool) {
        return caller == books.owner || caller == books.approved || _isOperator[books.owner][caller];
    }
}
