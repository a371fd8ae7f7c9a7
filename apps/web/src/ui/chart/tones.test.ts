import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const LEAST_APART = 0.14;

/** Returns the lightness of the eight tones of a theme, in order. */
function lightnessOf(theme: 'dark' | 'light'): number[] {
  const values = [...TOKENS.matchAll(/--tone-\d: oklch\(([\d.]+)/g)].map(([, value]) => Number(value));
  return theme === 'dark' ? values.slice(0, 8) : values.slice(8);
}

const gaps = (values: readonly number[]) =>
  values.slice(1).map((value, index) => Math.abs(value - values[index]!));

it.each(['dark', 'light'] as const)('neighboring parts differ in lightness in the %s theme', (theme) => {
  const values = lightnessOf(theme);
  expect(values).toHaveLength(8);
  expect(Math.min(...gaps(values))).toBeGreaterThanOrEqual(LEAST_APART);
  // A supply of seven parts does not use the seventh tone, so the sixth and the eighth are neighbors.
  expect(Math.abs(values[5]! - values[7]!)).toBeGreaterThanOrEqual(LEAST_APART);
});
