import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStore, forgetDemo, keepDemo, refreshDemo } from './demo-session.ts';

beforeEach(forgetDemo);
afterEach(forgetDemo);

const at = (ms: number) => new Date(Date.now() + ms).toISOString();

it('is active while it expires in the future', () => {
  keepDemo({ expiresAt: at(60_000), demoType: 'trade' });
  expect(refreshDemo()).toMatchObject({ demoType: 'trade' });
  expect(demoStore.get()?.demoType).toBe('trade');
});

it('is removed once it is over', () => {
  localStorage.setItem('demoSession', JSON.stringify({ expiresAt: at(-1), demoType: 'trade' }));
  expect(refreshDemo()).toBeNull();
  expect(localStorage.getItem('demoSession')).toBeNull();
});

it('is not anything that was written there by somebody else', () => {
  for (const text of ['{', 'null', '{"expiresAt":"never","demoType":"trade"}', '{"demoType":"rich"}']) {
    localStorage.setItem('demoSession', text);
    expect(refreshDemo()).toBeNull();
  }
});
