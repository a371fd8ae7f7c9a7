import { expect, it } from 'vitest';
import { createActiveTime } from './active-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Simulates consecutive seconds in which the user touches the page every `touchEvery` seconds. */
function run(seconds: number, touchEvery: number, isVisible = true): number {
  const time = createActiveTime(0);
  let full = 0;
  for (let second = 0; second < seconds; second += 1) {
    if (second % touchEvery === 0) time.touch(second * SECOND);
    full += time.pass((second + 1) * SECOND, isVisible);
  }
  return full;
}

it('counts five minutes of activity', () => {
  expect(run(299, 30)).toBe(0);
  expect(run(300, 30)).toBe(1);
  expect(run(900, 30)).toBe(3);
});

it('does not count time while the page is hidden', () => {
  expect(run(1_800, 30, false)).toBe(0);
});

it('stops a minute after the last input', () => {
  // One touch in ten minutes: only the first minute of each ten counts.
  expect(run(4 * 600, 600)).toBe(0);
  expect(run(6 * 600, 600)).toBe(1);
});

it('does not count time while the computer is suspended', () => {
  const time = createActiveTime(0);
  time.touch(0);
  time.pass(SECOND, true);
  time.touch(8 * MINUTE);
  expect(time.pass(8 * MINUTE, true)).toBe(0);
});

it('does not count before the first input', () => {
  const time = createActiveTime(0);
  expect(time.pass(4 * SECOND, true)).toBe(0);
});
