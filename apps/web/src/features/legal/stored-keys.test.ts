import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { STORED_KEYS } from './stored-keys.ts';

const SOURCE = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|legal|locales/.test(file))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));

/**
 * The keys that a module hands to the stores of `lib/stored-value.ts`: through a constant of its own or of shared, or
 * one for each wallet or account through a function. A key that comes from elsewhere is named as a fault.
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

it('names on the privacy page every entry that the site keeps in a browser', () => {
  const kept = new Set(files.flatMap(keysOf));
  expect([...kept].toSorted()).toEqual(STORED_KEYS.map(({ key }) => key).toSorted());
});

it('has no other place that stores', () => {
  const others = files.filter((source) => /(?:local|session)Storage\.(?:set|get)Item/.test(source));
  // The wrapper itself, and the theme, which a script of the document reads before the first paint.
  expect(others).toHaveLength(2);
  expect(files.filter((source) => /document\.cookie|indexedDB/.test(source))).toEqual([]);
});
