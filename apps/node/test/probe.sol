// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The features that the node's tests need: storage, events, every kind of failure, and the Cancun opcodes.
contract Probe {
    struct Action { bytes32 userHash; address account; uint64 at; uint32 points; }

    event ActionRecorded(bytes32 indexed actionId, address indexed account, bytes32 indexed key, uint256 points);
    error AlreadyRecorded(bytes32 actionId);

    mapping(bytes32 => Action) public actions;
    mapping(address => uint256) public pointsOf;
    uint256 public total;
    uint256 transient locked;

    function record(bytes32 actionId, bytes32 userHash, address account, bytes32 key, uint32 points) external {
        if (actions[actionId].at != 0) revert AlreadyRecorded(actionId);
        require(account != address(0), "no account");
        actions[actionId] = Action(userHash, account, uint64(block.timestamp), points);
        pointsOf[account] += points;
        total += points;
        emit ActionRecorded(actionId, account, key, points);
    }

    function forget(bytes32 actionId) external {
        Action memory action = actions[actionId];
        pointsOf[action.account] -= action.points;
        total -= action.points;
        delete actions[actionId];
    }

    function divide(uint256 a, uint256 b) external pure returns (uint256) { return a / b; }
    function requireReason() external pure { require(false, "a reason"); }
    function burnGas() external pure { while (true) {} }
    function environment() external view returns (uint256, uint256, address, uint256, bytes32) {
        return (block.number, block.timestamp, block.coinbase, block.basefee, blockhash(block.number - 1));
    }

    /// Transient storage: 1 during the call, 0 in the next one.
    function touchTransient() external returns (uint256) { locked += 1; return locked; }
    function fillMemory(uint256 length) external pure returns (bytes32) { return keccak256(new bytes(length)); }

    /// Passes on 63/64 of the gas and fails unless the inner call succeeds.
    function nested(uint256 depth) external returns (uint256) {
        if (depth == 0) { total += 1; return total; }
        return this.nested(depth - 1);
    }
}

/// Destroys itself in its creation transaction.
contract Short {
    constructor(address payable heir) payable { selfdestruct(heir); }
}
