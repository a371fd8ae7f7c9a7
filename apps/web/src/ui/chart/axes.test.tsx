import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ColumnLabels, ValueAxis } from './axes.tsx';
import { chartBox } from './scale.ts';

afterEach(cleanup);

/** Width in pixels of a character of the axis, whose font has one width for all. */
const LETTER = 7.2;

it('ends a grid line before its value, however long it is', () => {
  const box = chartBox(326);
  const { container } = render(
    <MemoryRouter>
      <svg>
        <ValueAxis box={box} marks={[0, 10_000_000]} />
      </svg>
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '0',
    '10,000,000',
  ]);
  const ends = [...container.querySelectorAll('path')].map((line) =>
    Number(line.getAttribute('d')!.split('H')[1]),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(326 - '10,000,000'.length * LETTER);
});

it.each([326, 560, 682, 860])('leaves room between two labels of a chart of %i px', (width) => {
  const labels = Array.from({ length: 40 }, (_, index) => `11:02:${10 + index}`);
  const { container } = render(
    <svg>
      <ColumnLabels box={chartBox(width)} labels={labels} />
    </svg>,
  );
  const half = ('11:02:10'.length * LETTER) / 2;
  const spans = [...container.querySelectorAll('text')].map((text) => {
    const x = Number(text.getAttribute('x'));
    return text.getAttribute('text-anchor') === 'end' ? [x - 2 * half, x] : [x - half, x + half];
  });
  expect(spans.length).toBeGreaterThan(1);
  const gaps = spans.slice(1).map(([start], index) => start! - spans[index]![1]!);
  expect(Math.min(...gaps)).toBeGreaterThan(12);
});
