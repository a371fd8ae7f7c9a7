import { describe, expect, it } from 'vitest';
import { checkTexts, type TextsToCheck } from './check-texts.ts';

const uses = (...keys: string[]) => ({
  'page.tsx': { uses: keys.map((key) => ({ key, line: 7 })), errors: [] },
});
const check = (
  en: Record<string, string>,
  de: Record<string, string>,
  files: TextsToCheck['files'] = uses(...Object.keys(en).map((key) => key.replace(/_\w+$/, ''))),
  families: TextsToCheck['families'] = {},
) =>
  checkTexts({
    languages: { en: new Map(Object.entries(en)), de: new Map(Object.entries(de)) },
    files,
    families,
  });

describe('uses', () => {
  it('reports a key without a text, with the place that looks it up', () => {
    expect(check({ 'home:a': 'A' }, { 'home:a': 'A' }, uses('home:a', 'home:b'))).toEqual([
      'page.tsx:7: home:b has no text',
    ]);
  });

  it('reports a text that is never looked up', () => {
    expect(check({ 'home:a': 'A' }, { 'home:a': 'A' }, {})).toEqual(['home:a is used nowhere']);
  });

  it('counts every form of a plural as used', () => {
    const en = { 'home:n_one': '{{count}} block', 'home:n_other': '{{count}} blocks' };
    expect(check(en, en, uses('home:n'))).toEqual([]);
  });

  it('requires a declaration of keys composed at run time', () => {
    const en = { 'site:pages.home.nav': 'Home' };
    const found = check(en, en, uses('site:pages.*.nav'));
    expect(found).toContain(
      'page.tsx:7: site:pages.*.nav is put together at run time; declare it in key-families.ts',
    );
  });

  it('reports a family member without a text, a text outside the family, and an unused family', () => {
    const en = { 'site:pages.home.nav': 'Home', 'site:pages.old.nav': 'Old' };
    const families = { 'site:pages.*.nav': [['home', 'team']], 'site:gone.*': [['a']] };
    expect(check(en, en, uses('site:pages.*.nav'), families)).toEqual([
      'key-families.ts: site:pages.team.nav has no text',
      'key-families.ts: site:gone.* is used nowhere',
      'key-families.ts: site:gone.a has no text',
      'site:pages.old.nav is used nowhere',
    ]);
  });

  it('counts the texts of an open family as used', () => {
    const en = { 'site:errors.too_late': 'Too late' };
    expect(check(en, en, uses('site:errors.*'), { 'site:errors.*': 'open' })).toEqual([]);
  });
});

describe('languages', () => {
  it('reports a key that is missing in the other language, in both directions', () => {
    expect(check({ 'a:x': 'X', 'a:y': 'Y' }, { 'a:x': 'X', 'a:z': 'Z' }, uses('a:x', 'a:y'))).toEqual([
      'a:y is missing in de',
      'a:z is missing in en',
    ]);
  });

  it('reports placeholders that differ', () => {
    expect(check({ 'a:x': '{{gas}} at {{price}}' }, { 'a:x': '{{gas}} zu {{preis}}' })).toEqual([
      'a:x needs {gas, price} in en and {gas, preis} in de',
    ]);
  });

  it('lets a plural form omit its count, and no other placeholder', () => {
    const en = { 'a:n_one': 'one of {{all}}', 'a:n_other': '{{count}} of {{all}}' };
    const de = { 'a:n_one': 'eines von {{all}}', 'a:n_other': '{{count}}' };
    expect(check(en, de)).toEqual([]);
    expect(check(en, { 'a:n_one': 'eines', 'a:n_other': '{{count}}' })).toEqual([
      'a:n needs {all} in en and {} in de',
    ]);
  });

  it('reports a plural that lacks a form of its language', () => {
    const en = { 'a:n_one': 'a block', 'a:n_other': 'blocks' };
    expect(check(en, { 'a:n_other': 'Blöcke' })).toEqual(['a:n_one is missing in de']);
  });

  it('reports empty texts, extra spaces and single braces', () => {
    const en = { 'a:x': ' ', 'a:y': 'two  spaces', 'a:z': 'for {name}' };
    const found = check(en, en);
    expect(found).toContain('a:x is empty in en');
    expect(found).toContain('a:y has stray spaces in de');
    expect(found).toContain('a:z has a single brace in de');
  });
});
