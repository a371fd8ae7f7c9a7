import type { FileUses } from './find-text-uses.ts';

/** Texts of one language: `namespace:key` → text. */
export type FlatTexts = ReadonlyMap<string, string>;
export type KeyFamilies = Readonly<Record<string, readonly (readonly string[])[] | 'open'>>;

export interface TextsToCheck {
  /** Every language; the others are compared with the first one. */
  readonly languages: Readonly<Record<string, FlatTexts>>;
  readonly files: Readonly<Record<string, FileUses>>;
  readonly families: KeyFamilies;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns all errors in the texts, one sentence each. */
export function checkTexts({ languages, files, families }: TextsToCheck): string[] {
  const [measure = '', ...others] = Object.keys(languages);
  return [
    ...checkUses(languages[measure]!, files, families),
    ...others.flatMap((other) => compareLanguages(languages, measure, other)),
    ...Object.entries(languages).flatMap(([language, texts]) => checkLanguage(language, texts)),
  ];
}

function checkUses(texts: FlatTexts, files: TextsToCheck['files'], families: KeyFamilies): string[] {
  const bases = new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
  const errors: string[] = [];
  const used = new Set<string>();
  const usedFamilies = new Set<string>();
  for (const [file, { uses, errors: unread }] of Object.entries(files)) {
    errors.push(...unread.map((error) => `${file}:${error}`));
    for (const { key, line } of uses) {
      if (!key.includes('*')) {
        used.add(key);
        if (!bases.has(key)) errors.push(`${file}:${line}: ${key} has no text`);
      } else if (families[key]) usedFamilies.add(key);
      else errors.push(`${file}:${line}: ${key} is put together at run time; declare it in key-families.ts`);
    }
  }
  for (const [family, values] of Object.entries(families)) {
    if (!usedFamilies.has(family)) errors.push(`key-families.ts: ${family} is used nowhere`);
    for (const key of membersOf(family, values, bases)) {
      used.add(key);
      if (!bases.has(key)) errors.push(`key-families.ts: ${key} has no text`);
    }
  }
  for (const base of bases) if (!used.has(base)) errors.push(`${base} is used nowhere`);
  return errors;
}

/** Returns the keys of a family; for an open family, the existing ones. */
function membersOf(family: string, values: KeyFamilies[string], bases: ReadonlySet<string>): string[] {
  if (values === 'open') {
    const shape = new RegExp(
      `^${family.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[\w-]+`)}$`,
    );
    return [...bases].filter((base) => shape.test(base));
  }
  return values.reduce<string[]>(
    (keys, each) => keys.flatMap((key) => each.map((value) => key.replace('*', value))),
    [family],
  );
}

function compareLanguages(languages: TextsToCheck['languages'], one: string, other: string): string[] {
  const [first, second] = [languages[one]!, languages[other]!];
  const errors: string[] = [];
  const shared = new Set<string>();
  for (const [texts, against, name] of [
    [first, second, other],
    [second, first, one],
  ] as const) {
    const known = new Set([...against.keys()].map((key) => key.replace(PLURAL, '')));
    for (const key of texts.keys()) {
      const base = key.replace(PLURAL, '');
      if (known.has(base)) shared.add(base);
      else errors.push(`${key} is missing in ${name}`);
    }
  }
  for (const base of shared) {
    const [a, b] = [placeholdersOf(first, base), placeholdersOf(second, base)];
    if (a !== b) errors.push(`${base} needs {${a}} in ${one} and {${b}} in ${other}`);
  }
  return errors;
}

/** Returns the placeholders of a text. A plural form may omit `count`: "one block" need not contain 1. */
function placeholdersOf(texts: FlatTexts, base: string): string {
  const isPlural = !texts.has(base);
  const found = new Set<string>();
  for (const [key, text] of texts) {
    if (key.replace(PLURAL, '') !== base) continue;
    for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) found.add(name!);
  }
  if (isPlural) found.delete('count');
  return [...found].toSorted().join(', ');
}

function checkLanguage(language: string, texts: FlatTexts): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const errors: string[] = [];
  for (const [key, text] of texts) {
    if (text.trim() === '') errors.push(`${key} is empty in ${language}`);
    else if (text !== text.trim() || / {2}/.test(text)) errors.push(`${key} has stray spaces in ${language}`);
    if (/(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/.test(text)) errors.push(`${key} has a single brace in ${language}`);
    const form = PLURAL.exec(key)?.[1];
    if (form === undefined) continue;
    const base = key.replace(PLURAL, '');
    if (texts.has(base)) errors.push(`${key} stands beside a text without forms in ${language}`);
    if (!wanted.some((each) => each === form)) errors.push(`${key} is no form of ${language}`);
    for (const each of wanted) {
      if (!texts.has(`${base}_${each}`)) errors.push(`${base}_${each} is missing in ${language}`);
    }
  }
  return [...new Set(errors)];
}
