// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Executes random operations from a seed: writes, deletes, reverts, creates, destroys and calls, in any nesting.
/// The node's state and the library's must be equal afterwards.
contract Chaos {
    event Happened(uint256 indexed what, uint256 value);

    mapping(uint256 => uint256) public slots;
    mapping(uint256 => address) public children;
    uint256[] public list;
    uint256 transient passing;

    receive() external payable {}

    function run(uint256 seed, uint256 steps, uint256 depth) public payable {
        for (uint256 i = 0; i < steps; i++) {
            uint256 r = uint256(keccak256(abi.encode(seed, i)));
            step(r % 20, (r >> 8) % 9, r >> 16, depth);
        }
    }

    function step(uint256 what, uint256 k, uint256 v, uint256 depth) private {
        if (what <= 2) slots[k] = v % 3 == 0 ? v % 100 : v;
        else if (what <= 4) delete slots[k];
        else if (what == 5) emit Happened(k, v);
        else if (what == 6) { if (depth > 0) try this.run(v, 4, depth - 1) {} catch {} }
        else if (what == 7) { if (depth > 0) try this.runAndRevert(v, 4, depth - 1) {} catch {} }
        else if (what == 8) children[k] = address(new Child(v % 4));
        else if (what == 9) makeAt(k, v);
        else if (what == 10) { if (children[k] != address(0)) try Child(payable(children[k])).set(v % 5, v % 7) {} catch {} }
        else if (what == 11) { if (children[k] != address(0)) try Child(payable(children[k])).end(payable(address(uint160(v)))) {} catch {} }
        else if (what == 12) { (bool ok,) = address(uint160(k + 1000)).call{value: v % 2}(""); ok; }
        else if (what == 13) { passing += v % 10; slots[k] = passing; }
        else if (what == 14) { if (v % 23 == 0) revert("chaos"); }
        else if (what == 15) { list.push(v); if (v % 3 == 0 && list.length > 1) { list.pop(); list.pop(); } }
        else if (what == 16) { (bool ok, bytes memory out) = address(uint160(1 + k)).staticcall(abi.encode(v, 27, v, v)); slots[k] = ok ? out.length : 1; }
        else if (what == 17) { (bool ok,) = address(this).staticcall(abi.encodeCall(this.run, (v, 3, 0))); slots[k] = ok ? 1 : 2; }
        else if (what == 18) { (bool ok,) = address(this).call{gas: 3000 + (v % 60000)}(abi.encodeCall(this.run, (v, 5, 0))); slots[k] = ok ? 3 : 4; }
        else slots[k] = uint256(blockhash(block.number - 1 - (v % 4))) ^ block.timestamp ^ block.prevrandao ^ address(this).balance;
    }

    function runAndRevert(uint256 seed, uint256 steps, uint256 depth) external {
        run(seed, steps, depth);
        revert("all of it");
    }

    /// Always the same address: a collision, unless the child destroyed itself during its creation.
    function makeAt(uint256 k, uint256 v) private {
        try this.makeChild(bytes32(k), v % 4) returns (address child) { children[k] = child; } catch {}
    }

    function makeChild(bytes32 salt, uint256 mood) external returns (address) {
        return address(new Child{salt: salt}(mood));
    }
}

contract Child {
    mapping(uint256 => uint256) public values;

    constructor(uint256 mood) payable {
        values[mood] = mood + 1;
        if (mood == 2) selfdestruct(payable(msg.sender));
        if (mood == 3) { values[9] = 9; this_end(); }
    }

    function this_end() private { selfdestruct(payable(address(this))); }
    function set(uint256 k, uint256 v) external payable { values[k] = v; }
    function end(address payable heir) external { selfdestruct(heir); }
    receive() external payable {}
}
