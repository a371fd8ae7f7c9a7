import { beforeEach, expect, it, vi } from 'vitest';

const find = (number: number) =>
  ({ kind: 'block', path: `/explorer/block/${number}`, label: String(number) }) as const;
const load = async () => (await import('./recent-hits.ts')).recentHits;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it('keeps the last six results, newest first, each once, across a reload', async () => {
  const hits = await load();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) hits.add(find(number));
  expect(hits.get().map(({ label }) => label)).toEqual(['3', '7', '6', '5', '4', '2']);
  vi.resetModules();
  expect((await load()).get().map(({ label }) => label)).toEqual(['3', '7', '6', '5', '4', '2']);
});

it('forgets everything on request', async () => {
  const hits = await load();
  hits.add(find(1));
  hits.clear();
  expect(hits.get()).toEqual([]);
  expect(localStorage.getItem('nova.search.recent')).toBeNull();
});

it('ignores stored values that are not results of this site', async () => {
  localStorage.setItem(
    'nova.search.recent',
    JSON.stringify([{ kind: 'block', path: 'https://evil.example', label: 'x' }, 7, find(2)]),
  );
  expect((await load()).get()).toEqual([find(2)]);
  vi.resetModules();
  localStorage.setItem('nova.search.recent', '{');
  expect((await load()).get()).toEqual([]);
});
