import { beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../lib/session/session-store.ts';
import { claimRewards } from './claim-rewards.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const wire = vi.fn<typeof fetch>();
const sentIds = () =>
  wire.mock.calls.map(([, init]) => {
    const body = JSON.parse(init!.body as string) as { data: { request_id: string } };
    return body.data.request_id;
  });

beforeEach(() => {
  wire.mockReset();
  vi.stubGlobal('fetch', wire);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
});

it('returns the points that the server has credited', async () => {
  const result = { energyPoints: 40, novaTokens: 0.4, fallback: false, source: 'server' };
  wire.mockResolvedValueOnce(new Response(JSON.stringify(result)));
  expect(await claimRewards(ADDRESS, 'energy_collection')).toEqual(result);
});

it('reports a failed claim without throwing, and repeats the same claim next time', async () => {
  wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await claimRewards(ADDRESS, 'page_visit')).toEqual({
    energyPoints: 0,
    novaTokens: 0,
    fallback: true,
    source: 'local',
  });
  for (let claim = 0; claim < 2; claim += 1) {
    wire.mockResolvedValueOnce(
      new Response(JSON.stringify({ energyPoints: 5, novaTokens: 0.05, fallback: false, source: 'server' })),
    );
    await claimRewards(ADDRESS, 'page_visit');
  }
  const [lost, again, next] = sentIds();
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
