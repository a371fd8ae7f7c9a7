import { describe, expect, it } from 'vitest';
import { readBreakOptions, sampleOf } from './break-options.ts';
import { makeGuardsBreakable } from './guard-mutants.ts';
import { findPlainTests, renderGuardRun } from './guard-run.ts';

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Till {
    /// if (this) is only a comment
    function pay(uint256 amount) external whenNotPaused onlyRole(CASHIER) {
        if (amount == 0 || amount > limit) revert Refused();
        paid[msg.sender] += amount;
    }
}
`;

describe('makeGuardsBreakable', () => {
  it('breaks every part of a condition, every modifier, write, operator and number', () => {
    const { mutants } = makeGuardsBreakable('till/Till.sol', SOURCE, 7);
    expect(mutants.map(({ id, line, broken }) => [id, line, broken])).toEqual([
      [7, 7, '!(amount == 0 || amount > limit)'],
      [8, 7, 'amount > limit'],
      [9, 7, 'amount == 0'],
      [10, 7, 'amount == 0 || amount >= limit'],
      [11, 7, 'amount == 1 || amount > limit'],
      [12, 6, 'no such modifier'],
      [13, 6, 'no such modifier'],
      [14, 8, 'left out'],
      [15, 8, 'paid[msg.sender] -= amount;'],
    ]);
  });

  it('leaves the behavior unchanged unless a guard is named', () => {
    const { source } = makeGuardsBreakable('till/Till.sol', SOURCE, 7);
    expect(source).toContain('import {Broken} from "../Broken.sol";');
    expect(source).toContain('external whenNotPausedUnless(12) onlyRoleUnless(13, CASHIER) {');
    expect(source).toContain(': (amount == 0 || amount > limit)) revert Refused();');
    expect(source).toContain('else { paid[msg.sender] += amount; } }');
  });

  it('turns a constant into a function that can return 0, one more and ten times as much', () => {
    const text =
      'contract Till {\n    uint256 private constant WAIT = 2 days;\n    function at() external view returns (uint256) {\n        return start + WAIT;\n    }\n}\n';
    const { source, mutants } = makeGuardsBreakable('till/Till.sol', text, 1);
    expect(mutants.map(({ original, broken }) => `${original} -> ${broken}`)).toEqual([
      'WAIT = 2 days -> 0',
      'WAIT = 2 days -> 2 days + 1',
      'WAIT = 2 days -> 2 days * 10',
      'return start + WAIT; -> return start - WAIT;',
    ]);
    expect(source).toContain('function WAIT() internal pure returns (uint256) {');
    expect(source).toContain('else { return start + WAIT(); } }');
  });

  it('moves external calls before everything above them', () => {
    const text =
      'contract Till {\n    function pay(address to) external {\n        uint256 amount = owed[to];\n        owed[to] = 0;\n        emit Paid(to, amount);\n        to.call{value: amount}("");\n    }\n}\n';
    const { source, mutants } = makeGuardsBreakable('till/Till.sol', text, 1);
    expect(mutants.map(({ original, broken }) => `${original} -> ${broken}`)).toEqual([
      'owed[to] = 0; -> before uint256 amount = owed[to];',
      'to.call{value: amount}(""); -> before emit Paid(to, amount);',
      'to.call{value: amount}(""); -> before owed[to] = 0;',
      'owed[to] = 0; -> left out',
      'owed[to] = 0; -> owed[to] = 1;',
      'to.call{value: amount}(""); -> left out',
    ]);
    expect(source).toContain('if (Broken.guard(3)) { to.call{value: amount}(""); }');
  });

  it('does not move two independent writes', () => {
    const text =
      'contract Till {\n    function set(uint256 a, uint256 b) external {\n        first = a;\n        second = b;\n        third = second;\n    }\n}\n';
    const { mutants } = makeGuardsBreakable('till/Till.sol', text, 1);
    expect(mutants.map(({ broken }) => broken).filter((broken) => broken.startsWith('before'))).toEqual([
      'before second = b;',
    ]);
  });

  it('omits each part of a hashed ID', () => {
    const text =
      'contract Till {\n    function idOf(uint256 number) external view returns (bytes32) {\n        return keccak256(abi.encode(address(this), number));\n    }\n}\n';
    const { mutants } = makeGuardsBreakable('till/Till.sol', text, 1);
    expect(mutants.map(({ broken }) => broken)).toEqual([
      'return keccak256(abi.encode(number));',
      'return keccak256(abi.encode(address(this)));',
    ]);
  });
});

describe('readBreakOptions', () => {
  it('parses names and a sample with its seed', () => {
    expect(readBreakOptions(['nft', '--sample', '40', '--seed', '7'])).toMatchObject({
      names: ['nft'],
      sample: 40,
      seed: 7,
      plain: false,
    });
  });

  it('rejects an invalid number', () => {
    expect(() => readBreakOptions(['--minutes', 'ten'])).toThrow('--minutes needs a number');
  });
});

describe('sampleOf', () => {
  it('selects the same items in order for the same seed', () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const sample = sampleOf(items, 10, 7);
    expect(sample).toHaveLength(10);
    expect(sample).toEqual(sampleOf(items, 10, 7));
    expect(sample).not.toEqual(sampleOf(items, 10, 8));
    expect(sample.toSorted((a, b) => a - b)).toEqual(sample);
  });
});

describe('findPlainTests', () => {
  const files: Record<string, string> = {
    'test/till/Till.t.sol':
      'import {TillTest} from "./TillTest.sol";\ncontract TillPayTest is TillTest {\n    function test_pay_pays() public {}\n    function test_fuzz_pay(uint256 a) public {}\n}\n',
    'test/till/TillTest.sol': 'abstract contract TillTest {\n    function test_shared() public {}\n}\n',
  };

  it('finds tests without arguments, including inherited ones', () => {
    expect(findPlainTests('test/till/Till.t.sol', (path) => files[path]!)).toEqual([
      { contract: 'TillPayTest', tests: ['test_shared', 'test_pay_pays'] },
    ]);
  });

  it('renders one test that runs them with each guard', () => {
    const { name, source } = renderGuardRun('TillPayTest', '../till/Till.t.sol', ['test_pay_pays']);
    expect(name).toBe('GuardsTillPayTest');
    expect(source).toContain('tests[0] = this.test_pay_pays.selector;');
  });
});
