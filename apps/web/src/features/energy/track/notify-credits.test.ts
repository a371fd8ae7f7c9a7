import type { RewardResults, UserAction } from '@nova/shared/energy/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import siteDe from '../../../locales/de/site.ts';
import energyDe from '../../../locales/de/energy.ts';
import siteEn from '../../../locales/en/site.ts';
import energyEn from '../../../locales/en/energy.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { notifyResults, notifySealed } from './notify-credits.ts';

const NOW = Date.parse('2026-11-22T08:30:00.000Z');
const HASH = `0x${'ab'.repeat(32)}`;

const credited = (key: string, points: number) =>
  ({ action_key: key, status: 'pending', success: true, points_awarded: points, reason: null }) as never;
const refused = (key: string, reason: string, nextAt: string | null) =>
  ({ action_key: key, status: 'refused', points_awarded: 0, reason, next_at: nextAt }) as never;
const results = (...all: RewardResults['results']) => all;
const sealed = (key: string, points: number, overrides: Partial<UserAction> = {}) =>
  ({
    action_key: key,
    points,
    occurred_at: '2026-11-22T08:29:58.000Z',
    status: 'sealed',
    block_number: 8,
    block_hash: HASH,
    ...overrides,
  }) as UserAction;
const titles = () => toastQueue.get().map(({ title }) => title);

beforeEach(() => {
  addCatalogues('en', { site: siteEn, energy: energyEn });
  addCatalogues('de', { site: siteDe, energy: energyDe });
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  history.replaceState(null, '', '/faq');
  toastQueue.set([]);
});
afterEach(() => vi.restoreAllMocks());

it('announces noticeable rewards, and credits clicks silently', async () => {
  await notifyResults(results(credited('daily_visit', 20), credited('button_click', 2)));
  expect(titles()).toEqual(['+20 EnergyPoints for Daily visit!']);
});

it('announces every credit on the dashboard, in the language of the page', async () => {
  history.replaceState(null, '', '/de/energy-dashboard');
  await notifyResults(results(credited('button_click', 2), credited('page_visit', 5)));
  expect(titles()).toEqual(['+2 EnergyPoints für Button geklickt!', '+5 EnergyPoints für Seite besucht!']);
});

it('answers a click for points that earns none with the reason and the next time', async () => {
  history.replaceState(null, '', '/de/energy-dashboard');
  await notifyResults(
    results(
      refused('social_share', 'cooldown', '2026-11-22T09:12:00.000Z'),
      refused('link_click', 'cooldown', '2026-11-22T08:30:12.000Z'),
    ),
  );
  expect(toastQueue.get()).toEqual([
    {
      tone: 'warning',
      title: 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht',
      text: 'Die Wartezeit läuft noch. Die Aktion zählt wieder um 09:12 UTC.',
    },
  ]);
});

it('announces actions detected by server or chain with their block', async () => {
  history.replaceState(null, '', '/de/presale');
  await notifySealed(sealed('presale_purchase', 50));
  expect(toastQueue.get()).toMatchObject([
    {
      title: '+50 EnergyPoints für Kauf im Vorverkauf!',
      link: { label: 'Block', to: '/de/explorer/block/8' },
      trace: { points: 50, blockHash: HASH },
    },
  ]);
});

it('names a partner’s action by its key', async () => {
  await notifySealed(sealed('boat_upload', 30));
  expect(titles()).toEqual(['+30 EnergyPoints for Action “boat_upload”!']);
});

it('does not announce credits with their own message, nor old ones', async () => {
  await notifySealed(sealed('welcome_bonus', 1_000));
  await notifySealed(sealed('referral', 100));
  await notifySealed(sealed('nft_trade', 25, { occurred_at: '2026-11-22T08:24:59.000Z' }));
  expect(titles()).toEqual([]);
});
