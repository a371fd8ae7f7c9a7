import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Where() {
  return <output>{useLocation().search}</output>;
}
function show(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Tabs
        label="What it did"
        tabs={[
          { id: 'actions', name: 'Actions', count: 1907, content: <p>all actions</p> },
          { id: 'transactions', name: 'Transactions', content: <p>all transactions</p> },
        ]}
      />
      <Where />
    </MemoryRouter>,
  );
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the view in the URL, and the first one for none or an unknown one', () => {
  show('/a?tab=transactions');
  expect(chosen()).toBe('Transactions');
  expect(screen.getByRole('tabpanel', { name: 'Transactions' }).textContent).toBe('all transactions');
  cleanup();
  show('/a?tab=teleport');
  expect(chosen()).toBe('Actions1,907');
});

it('moves with the arrow keys, wrapping around, and is a single Tab stop', async () => {
  show('/a');
  await userEvent.tab();
  expect(document.activeElement!.textContent).toBe('Actions1,907');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Transactions');
  expect(document.activeElement!.textContent).toBe('Transactions');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Actions1,907');
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Transactions');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});

it('forgets the list position of the other view', async () => {
  show('/a?tab=transactions&cursor=abc');
  await userEvent.click(screen.getByRole('tab', { name: /Actions/ }));
  await screen.findByText('all actions');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('selects a tab before its view opens, and only the last of two clicks counts', async () => {
  show('/a');
  const tabs = screen.getAllByRole('tab');
  fireEvent.click(tabs[1]!);
  expect(chosen()).toBe('Transactions');
  expect(screen.getByRole('tabpanel').textContent).toBe('all actions');
  fireEvent.click(tabs[0]!);
  expect(chosen()).toBe('Actions1,907');
  fireEvent.click(tabs[1]!);
  expect(await screen.findByText('all transactions')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('?tab=transactions');
});

it('opens the view before what the next touch does', async () => {
  show('/a');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  fireEvent.click(screen.getByRole('tab', { name: 'Transactions' }));
  fireEvent.pointerDown(document.body);
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('?tab=transactions');
  vi.unstubAllGlobals();
});

it('does not change the URL of a page that the visitor has gone to meanwhile', async () => {
  history.replaceState(null, '', '/a');
  const tabs = [
    { id: 'actions', name: 'Actions', content: 'all actions' },
    { id: 'transactions', name: 'Transactions', content: 'all transactions' },
  ];
  render(
    <BrowserRouter>
      <Link to="/b">elsewhere</Link>
      <Tabs label="What it did" tabs={tabs} />
      <Where />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Transactions' }));
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await vi.waitFor(() => expect(chosen()).toBe('Actions'));
  expect(location.pathname + location.search).toBe('/b');
});
