// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {CreatedToken} from "../../src/token/CreatedToken.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {VM, bound} from "../Vm.sol";

/// @notice The test is its own handler: creators, holders, spenders, operator and pauser act in any order.
contract TokenFactoryInvariantTest {
    address private constant ADMIN = address(0xAD);
    address private constant OPERATOR = address(0x09);
    address private constant PAUSER = address(0xBA);

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    TokenFactory private _factory;
    address[4] private _people = [address(0xA1), address(0xA2), address(0xA3), OPERATOR];
    CreatedToken[] private _tokens;
    mapping(CreatedToken token => uint256) private _supply;
    mapping(CreatedToken token => uint256) private _burnt;
    mapping(bytes32 opId => address token) private _tokenOf;
    mapping(CreatedToken token => mapping(address owner => mapping(address spender => uint256))) private
        _allowed;
    mapping(CreatedToken token => address) private _owner;
    bool private _isPaused;
    bytes32 private _brokenRule;

    /// @dev Two accounts hold coins from the start, so that every run has coins to move.
    function setUp() public {
        _factory = new TokenFactory(ADMIN, OPERATOR, PAUSER);
        _note(_create(_people[0], 1_000 ether), _people[0], 1_000 ether);
        this.transfer(0, 0, 1, 400 ether);
        VM.assertEq(_tokens[0].balanceOf(_people[1]), 400 ether);
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](8);
        selectors[0] = this.create.selector;
        selectors[1] = this.createFor.selector;
        selectors[2] = this.transfer.selector;
        selectors[3] = this.approve.selector;
        selectors[4] = this.transferFrom.selector;
        selectors[5] = this.burn.selector;
        selectors[6] = this.setContractURI.selector;
        selectors[7] = this.setPaused.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function create(uint256 seed, uint256 supply) external {
        // A handful of tokens suffices, because each one is checked every time.
        if (_tokens.length >= 4) return;
        supply = seed % 8 == 0 ? 0 : bound(supply, 1, type(uint128).max);
        address creator = _people[seed % 4];
        VM.prank(creator);
        try _factory.create("Car", "CAR", supply, "") returns (address token) {
            if (_isPaused) _brokenRule = "created while paused";
            if (supply == 0) _brokenRule = "created nothing";
            _note(CreatedToken(token), creator, supply);
        } catch {}
    }

    function createFor(uint256 idSeed, uint256 callerSeed, uint256 ownerSeed, uint256 supply) external {
        bytes32 opId = bytes32(idSeed % 3);
        address caller = callerSeed % 4 == 0 ? _people[callerSeed % 3] : OPERATOR;
        address owner = _people[ownerSeed % 3];
        supply = bound(supply, 1, type(uint128).max);
        VM.prank(caller);
        try _factory.createFor(opId, owner, "Car", "CAR", supply, "") returns (address token) {
            if (caller != OPERATOR) _brokenRule = "created for by a stranger";
            if (opId == 0 || _tokenOf[opId] != address(0)) _brokenRule = "operation id";
            if (_isPaused) _brokenRule = "created for while paused";
            _tokenOf[opId] = token;
            _note(CreatedToken(token), owner, supply);
        } catch {}
    }

    function transfer(uint256 tokenSeed, uint256 fromSeed, uint256 toSeed, uint256 amount) external {
        CreatedToken token = _tokens[tokenSeed % _tokens.length];
        (address from, address to) = (_people[fromSeed % 4], _people[toSeed % 4]);
        uint256 held = token.balanceOf(from);
        amount = bound(amount, 0, held + held / 8 + 1);
        VM.prank(from);
        try token.transfer(to, amount) {
            if (amount > held) _brokenRule = "sent more than held";
        } catch {}
    }

    function approve(uint256 tokenSeed, uint256 fromSeed, uint256 toSeed, uint256 amount) external {
        CreatedToken token = _tokens[tokenSeed % _tokens.length];
        (address from, address to) = (_people[fromSeed % 4], _people[toSeed % 4]);
        amount = bound(amount, 0, token.totalSupply());
        VM.prank(from);
        token.approve(to, amount);
        _allowed[token][from][to] = amount;
    }

    function transferFrom(uint256 tokenSeed, uint256 fromSeed, uint256 bySeed, uint256 amount, bool burns)
        external
    {
        CreatedToken token = _tokens[tokenSeed % _tokens.length];
        (address from, address by) = (_people[fromSeed % 4], _people[bySeed % 4]);
        uint256 allowed = _allowed[token][from][by];
        amount = bound(amount, 0, allowed + allowed / 8 + 1);
        try this.spend(token, from, by, amount, burns) {
            if (amount > allowed) _brokenRule = "spent more than allowed";
            _allowed[token][from][by] -= amount;
            if (burns) _burnt[token] += amount;
        } catch {}
    }

    /// @dev An external function, so that a single try statement above covers both kinds.
    function spend(CreatedToken token, address from, address by, uint256 amount, bool burns) external {
        VM.prank(by);
        if (burns) token.burnFrom(from, amount);
        else token.transferFrom(from, by, amount);
    }

    function burn(uint256 tokenSeed, uint256 fromSeed, uint256 amount) external {
        CreatedToken token = _tokens[tokenSeed % _tokens.length];
        address from = _people[fromSeed % 4];
        amount = bound(amount, 0, token.balanceOf(from));
        // Small amounts, so that there is something left to send.
        amount = amount > 1 ether ? amount / 16 : amount;
        VM.prank(from);
        token.burn(amount);
        _burnt[token] += amount;
    }

    function setContractURI(uint256 tokenSeed, uint256 callerSeed) external {
        CreatedToken token = _tokens[tokenSeed % _tokens.length];
        address caller = _people[callerSeed % 4];
        VM.prank(caller);
        try token.setContractURI("ipfs://other") {
            if (caller != _owner[token]) _brokenRule = "description by a stranger";
        } catch {}
    }

    function setPaused(uint256 seed) external {
        bool paused = seed % 8 == 0;
        if (paused == _isPaused) return;
        VM.prank(PAUSER);
        if (paused) _factory.pause();
        else _factory.unpause();
        _isPaused = paused;
    }

    function invariant_supplyEqualsMintedMinusBurned() external view {
        for (uint256 i = 0; i < _tokens.length; i++) {
            CreatedToken token = _tokens[i];
            VM.assertEq(token.totalSupply(), _supply[token] - _burnt[token]);
            VM.assertEq(token.INITIAL_SUPPLY(), _supply[token]);
        }
    }

    function invariant_balancesSumToTheSupply() external view {
        for (uint256 i = 0; i < _tokens.length; i++) {
            uint256 sum;
            for (uint256 j = 0; j < 4; j++) {
                sum += _tokens[i].balanceOf(_people[j]);
            }
            VM.assertEq(sum, _tokens[i].totalSupply());
        }
    }

    function invariant_factoryListsItsTokensAndHoldsNoCoins() external view {
        for (uint256 i = 0; i < _tokens.length; i++) {
            VM.assertTrue(_factory.isCreated(address(_tokens[i])), "known");
            VM.assertEq(_tokens[i].owner(), _owner[_tokens[i]]);
            VM.assertEq(_tokens[i].balanceOf(address(_factory)), 0);
        }
        for (uint256 id = 0; id < 3; id++) {
            VM.assertEq(_factory.tokenOf(bytes32(id)), _tokenOf[bytes32(id)]);
        }
    }

    function invariant_noRuleIsBroken() external view {
        VM.assertEq(_brokenRule, bytes32(0));
    }

    function _create(address creator, uint256 supply) private returns (CreatedToken) {
        VM.prank(creator);
        return CreatedToken(_factory.create("Car", "CAR", supply, ""));
    }

    function _note(CreatedToken token, address owner, uint256 supply) private {
        _tokens.push(token);
        _supply[token] = supply;
        _owner[token] = owner;
    }
}
