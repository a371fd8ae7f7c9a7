import { expect, test } from 'vitest';
import { FilterStore } from './filter-store.ts';
import { FILTER_LIFETIME_MS, MAX_FILTERS, MAX_FILTERS_OF_CLIENT } from '../limits.ts';

const blocks = (next: number) => ({ kind: 'blocks' as const, next });

function createStore() {
  let now = 1_000_000;
  return { filters: new FilterStore(() => now), pass: (milliseconds: number) => (now += milliseconds) };
}

test('a client with too many filters loses its own least recently used one, and other clients lose none', () => {
  const { filters } = createStore();
  const honest = filters.add('honest', blocks(1));
  const [first, second] = [filters.add('greedy', blocks(2)), filters.add('greedy', blocks(3))];
  filters.use(first);
  for (let number = 2; number < MAX_FILTERS_OF_CLIENT + 1; number++) filters.add('greedy', blocks(number));
  expect(() => filters.use(second)).toThrow('filter not found');
  expect(filters.use(first)).toEqual(blocks(2));
  for (let number = 0; number < 2 * MAX_FILTERS; number++) filters.add('greedy', blocks(number));
  expect(filters.use(honest)).toEqual(blocks(1));
});

test('when the store is full, the client with the most filters loses one', () => {
  const { filters } = createStore();
  const clients = Math.ceil(MAX_FILTERS / MAX_FILTERS_OF_CLIENT);
  const ids: string[] = [];
  const honest = filters.add('honest', blocks(0));
  for (let number = 0; ids.length < MAX_FILTERS - 1; number++) {
    ids.push(filters.add(`greedy ${number % clients}`, blocks(number)));
  }
  const late = filters.add('late', blocks(7));
  expect(filters.use(late)).toEqual(blocks(7));
  expect(filters.use(honest)).toEqual(blocks(0));
  expect(() => filters.use(ids[0]!)).toThrow('filter not found');
});

test('when the store is full, a client of the group with the most filters loses one', () => {
  const { filters } = createStore();
  const honest = [1, 2, 3, 4, 5, 6].map((number) => filters.add('honest', blocks(number)));
  for (let number = 0; number < MAX_FILTERS; number++) filters.add(`wide_${number % 250}`, blocks(number));
  for (const [index, id] of honest.entries()) expect(filters.use(id)).toEqual(blocks(index + 1));
});

test('removed and expired filters are stopped', () => {
  const { filters, pass } = createStore();
  let stopped = 0;
  const stop = (): void => void (stopped += 1);
  for (let number = 0; number <= MAX_FILTERS_OF_CLIENT; number++) filters.add('one', blocks(number), stop);
  expect(stopped).toBe(1);
  pass(FILTER_LIFETIME_MS + 1);
  filters.add('other', blocks(0));
  expect(stopped).toBe(MAX_FILTERS_OF_CLIENT + 1);
});
