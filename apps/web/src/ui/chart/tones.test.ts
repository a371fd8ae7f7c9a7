import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const LEAST_APART = 0.14;

/** Lightness of the eight tones of a theme, in their order. */
function lightnessOf(theme: 'dark' | 'light'): number[] {
  const values = [...TOKENS.matchAll(/--tone-\d: oklch\(([\d.]+)/g)].map(([, value]) => Number(value));
  return theme === 'dark' ? values.slice(0, 8) : values.slice(8);
}

const gaps = (values: readonly number[]) =>
  values.slice(1).map((value, index) => Math.abs(value - values[index]!));

it.each(['dark', 'light'] as const)(
  'tells neighboring parts apart by lightness alone in the %s theme',
  (theme) => {
    const values = lightnessOf(theme);
    expect(values).toHaveLength(8);
    expect(Math.min(...gaps(values))).toBeGreaterThanOrEqual(LEAST_APART);
    // The supply has no seventh part where it stands in seven: the sixth and the eighth are neighbors there.
    expect(Math.abs(values[5]! - values[7]!)).toBeGreaterThanOrEqual(LEAST_APART);
  },
);
