import { expect, test } from 'vitest';
import { toHealth, toHealthPercent } from './health.ts';

test.each([
  [[true, true, true, true], 100, 'healthy'],
  [[true, true, true, false], 75, 'degraded'],
  [[true, false, true, false], 50, 'degraded'],
  [[false, false, true, false], 25, 'critical'],
  [[false, false, false, false], 0, 'critical'],
] as const)('services %j give %i percent and the status %s', (answered, percent, health) => {
  expect(toHealthPercent(answered)).toBe(percent);
  expect(toHealth(percent)).toBe(health);
});

test.each([
  [100, 'healthy'],
  [99.9, 'degraded'],
  [50, 'degraded'],
  [49.9, 'critical'],
] as const)('at %d percent the system is %s', (percent, health) => {
  expect(toHealth(percent)).toBe(health);
});
