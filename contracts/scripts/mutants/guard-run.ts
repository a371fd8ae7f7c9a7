/*
 * Tests that run all other tests once per broken guard within one run of forge, because starting forge for
 * each would take hours. Guards that no plain test detects are left to break-guards.ts, which runs all
 * tests.
 */

/** A generated test, and the tests it runs. */
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
 * Returns a test that breaks each of GUARDS, writes those that make a test fail into noticed.txt, and
 * finally writes `end`. If `end` is missing, it must run again for the remaining guards.
 * @param contract Name of the test contract.
 * @param importPath Path of the test contract.
 * @param tests Its tests without arguments.
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
        for (uint256 i = 0; i < tests.length; i++) {
            require(_isGreen(tests[i], 0), "a test is red although nothing is broken");
        }
        uint256[] memory guards = GUARD_VM.envUint("GUARDS", ",");
        for (uint256 g = 0; g < guards.length; g++) {
            for (uint256 i = 0; i < tests.length; i++) {
                if (_isGreen(tests[i], guards[g])) continue;
                GUARD_VM.writeLine("noticed.txt", GUARD_VM.toString(guards[g]));
                if (!_isCleared(tests[i])) return;
                break;
            }
        }
        GUARD_VM.writeLine("noticed.txt", "end");
    }

    function runWithGuard(bytes4 test, uint256 id) external {
        GUARD_VM.coinbase(address(uint160(id)));
        (bool isSetUp, bytes memory reason) = address(this).call(abi.encodeWithSignature("setUp()"));
        // A test contract without setUp returns no data.
        require(isSetUp || reason.length == 0, "setUp");
        (bool isGreen,) = address(this).call(abi.encodePacked(test));
        require(isGreen, "red");
    }

    /// @dev A test that fails halfway may leave expectations behind, which must not affect the next test.
    function _isCleared(bytes4 test) private returns (bool) {
        return _isGreen(test, 0) || _isGreen(test, 0) || _isGreen(test, 0);
    }

    function _isGreen(bytes4 test, uint256 id) private returns (bool isGreen) {
        uint256 snapshot = GUARD_VM.snapshotState();
        // A broken guard that loops forever runs out of this gas.
        (isGreen,) = address(this).call{gas: 300_000_000}(abi.encodeCall(this.runWithGuard, (test, id)));
        (bool stopped,) = address(GUARD_VM).call(abi.encodeCall(GUARD_VM.stopPrank, ()));
        stopped;
        GUARD_VM.revertToStateAndDelete(snapshot);
    }
}
`;
  return { name, source };
}

/** Returns the contracts of a test file that forge runs, with their tests without arguments. */
export function findPlainTests(
  path: string,
  read: (path: string) => string,
): { contract: string; tests: string[] }[] {
  const text = read(path);
  const abstracts = [...text.matchAll(/from "(\.[^"]+)"/g)]
    .map((match) => resolve(path, match[1]!))
    .filter((imported) => imported.startsWith('test/'))
    .flatMap((imported) => listContracts(read(imported), 'abstract contract'));
  return listContracts(text, 'contract')
    .map(({ name, bases, tests }) => ({
      contract: name,
      tests: [
        ...abstracts.filter((base) => bases.includes(base.name)).flatMap((base) => base.tests),
        ...tests,
      ],
    }))
    .filter(({ tests }) => tests.length > 0);
}

/** Returns the contracts of one kind in a source, with their bases and their own tests. */
function listContracts(text: string, kind: string): { name: string; bases: string[]; tests: string[] }[] {
  const contracts = new RegExp(`^${kind} (\\w+)([^{]*)\\{([\\s\\S]*?)^\\}`, 'gm');
  return [...text.matchAll(contracts)].map(([, name, heritage, body]) => ({
    name: name!,
    bases: heritage!.match(/\w+/g) ?? [],
    tests: listTests(body!),
  }));
}

function listTests(text: string): string[] {
  return [...text.matchAll(/function (test_\w+)\(\)/g)].map((match) => match[1]!);
}

function resolve(from: string, path: string): string {
  return new URL(path, `file:///${from}`).pathname.slice(1);
}
