import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

beforeEach(() => loadCatalogues('en', ['site']));
afterEach(cleanup);

function Where() {
  return <output>{useLocation().search}</output>;
}
function paginated(page: PaginationProps['page'], hasBlockJump = false) {
  return (
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <BrowserRouter>
        <Pagination page={page} label="Pages of blocks" lastName="To block 0" hasBlockJump={hasBlockJump}>
          Blocks 87 to 63
        </Pagination>
        <Where />
      </BrowserRouter>
    </TextContext>
  );
}
function show(at: string, page: PaginationProps['page'], hasBlockJump = false) {
  window.history.replaceState(null, '', at);
  return render(paginated(page, hasBlockJump));
}
const where = () => screen.getByRole('status').textContent;
const isDead = (name: string) => {
  const link = screen.getByRole('link', { name });
  return link.getAttribute('aria-disabled') === 'true' && link.tabIndex === -1;
};
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('links from the first page to older and oldest rows, and nowhere else', () => {
  show('/explorer/blocks', { next: 'older', prev: null });
  expect([isDead('Newest'), isDead('Newer')]).toEqual([true, true]);
  expect(target('Older')).toBe('/explorer/blocks?cursor=older');
  expect(target('To block 0')).toBe('/explorer/blocks?cursor=last');
});

it('links in both directions from a middle page and keeps the rest of the URL', () => {
  show('/a?tab=transactions&cursor=here', { next: 'older', prev: 'newer' });
  expect(target('Newest')).toBe('/a?tab=transactions');
  expect(target('Newer')).toBe('/a?tab=transactions&cursor=newer');
  expect(target('Older')).toBe('/a?tab=transactions&cursor=older');
});

it('ends at the oldest row', () => {
  show('/explorer/blocks?cursor=last', { next: null, prev: 'newer' });
  expect([isDead('Older'), isDead('To block 0')]).toEqual([true, true]);
});

it('keeps the keyboard focus on the link that led to the end of the list, and goes no further', async () => {
  const { rerender } = show('/explorer/blocks', { next: 'last', prev: null });
  const older = screen.getByRole('link', { name: 'Older' });
  await userEvent.click(older);
  rerender(paginated({ next: null, prev: 'newer' }));
  expect(document.activeElement).toBe(older);
  expect(isDead('Older')).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(where()).toBe('?cursor=last');
});

it('starts over with another page size', async () => {
  show('/explorer/blocks?cursor=here', { next: 'older', prev: 'newer' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(where()).toBe('?rows=50');
});

it('goes to a block number, also one with digit groups, and keeps the rest of the URL', async () => {
  show('/explorer/blocks?rows=50&cursor=here', { next: 'older', prev: 'newer' }, true);
  await userEvent.type(screen.getByLabelText('Go to block'), '1,284{Enter}');
  expect(where()).toBe('?rows=50&cursor=block%3A1284');
});

it('stays on the page if the input is not a block number', async () => {
  show('/explorer/blocks?cursor=here', { next: 'older', prev: 'newer' }, true);
  await userEvent.type(screen.getByLabelText('Go to block'), 'latest{Enter}');
  expect(where()).toBe('?cursor=here');
});

it('is hidden if everything fits on one page', () => {
  show('/explorer/blocks', { next: null, prev: null });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Blocks 87 to 63')).toBeTruthy();
});
