import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';

interface Day {
  readonly day: string;
  readonly points: number;
}
const ROWS: readonly Day[] = [{ day: '20 Nov', points: 45 }];

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(cleanup);

function show(props: Partial<ChartFrameProps<Day, 'week' | 'month'>> = {}) {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter>
        <ChartFrame<Day, 'week' | 'month'>
          title="Energy per day"
          unit="EP"
          summary="45 EP on 20 Nov."
          table={{
            columns: [
              { id: 'day', head: 'Day', isRowHead: true, cell: ({ day }) => day },
              { id: 'points', head: 'EP', cell: ({ points }) => points },
            ],
            rows: ROWS,
          }}
          keyOf={({ day }) => day}
          {...props}
        >
          {() => <rect />}
        </ChartFrame>
      </MemoryRouter>
    </TextContext>,
  );
}

it('describes the drawing in a sentence', () => {
  show();
  expect(screen.getByRole('region', { name: 'Energy per day' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '45 EP on 20 Nov.' })).toBeTruthy();
});

it('shows the same values as a table on click, and the drawing again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('rowheader').textContent).toBe('20 Nov');
  expect(screen.getByRole('cell').textContent).toBe('45');
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img')).toBeTruthy();
});

it('offers its ranges and marks the current one', async () => {
  const onChoose = vi.fn<(id: 'week' | 'month') => void>();
  show({
    range: {
      label: 'Period',
      chosen: 'week',
      options: [
        { id: 'week', name: '7 days' },
        { id: 'month', name: '30 days' },
      ],
      onChoose,
    },
  });
  const pressed = () =>
    ['7 days', '30 days'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  expect(onChoose).toHaveBeenCalledWith('month');
});

it('offers no table without data', () => {
  show({ instead: <p>Nothing yet</p> });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
