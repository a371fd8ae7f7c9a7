import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@nova/shared/language/language';
import type { Catalogue } from '../../src/lib/i18n/translate.ts';
import type { FlatTexts, TextsToCheck } from './check-texts.ts';
import { findTextUses } from './find-text-uses.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
/**
 * Excluded because visitors never see them: the catalogs
 * themselves, tests, and the component board for developers.
 */
const NOT_READ = /^(?:locales|lib\/i18n)\/|\.test\.tsx?$|(?:^|\/)kit(?:\/|\.tsx$|-)/;

function* flatten(catalogue: Catalogue, prefix: string): Generator<[string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

async function readLanguage(language: string): Promise<FlatTexts> {
  const folder = path.join(SOURCE, 'locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const texts = new Map<string, string>();
  for (const file of files) {
    const { default: catalogue } = (await import(path.join(folder, file))) as { default: Catalogue };
    for (const [key, text] of flatten(catalogue, `${path.basename(file, '.ts')}:`)) texts.set(key, text);
  }
  return texts;
}

/** Reads the texts of every language and all places in the website's source that look up a text. */
export async function readTexts(): Promise<Omit<TextsToCheck, 'families'>> {
  const languages = await Promise.all(
    LANGUAGES.map(async (each) => [each, await readLanguage(each)] as const),
  );
  const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.test(file));
  const files = modules.map(
    (file) => [file, findTextUses(file, readFileSync(path.join(SOURCE, file), 'utf8'))] as const,
  );
  return { languages: Object.fromEntries(languages), files: Object.fromEntries(files) };
}
