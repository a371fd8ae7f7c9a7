import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { NamedAddress } from './named-address.tsx';

const DEMO = `0x${'d1'.repeat(20)}`;
const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/api/v1/demo/addresses')) return Response.json({ items: [], labels: [] });
    const requested = new URL(url, 'http://localhost').searchParams.get('addresses')!;
    requests.push(requested);
    return Response.json({ items: requested.split(',').filter((address) => address === DEMO) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks a demo in a list with one request for up to fifty addresses, once', async () => {
  const list = (
    <ul>
      <li>
        <NamedAddress address={DEMO} />
      </li>
      {[DEMO, ...Array.from({ length: 55 }, (_, index) => addressOf(index))].map((address) => (
        <li key={address}>
          <NamedAddress address={address} />
        </li>
      ))}
    </ul>
  );
  await renderUi(list);
  expect(await screen.findAllByText('Demo')).toHaveLength(2);
  await vi.waitFor(() => expect(requests.map((requested) => requested.split(',').length)).toEqual([50, 6]));
  cleanup();
  await renderUi(list);
  expect(screen.getAllByText('Demo')).toHaveLength(2);
  expect(requests).toHaveLength(2);
});

it('shows the name or label of an address instead of the address, which stays in the title', async () => {
  const named = `0x${'d2'.repeat(20)}`;
  const labeled = `0x${'d3'.repeat(20)}`;
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      items: url.startsWith('/api/v1/names/addresses') ? [{ address: named, name: 'alice.nac' }] : [],
      labels: url.startsWith('/api/v1/names/addresses')
        ? [
            { address: named, name: 'Alice’s shop', kind: null, url: null },
            { address: labeled, name: 'Nova Exchange', kind: 'exchange', url: null },
          ]
        : [],
    }),
  );
  await renderUi(
    <>
      <NamedAddress address={named} />
      <NamedAddress address={labeled} />
    </>,
  );
  expect((await screen.findByRole('link', { name: 'alice.nac' })).title).toBe(named);
  expect(screen.getByRole('link', { name: 'Nova Exchange' }).title).toBe(labeled);
  // A name that its owner has chosen comes before the label.
  expect(screen.queryByText('Alice’s shop')).toBeNull();
});
