import { describe, expect, it } from 'vitest';
import { readFilters, toApiFilters, writeFilters, type FilterField } from './list-filters.ts';

const FIELDS: readonly FilterField[] = [
  { name: 'kind', control: 'chips', options: ['transfer', 'call'] },
  { name: 'from', control: 'address' },
  { name: 'method', control: 'selector' },
  { name: 'topic0', control: 'topic' },
  { name: 'min_value', control: 'amount' },
  { name: 'min_points', control: 'points' },
  { name: 'since', control: 'day' },
];
const address = `0x${'aB'.repeat(20)}`;
const read = (search: string) => readFilters(new URLSearchParams(search), FIELDS);

describe('the filters of a URL', () => {
  it('are limited to those that the list supports', () => {
    expect(read(`kind=call&from=${address}&min_value=1.5&min_points=25&since=2026-05-01&tab=x`)).toEqual({
      kind: 'call',
      from: address,
      min_value: '1.5',
      min_points: '25',
      since: '2026-05-01',
    });
  });

  it('ignore invalid values in any URL', () => {
    expect(read('kind=everything&from=0x12&min_value=a lot&min_points=-1&since=2026-13-45')).toEqual({});
  });

  it('accept the selector of a function and the topic of an event in full length only', () => {
    const topic = `0x${'dd'.repeat(32)}`;
    expect(read(`method=0xA9059cbb&topic0=${topic}`)).toEqual({ method: '0xA9059cbb', topic0: topic });
    expect(read(`method=transfer&topic0=${topic}0`)).toEqual({});
    expect(read(`method=0xa9059c&topic0=0x`)).toEqual({});
  });

  it('are written with the URL’s other parameters, and reset the cursor', () => {
    const search = new URLSearchParams('tab=transfers&rows=50&cursor=abc&kind=call');
    expect(writeFilters(search, FIELDS, { kind: 'transfer', min_value: '' })).toBe(
      '?tab=transfers&rows=50&kind=transfer',
    );
    expect(writeFilters(new URLSearchParams('kind=call'), FIELDS, {})).toBe('?');
  });
});

describe('the API parameters', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it('contain amounts in wei', () => {
    expect(toApiFilters({ min_value: '1.5', max_value: '2' }, now)).toEqual({
      min_value: '1500000000000000000',
      max_value: '2000000000000000000',
    });
  });

  it('contain amounts of a token in its own units, and an address as a topic', () => {
    expect(toApiFilters({ min_value: '1.5', topic1: address }, now, 6)).toEqual({
      min_value: '1500000',
      topic1: `0x${'0'.repeat(24)}${'aB'.repeat(20)}`,
    });
  });

  it('contain a time for an age, and the end of the last day', () => {
    expect(toApiFilters({ age: '24h', action: 'daily_visit' }, now)).toEqual({
      action: 'daily_visit',
      since: '2026-11-19T12:00:00.000Z',
    });
    expect(toApiFilters({ since: '2026-05-01', until: '2026-05-31' }, now)).toEqual({
      since: '2026-05-01',
      until: '2026-06-01',
    });
  });
});
