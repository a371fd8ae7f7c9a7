import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { ACTION_FILTERS, TRANSACTION_FILTERS } from './filter-options.ts';
import { FilterSheet } from './filter-sheet.tsx';
import type { FilterField, FilterValues } from './list-filters.ts';

let applied: FilterValues[] = [];

beforeEach(async () => {
  applied = [];
  await loadCatalogues('en', ['explorer', 'form']);
});
afterEach(cleanup);

async function apply(fields: readonly FilterField[], values: FilterValues) {
  const typed = fields.filter(({ control }) => control !== 'choice' && control !== 'chips');
  await renderUi(
    <FilterSheet
      fields={typed}
      values={values}
      onApply={(each) => applied.push(each)}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));
}

it.each([
  [
    TRANSACTION_FILTERS,
    { since: '2026-05-02', until: '2026-05-01' },
    'The last day is before the first one. Choose another day.',
  ],
  [
    TRANSACTION_FILTERS,
    { min_value: '10', max_value: '9.5' },
    'The maximum is below the minimum. Change one of them.',
  ],
  [
    ACTION_FILTERS,
    { min_points: '100', max_points: '20' },
    'The maximum is below the minimum. Change one of them.',
  ],
])('refuses a range that ends before it starts', async (fields, values, text) => {
  await apply(fields, values);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(applied).toEqual([]);
});

it('accepts a range of one day and of one amount', async () => {
  const values = { since: '2026-05-01', until: '2026-05-01', min_value: '10', max_value: '10' };
  await apply(TRANSACTION_FILTERS, values);
  await expect.poll(() => applied).toMatchObject([values]);
});
