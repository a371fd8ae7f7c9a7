import { expect, it } from 'vitest';
import { toCells } from './cells.ts';

it('gives each action its own box, the coolest at the bottom', () => {
  expect(toCells([50, 5, 100], 'actions', 12)).toEqual([
    { size: 1, heat: 1, count: 1 },
    { size: 1, heat: 4, count: 1 },
    { size: 1, heat: 5, count: 1 },
  ]);
});

it('makes a box as high as its energy if the axis shows energy', () => {
  expect(toCells([40, 10], 'energy', 1)).toEqual([
    { size: 10, heat: 2, count: 1 },
    { size: 40, heat: 4, count: 1 },
  ]);
});

it('combines actions of one heat step if single ones are indistinguishable', () => {
  expect(toCells([5, 5, 5, 40, 40], 'actions', 3)).toEqual([
    { size: 3, heat: 1, count: 3 },
    { size: 2, heat: 4, count: 2 },
  ]);
});

it('loses no action and no point in either mode', () => {
  const points = [5, 8, 10, 15, 20, 25, 40, 100, 2, 2];
  for (const pixels of [0.1, 1, 10]) {
    const cells = toCells(points, 'energy', pixels);
    expect(cells.reduce((sum, cell) => sum + cell.count, 0)).toBe(10);
    expect(cells.reduce((sum, cell) => sum + cell.size, 0)).toBe(227);
  }
});

it('draws nothing on a day without actions', () => {
  expect(toCells([], 'actions', 10)).toEqual([]);
});
