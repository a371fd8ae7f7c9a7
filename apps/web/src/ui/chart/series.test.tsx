import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chartBox } from './scale.ts';
import { BarSeries, CellSeries, linePath } from './series.tsx';

afterEach(cleanup);
const box = chartBox(452);

it('stacks one cell per action from the floor up', () => {
  const { container } = render(
    <svg>
      <CellSeries box={box} top={10} columns={[[10, 50], []]} measure="actions" />
    </svg>,
  );
  const cells = [...container.querySelectorAll('rect')];
  expect(cells.map((cell) => [cell.getAttribute('data-heat'), cell.getAttribute('y')])).toEqual([
    ['2', '167.6'],
    ['4', '151.2'],
  ]);
});

it('draws a bar down to the floor, and none for zero', () => {
  const { container } = render(
    <svg>
      <BarSeries box={box} top={10} values={[5, 0]} />
    </svg>,
  );
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['82.0', '0.0']);
});

it('breaks a line at a missing value', () => {
  expect(linePath([0, 10, null, 5], 10, box)).toBe('M50.0 184.0L150.0 20.0M350.0 102.0');
});
