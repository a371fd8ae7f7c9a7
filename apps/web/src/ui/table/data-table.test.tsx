import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { useSortedRows } from './use-sorted-rows.ts';

interface Row {
  readonly id: string;
  readonly points: number;
}
const ROWS: readonly Row[] = [
  { id: 'a', points: 10 },
  { id: 'b', points: 50 },
  { id: 'c', points: 5 },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'what', head: 'Action', isRowHead: true, cell: ({ id }) => `Action ${id}` },
  {
    id: 'points',
    head: 'Energy',
    isRight: true,
    sortValue: ({ points }) => points,
    cell: ({ points }) => points,
  },
];

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(cleanup);

function Table(props: Partial<DataTableProps<Row>>) {
  const { rows, sort, onSort } = useSortedRows(ROWS, COLUMNS);
  return (
    <DataTable
      caption="Actions"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
      {...props}
    />
  );
}

function show(props: Partial<DataTableProps<Row>> = {}) {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter>
        <Table {...props} />
      </MemoryRouter>
    </TextContext>,
  );
}
const heads = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

it('gives each column and each row a header, and labels each value', () => {
  show();
  expect(screen.getByRole('table', { name: 'Actions' })).toBeTruthy();
  const columns = screen.getAllByRole('columnheader');
  expect(columns.map((head) => [head.textContent, head.getAttribute('scope')])).toEqual([
    ['Action', 'col'],
    ['Energy', 'col'],
  ]);
  expect(heads()).toEqual(['Action a', 'Action b', 'Action c']);
  expect(screen.getAllByRole('cell')[0]!.dataset.label).toBe('Energy');
});

it('sorts by a click on a header, highest first, and announces it', async () => {
  show();
  const energy = screen.getByRole('columnheader', { name: 'Energy' });
  expect(energy.getAttribute('aria-sort')).toBe('none');
  expect(screen.getByRole('columnheader', { name: 'Action' }).hasAttribute('aria-sort')).toBe(false);
  await userEvent.click(within(energy).getByRole('button'));
  expect(heads()).toEqual(['Action b', 'Action a', 'Action c']);
  expect(energy.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(within(energy).getByRole('button'));
  expect(heads()).toEqual(['Action c', 'Action a', 'Action b']);
  expect(energy.getAttribute('aria-sort')).toBe('ascending');
});

it('links from a row to its page, and moves between rows by arrow keys', async () => {
  show({ linkOf: ({ id }) => `/actions/${id}` });
  const links = screen.getAllByRole('link');
  expect(links[1]!.getAttribute('href')).toBe('/actions/b');
  links[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(links[2]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[2]);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(links[0]);
});

it('shows its final columns while loading', () => {
  show({ rows: undefined, waitingRows: 4 });
  const table = screen.getByRole('table', { name: 'Actions, Loading' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getAllByRole('cell')).toHaveLength(8);
});

it('shows a next step if it is empty', () => {
  show({ rows: [], empty: { title: 'No action yet', text: 'Collect.', step: <a href="/energy">Go</a> } });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No action yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go' })).toBeTruthy();
});

it('gives an empty list the heading level of a panel or of the page', () => {
  show({ rows: [], empty: { title: 'No action yet', text: 'Collect.' } });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No action yet');
  cleanup();
  show({ rows: [], empty: { title: 'No action yet', text: 'Collect.', isOfPage: true } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No action yet');
});

it('offers a retry after a load error, and keeps loaded rows', async () => {
  const onRetry = vi.fn<() => void>();
  const failure = { error: new ApiError('unreachable', 0, ''), title: 'Not loaded', onRetry };
  show({ failure });
  expect(heads()).toHaveLength(3);
  cleanup();
  show({ rows: undefined, failure });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
