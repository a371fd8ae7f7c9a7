import { describe, expect, it } from 'vitest';
import type { Catalogue } from './translate.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

function flatten(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}
const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort();
const namespaces = Object.keys(files)
  .filter((file) => file.includes('/en/'))
  .map((file) => file.replace(/.*\/(.+)\.ts$/, '$1'));
const read = (language: string, namespace: string) =>
  new Map(flatten(files[`../../locales/${language}/${namespace}.ts`]!.default));

it('has a namespace per feature, and one for the pages whose capability follows', () => {
  expect(namespaces.sort()).toEqual(['common', 'energy', 'explorer', 'frame', 'home', 'search', 'wallet']);
});

describe.each(namespaces)('%s', (namespace) => {
  const en = read('en', namespace);
  const de = read('de', namespace);

  it('has the same keys in both languages', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('needs the same values in both languages', () => {
    for (const [key, text] of en) expect([key, values(de.get(key)!)]).toEqual([key, values(text)]);
  });

  it('has no empty text and no stray spaces', () => {
    for (const [key, text] of [...en, ...de]) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect(text).not.toBe('');
    }
  });
});
