import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

describe('sortRows', () => {
  it('sorts amounts beyond the range of a number', () => {
    const rows = [10n ** 20n, 3n, 10n ** 20n + 1n];
    expect(sortRows(rows, (row) => row, 'descending')).toEqual([
      100_000_000_000_000_000_001n,
      100_000_000_000_000_000_000n,
      3n,
    ]);
  });

  it('sorts text by the language’s rules, and numbers in it by value', () => {
    const rows = ['Zug', 'Öl', 'Block 10', 'Block 9'];
    expect(sortRows(rows, (row) => row, 'ascending', 'de')).toEqual(['Block 9', 'Block 10', 'Öl', 'Zug']);
  });

  it('keeps the order of equal rows in both directions', () => {
    const rows = [
      { id: 'a', points: 5 },
      { id: 'b', points: 5 },
      { id: 'c', points: 8 },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortRows(rows, (row) => row.points, direction).map((row) => row.id);
    expect(ids('descending')).toEqual(['c', 'a', 'b']);
    expect(ids('ascending')).toEqual(['a', 'b', 'c']);
  });
});

describe('nextSort', () => {
  it('starts with the highest and reverses on the second click', () => {
    const first = nextSort(null, 'points');
    expect(first).toEqual({ by: 'points', direction: 'descending' });
    expect(nextSort(first, 'points')).toEqual({ by: 'points', direction: 'ascending' });
    expect(nextSort(first, 'name')).toEqual({ by: 'name', direction: 'descending' });
  });
});
