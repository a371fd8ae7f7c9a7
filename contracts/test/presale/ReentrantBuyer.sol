// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";

/// @notice Buys, and makes another call whenever coins are delivered.
contract ReentrantBuyer {
    Presale private immutable _presale;
    bytes private _call;

    /// @notice Number of successful reentrant calls, and the error of the last failed one.
    uint256 public reentries;
    bytes public lastError;

    constructor(Presale presale) {
        _presale = presale;
    }

    receive() external payable {
        if (_call.length == 0) return;
        (bool success, bytes memory answer) = address(_presale).call(_call);
        if (success) reentries += 1;
        else lastError = answer;
    }

    function buy(TestUSDT usdt, uint256 units, bytes calldata call) external {
        _call = call;
        usdt.approve(address(_presale), type(uint256).max);
        _presale.buy(_presale.currentPhase(), units, 0);
    }
}
