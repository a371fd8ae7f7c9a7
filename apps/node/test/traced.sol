// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Everything that tracers must report: every kind of call, creations, logs, inner failures and self-destructs.
contract Inner {
    event Called(address indexed by, uint256 value);
    error Refused(uint256 code);
    uint256 public stored;

    constructor(uint256 start) payable { stored = start; }
    receive() external payable { emit Called(msg.sender, msg.value); }

    function store(uint256 value) external payable returns (uint256) {
        stored = value;
        emit Called(msg.sender, msg.value);
        return value + 1;
    }
    function refuse(uint256 code) external { stored = code; emit Called(msg.sender, code); revert Refused(code); }
    function refuseWithReason() external pure { revert("not today"); }
    function burn() external pure { while (true) {} }
    function invalid() external pure { assembly { invalid() } }
    function end(address payable heir) external { selfdestruct(heir); }
}

contract Short {
    constructor(address payable heir) payable { selfdestruct(heir); }
}

contract Unborn {
    constructor() { revert("unborn"); }
}

contract Outer {
    event Seen(uint256 step);
    uint256 public stored;
    Inner public inner;

    constructor() payable { inner = new Inner{value: 5}(7); }

    function everything() external payable {
        emit Seen(1);
        inner.store{value: 1}(42);
        (bool ok,) = address(inner).delegatecall(abi.encodeCall(Inner.store, (9)));
        inner.stored();
        try inner.refuse(3) {} catch {}
        try inner.refuseWithReason() {} catch {}
        (ok,) = address(2).staticcall("abc");
        Inner second = new Inner{salt: bytes32(uint256(1)), value: 2}(8);
        new Short{value: 3}(payable(address(0xdead)));
        try new Unborn() {} catch {}
        (ok,) = address(inner).call{gas: 30000}(abi.encodeCall(Inner.burn, ()));
        (ok,) = address(inner).call{gas: 30000}(abi.encodeCall(Inner.invalid, ()));
        second.end(payable(msg.sender));
        payable(address(0xbeef)).transfer(1);
        stored = 0;
        emit Seen(2);
    }

    function overspend() external returns (bool ok) { (ok,) = address(0xbeef).call{value: 1 ether}("hi"); }
    function fail() external { stored = 5; emit Seen(3); inner.refuseWithReason(); }
    function custom() external { inner.refuse(11); }
    function burn() external view { inner.burn(); }
    receive() external payable {}
}
