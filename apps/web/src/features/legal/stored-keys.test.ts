import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STORED_KEYS } from './stored-keys.ts';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|legal|locales/.test(file))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));

/**
 * Returns the keys that a module passes to the stores of `lib/store/stored-value.ts`: a constant of the module or
 * of shared, or one per wallet or account through a function. A key from any other source is returned as an
 * error.
 */
function keysOf(source: string): string[] {
  const names = [...source.matchAll(/(?<!function )(?:read|write|remove)(?:Stored|Draft)\((\w+)/g)];
  return [...new Set(names.map((match) => match[1]!))].map((name) => {
    const own = new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1];
    const ofOne = new RegExp(`const ${name} = \\(\\w+: string\\) => \`([^$]+)\\$\\{\\w+\\}\``).exec(
      source,
    )?.[1];
    return own ?? (ofOne === undefined ? undefined : `${ofOne}…`) ?? IMPORTED[name] ?? `unknown ${name}`;
  });
}
const IMPORTED: Readonly<Record<string, string>> = {
  ADMIN_TOKEN_KEY: 'adminToken',
  DEMO_SESSION_KEY: 'demoSession',
  PENDING_REFERRAL_KEY: 'pendingReferralCode',
  THEME_KEY: 'nova.theme',
};

it('lists every browser storage entry on the privacy page', () => {
  const usedKeys = new Set(files.flatMap(keysOf));
  expect([...usedKeys].toSorted()).toEqual(STORED_KEYS.map(({ key }) => key).toSorted());
});

it('uses no other browser storage', () => {
  const others = files.filter((source) => /(?:local|session)Storage\.(?:set|get)Item/.test(source));
  // The wrapper itself, and the theme, which a script of the document reads before the first paint.
  expect(others).toHaveLength(2);
  expect(files.filter((source) => /document\.cookie|indexedDB/.test(source))).toEqual([]);
});
