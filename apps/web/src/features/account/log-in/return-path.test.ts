import { expect, it } from 'vitest';
import { readReturnPath } from './return-path.ts';

it('returns to a page of this site', () => {
  expect(readReturnPath('?next=%2Fde%2Fexplorer%3Ftab%3Dall')).toBe('/de/explorer?tab=all');
});

it('does not return to another site or to the login itself', () => {
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:1',
    '/auth',
    '/de/auth?tab=register',
    '',
  ])
    expect(readReturnPath(`?next=${encodeURIComponent(next)}`)).toBeNull();
});
