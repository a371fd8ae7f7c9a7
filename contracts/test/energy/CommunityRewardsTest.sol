// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {VM} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";
import {BoughtCoins} from "./BoughtCoins.sol";

/// @notice A pool of 10,000 NAC that may spend the ledger's points, and the calls that most tests make.
abstract contract CommunityRewardsTest is ActionLedgerTest {
    address internal constant OPERATOR = address(0x09);
    address internal constant PAUSER = address(0xBA);
    uint256 internal constant ATTESTOR_KEY = 0xA77E57;
    uint256 internal constant POOL = 10_000 ether;

    bytes32 internal constant CONVERT_TYPEHASH =
        keccak256("Convert(address account,uint256 points,uint256 nonce,uint256 deadline)");

    CommunityRewards internal rewards;
    BoughtCoins internal books;

    function setUp() public virtual override {
        super.setUp();
        VM.deal(address(this), POOL);
        books = new BoughtCoins();
        rewards = new CommunityRewards{value: POOL}(
            ADMIN, VM.addr(ATTESTOR_KEY), OPERATOR, PAUSER, ledger, IPresale(address(books))
        );
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, address(rewards));
    }

    /// @dev Computes the digest according to the standard, independently of the contract's code.
    function _digest(address account, uint256 points, uint256 nonce, uint256 deadline)
        internal
        view
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Nova Community Rewards"),
                keccak256("1"),
                block.chainid,
                address(rewards)
            )
        );
        bytes32 content = keccak256(abi.encode(CONVERT_TYPEHASH, account, points, nonce, deadline));
        return keccak256(abi.encodePacked("\x19\x01", domain, content));
    }

    function _permit(uint256 key, address account, uint256 points, uint256 deadline)
        internal
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) =
            VM.sign(key, _digest(account, points, rewards.nonces(account), deadline));
        return abi.encodePacked(r, s, v);
    }

    function _convert(address account, uint256 points) internal returns (uint256 nacWei) {
        bytes memory permit = _permit(ATTESTOR_KEY, account, points, block.timestamp);
        VM.prank(account);
        return rewards.convert(points, block.timestamp, permit);
    }

    function _expectConvertRefusal(bytes memory reason, address account, uint256 points) internal {
        bytes memory permit = _permit(ATTESTOR_KEY, account, points, block.timestamp);
        VM.prank(account);
        VM.expectRevert(reason);
        rewards.convert(points, block.timestamp, permit);
    }

    function _drip(bytes32 opId, address to) internal {
        VM.prank(OPERATOR);
        rewards.drip(opId, to);
    }

    function _expectDripRefusal(bytes memory reason, bytes32 opId, address to) internal {
        VM.prank(OPERATOR);
        VM.expectRevert(reason);
        rewards.drip(opId, to);
    }
}
