import type { ReferralRefusal } from '@nova/shared/referral/schemas';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { sendVisitorAway, signInVisitor } from '../../lib/page/test-visitor.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { PendingReferral } from './pending-referral.tsx';

const CODE = 'hafenk72';
const wire = vi.fn<typeof fetch>();
const storedCode = () => localStorage.getItem('pendingReferralCode');
const refuse = (error: ReferralRefusal) => async () =>
  Response.json({ success: false, points_earned: 0, error });

async function report(answer: typeof fetch): Promise<void> {
  wire.mockImplementation(answer);
  await renderUi(<PendingReferral />, 'de');
  await vi.waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
  // The response is processed in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  wire.mockReset();
  vi.stubGlobal('fetch', wire);
  localStorage.clear();
  toastQueue.set([]);
  await loadCatalogues('en', ['referral']);
  localStorage.setItem('pendingReferralCode', CODE);
  signInVisitor();
});
afterEach(() => {
  cleanup();
  sendVisitorAway();
  vi.unstubAllGlobals();
});

it('deletes a code that has earned points, and says so for five seconds', async () => {
  await report(async () => Response.json({ success: true, points_earned: 100, error: null }));
  expect(storedCode()).toBeNull();
  await vi.waitFor(() =>
    expect(toastQueue.get()).toMatchObject([
      { title: 'Referral activated! +100 EP for your friend!', durationMs: 5_000 },
    ]),
  );
});

it.each<[string, typeof fetch]>([
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has a fault', async () => new Response(null, { status: 500 })],
  ['the friends of today are counted', refuse('daily_limit')],
  ['the wallet is a demo’s', refuse('demo')],
])('keeps the code silently when %s', async (_why, answer) => {
  await report(answer);
  expect(storedCode()).toBe(CODE);
  expect(toastQueue.get()).toEqual([]);
});

it.each(['unknown_code', 'self', 'loop', 'already_referred', 'not_new'] as const)(
  'deletes a code silently after a final error (%s)',
  async (refusal) => {
    await report(refuse(refusal));
    expect(storedCode()).toBeNull();
    expect(toastQueue.get()).toEqual([]);
  },
);
