import { describe, expect, it } from 'vitest';
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
  it('breaks every part of a condition, every modifier and every write', () => {
    const { mutants } = makeGuardsBreakable('till/Till.sol', SOURCE, 7);
    expect(mutants.map(({ id, line, broken }) => [id, line, broken])).toEqual([
      [7, 7, '!(amount == 0 || amount > limit)'],
      [8, 7, 'amount > limit'],
      [9, 7, 'amount == 0'],
      [10, 7, 'amount == 0 || amount >= limit'],
      [11, 6, 'no such modifier'],
      [12, 6, 'no such modifier'],
      [13, 8, 'left out'],
    ]);
  });

  it('leaves the source as it was for everybody who names no guard', () => {
    const { source } = makeGuardsBreakable('till/Till.sol', SOURCE, 7);
    expect(source).toContain('import {Broken} from "../Broken.sol";');
    expect(source).toContain('external whenNotPausedUnless(11) onlyRoleUnless(12, CASHIER) {');
    expect(source).toContain(': (amount == 0 || amount > limit)) revert Refused();');
    expect(source).toContain('if (!Broken.guard(13)) { paid[msg.sender] += amount; }');
  });
});

describe('findPlainTests', () => {
  const files: Record<string, string> = {
    'test/till/Till.t.sol':
      'import {TillTest} from "./TillTest.sol";\ncontract TillPayTest is TillTest {\n    function test_pay_pays() public {}\n    function test_fuzz_pay(uint256 a) public {}\n}\n',
    'test/till/TillTest.sol': 'abstract contract TillTest {\n    function test_shared() public {}\n}\n',
  };

  it('finds those without arguments, inherited ones too', () => {
    expect(findPlainTests('test/till/Till.t.sol', (path) => files[path]!)).toEqual([
      { contract: 'TillPayTest', tests: ['test_shared', 'test_pay_pays'] },
    ]);
  });

  it('become one test that runs them with each guard', () => {
    const { name, source } = renderGuardRun('TillPayTest', '../till/Till.t.sol', ['test_pay_pays']);
    expect(name).toBe('GuardsTillPayTest');
    expect(source).toContain('tests[0] = this.test_pay_pays.selector;');
  });
});
