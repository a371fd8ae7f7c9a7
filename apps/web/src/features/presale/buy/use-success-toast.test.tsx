import type { Receipt } from '@nova/shared/presale/purchase';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { followPurchase, readFollowed } from '../receipt/followed-purchase.ts';
import { storeCard, readCard } from '../card/stored-card.ts';
import { useAwaitedPurchase } from '../receipt/use-awaited-purchase.ts';

const BUYER = `0x${'34'.repeat(20)}`;
let number = 0;
/** A purchase of 1,000 NAC with a bonus of 200 NAC, each with its own ID. */
function receiptOf(changed: Partial<Receipt>): Receipt {
  number += 1;
  return {
    id: `0x${String(number).padStart(64, '0')}`,
    method: 'bridge',
    status: 'completed',
    wallet_address: BUYER,
    nova_tokens: '1000000000000000000000',
    bonus_tokens: '200000000000000000000',
    ...changed,
  } as Receipt;
}
function check(receipt: Receipt, path = '/presale/receipt') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </TextContext>
  );
  return renderHook(({ shown }) => useAwaitedPurchase(shown), { wrapper, initialProps: { shown: receipt } });
}
const titles = () => toastQueue.get().map(({ title }) => title);

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'presale']);
  await loadCatalogues('de', ['site', 'presale']);
});
afterEach(() => {
  cleanup();
  saveSession(null);
  toastQueue.set([]);
  localStorage.clear();
});

it.each([{ method: 'card' }, { method: 'bridge' }, { method: 'bridge', is_simulated: true }] as const)(
  'announces once that the coins of %o arrived while the page was open',
  (kind) => {
    const paid = receiptOf({ ...kind, status: 'paid' });
    const { rerender } = check(paid);
    expect(titles()).toEqual([]);
    const completed: Receipt = { ...paid, status: 'completed' };
    rerender({ shown: completed });
    rerender({ shown: { ...completed } });
    expect(titles()).toEqual(['Successfully purchased 1,200 NAC Coins incl. 20% bonus!']);
    expect(toastQueue.get()[0]?.link?.to).toBe(`/presale/receipt/${paid.id}`);
  },
);

it('announces it in German, and without a bonus if there was none', () => {
  const paid = receiptOf({ status: 'paid', bonus_tokens: '0' });
  const { rerender } = check(paid, '/de/presale/receipt');
  rerender({ shown: { ...paid, status: 'completed' } });
  expect(titles()).toEqual(['1.000 NAC Coins erfolgreich gekauft!']);
});

it('announces a payment that was pending when the page was closed, and stops waiting for it', () => {
  const bridge = receiptOf({});
  followPurchase(BUYER, bridge.id);
  check(bridge);
  expect(titles()).toHaveLength(1);
  expect(readFollowed(BUYER)).toBeNull();

  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: null, tokens });
  const card = receiptOf({ method: 'card' });
  storeCard('u1', { id: card.id, url: 'https://checkout.example/1' });
  check(card);
  expect(titles()).toHaveLength(2);
  expect(readCard('u1')).toBeNull();
});

it('announces no old receipt, no payment without coins, and none with its own message', () => {
  check(receiptOf({}));
  const paid = receiptOf({ status: 'paid' });
  check(paid).rerender({ shown: { ...paid, status: 'refunded' } });
  const own = receiptOf({ method: 'usdt', status: 'completed' });
  followPurchase(BUYER, own.id);
  check(own);
  expect(titles()).toEqual([]);
});
