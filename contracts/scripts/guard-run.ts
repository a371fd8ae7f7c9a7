/*
 * Tests that run all other tests once for every broken guard, within one run of forge: starting it anew for each
 * would take hours. The guards that no plain test notices are left to break-guards.ts, which runs everything.
 */

/** A generated test, and which tests of which file it runs. */
export interface GuardRun {
  /** Name of the generated contract. */
  name: string;
  source: string;
}

const HEADER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface GuardVm {
    function coinbase(address proposer) external;
    function stopPrank() external;
    function snapshotState() external returns (uint256);
    function revertToStateAndDelete(uint256 snapshot) external returns (bool);
    function envUint(string calldata name, string calldata delimiter) external view returns (uint256[] memory);
    function writeLine(string calldata path, string calldata line) external;
    function toString(uint256 number) external pure returns (string memory);
}

GuardVm constant GUARD_VM = GuardVm(address(uint160(uint256(keccak256("hevm cheat code")))));
`;

/**
 * The test that breaks each of GUARDS and writes into noticed.txt which of them make a test fail, and at last
 * `end`. Without that it has to be run again for the guards that follow.
 * @param contract name of the test contract
 * @param importPath where it is
 * @param tests its tests without arguments
 */
export function renderGuardRun(contract: string, importPath: string, tests: readonly string[]): GuardRun {
  const name = `Guards${contract}`;
  const selectors = tests.map((test, i) => `        tests[${i}] = this.${test}.selector;`).join('\n');
  const source = `${HEADER}
import {${contract}} from "${importPath}";

contract ${name} is ${contract} {
    function test_guards() external {
        bytes4[] memory tests = new bytes4[](${tests.length});
${selectors}
        uint256[] memory guards = GUARD_VM.envUint("GUARDS", ",");
        for (uint256 g = 0; g < guards.length; g++) {
            for (uint256 i = 0; i < tests.length; i++) {
                if (_isGreen(tests[i], guards[g])) continue;
                GUARD_VM.writeLine("noticed.txt", GUARD_VM.toString(guards[g]));
                // A test that fails half-way may leave expectations behind: they must not meet the next one.
                if (!_isGreen(tests[i], 0)) return;
                break;
            }
        }
        GUARD_VM.writeLine("noticed.txt", "end");
    }

    function runWithGuard(bytes4 test, uint256 id) external {
        GUARD_VM.coinbase(address(uint160(id)));
        (bool isSetUp,) = address(this).call(abi.encodeWithSignature("setUp()"));
        require(isSetUp, "setUp");
        (bool isGreen,) = address(this).call(abi.encodePacked(test));
        require(isGreen, "red");
    }

    function _isGreen(bytes4 test, uint256 id) private returns (bool isGreen) {
        uint256 snapshot = GUARD_VM.snapshotState();
        // A guard that loops for ever when broken runs out of this gas.
        (isGreen,) = address(this).call{gas: 3_000_000_000}(abi.encodeCall(this.runWithGuard, (test, id)));
        (bool stopped,) = address(GUARD_VM).call(abi.encodeCall(GUARD_VM.stopPrank, ()));
        stopped;
        GUARD_VM.revertToStateAndDelete(snapshot);
    }
}
`;
  return { name, source };
}

/** Contracts of a test file that forge runs, with their tests that take no arguments. */
export function findPlainTests(
  path: string,
  read: (path: string) => string,
): { contract: string; tests: string[] }[] {
  const text = read(path);
  const inherited = [...text.matchAll(/from "(\.[^"]+)"/g)]
    .map((match) => resolve(path, match[1]!))
    .filter((imported) => imported.startsWith('test/') && /^abstract contract/m.test(read(imported)));
  const shared = inherited.flatMap((imported) => listTests(read(imported)));
  return [...text.matchAll(/^contract (\w+)[^{]*\{([\s\S]*?)^\}/gm)]
    .map(([, contract, body]) => ({
      contract: contract!,
      tests: [...shared, ...listTests(body!)],
    }))
    .filter(({ tests }) => tests.length > 0);
}

function listTests(text: string): string[] {
  return [...text.matchAll(/function (test_\w+)\(\)/g)].map((match) => match[1]!);
}

function resolve(from: string, path: string): string {
  return new URL(path, `file:///${from}`).pathname.slice(1);
}
