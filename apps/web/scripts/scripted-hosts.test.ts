import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCRIPTED_HOSTS } from './scripted-hosts.ts';

const SOURCE = path.resolve(import.meta.dirname, '../src');
/** The component board is for developers; its sample links lead nowhere. */
const NOT_READ = /\.test\.tsx?$|^features\/kit\//;
/** Names of standards and examples in comments, which are not links. */
const NAMES = new Set(['www.w3.org', 'schema.org', 'www.example.org', 'localhost']);

const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.test(file))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));
const addresses = texts.flatMap((text) => text.match(/https?:\/\/[a-z0-9][a-z0-9.-]*/gi) ?? []);

it('links only to reviewed hosts', () => {
  const hosts = new Set(addresses.map((address) => new URL(address).hostname));
  expect([...hosts].filter((host) => !NAMES.has(host)).toSorted()).toEqual(
    Object.keys(SCRIPTED_HOSTS).toSorted(),
  );
});

it('links to each of them by https', () => {
  const plain = addresses.filter((address) => address.startsWith('http:'));
  expect(plain.map((address) => new URL(address).hostname).filter((host) => !NAMES.has(host))).toEqual([]);
});
