import { describe, expect, it } from 'vitest';
import { axisMarks, bandOf, chartBox, labelled, toY } from './scale.ts';

describe('axisMarks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [32, [0, 10, 20, 30, 40]],
    [180, [0, 50, 100, 150, 200]],
    [2_400, [0, 1_000, 2_000, 3_000]],
  ])('counts up to %i in round steps', (most, marks) => {
    expect(axisMarks(most)).toEqual(marks);
  });

  it('never ends below the maximum', () => {
    for (let most = 1; most < 5_000; most += 7) expect(axisMarks(most).at(-1)).toBeGreaterThanOrEqual(most);
  });
});

describe('chartBox', () => {
  it('reserves space for the axis on the right and labels below', () => {
    expect(chartBox(860)).toEqual({
      width: 860,
      height: 250,
      left: 0,
      right: 800,
      ceiling: 20,
      floor: 224,
      isNarrow: false,
    });
  });

  it('is lower on a phone, with the same text sizes', () => {
    const { height, right, isNarrow } = chartBox(326);
    expect([height, right, isNarrow]).toEqual([210, 274, true]);
  });
});

it('places zero on the floor and the top mark at the ceiling', () => {
  const box = chartBox(860);
  expect([toY(0, 40, box), toY(20, 40, box), toY(40, 40, box)]).toEqual([224, 122, 20]);
});

it('distributes columns over the width with gaps and a maximum width', () => {
  const box = chartBox(860);
  const first = bandOf(0, 30, box);
  expect([Math.round(first.x * 10) / 10, Math.round(first.width * 10) / 10]).toEqual([3.2, 20.3]);
  expect(bandOf(0, 7, box)).toEqual({ x: (800 / 7 - 64) / 2, width: 64 });
});

it('always shows the last label, and only as many as fit', () => {
  expect(labelled(7, chartBox(860), 60)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelled(30, chartBox(326), 60)).toEqual([5, 13, 21, 29]);
});
