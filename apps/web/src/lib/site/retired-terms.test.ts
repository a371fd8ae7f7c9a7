import { expect, it } from 'vitest';
import type { Language } from '@nova/shared/language/language';
import type { Catalogue } from '../i18n/translate.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

/** Terms that docs/style.md has replaced, with their replacements. */
const RETIRED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bwhoever\b/i, 'you, anyone who'],
    [/\bsomebody\b/i, 'someone'],
    [/\banybody\b/i, 'anyone'],
    [/\beverybody\b/i, 'everyone'],
    [/\bpre-sale\b/i, 'presale'],
    [/\bburnt\b/i, 'burned'],
    [/over the bridge/i, 'from Ethereum'],
    [/\be-mails?\b/i, 'email'],
    [/\bsign(?:ed|ing)?[ -](?:in|out)\b(?! your wallet)/i, 'log in, log out'],
    [/\bcatalogues?\b/i, 'catalog'],
    [/\blicence\b/i, 'license'],
    [/\breorganisations?\b/i, 'reorg'],
    [/\bcancelled\b/i, 'canceled'],
    [/\b(?:colour|behaviour|programme)s?\b/i, 'US spelling'],
    [/\bfor ever\b/i, 'permanently, forever'],
    [/\bwill stand here\b/i, 'will appear here'],
    [/\breading [AB]\b/, 'the announced split, the actual allocations'],
    [/EnergyPoints/, 'Energy Points'],
  ],
  de: [
    [/handlung(?:en)?\b/i, 'Aktion'],
    [/\b\w*ketten?\b/i, 'Blockchain'],
    [/\bMitleser\w*/i, 'Follower'],
    [/\bMünzen?\b/i, 'Coins'],
    [/unterschr[ei]+[bf]/i, 'signieren, Signatur'],
    [/vertr[aä]g/i, 'Contract, Smart Contract'],
    [/\bNetzgebühr/i, 'Netzwerkgebühr'],
    [/\bRückzahlung/i, 'Erstattung'],
    [/\bWiederherstellungsw/i, 'Seed-Phrase'],
    [/verschlüsselte Prüfsumme/i, 'pseudonymer Hash'],
    [/\bKartendienst/i, 'Kartenanbieter'],
    [/\bBesitzer/i, 'Inhaber, Eigentümer'],
    [/präg(?:en|t)\b/i, 'erzeugen'],
    [/\b(?:schreib|schick|prüf|frag|hol|mach|geh|schau|lass)(?!\p{L})/iu, 'schreibe, schicke, prüfe …'],
    [/\bLesart [AB]\b/, 'die angekündigte Verteilung, die tatsächlichen Guthaben'],
    [/EnergyPoints/, 'Energy Points'],
  ],
};

/** Messages whose wording is set by the specification. */
const SPECIFIED: ReadonlySet<string> = new Set([
  'energy.collect.collected',
  'energy.collect.failed',
  'energy.connectNeeded',
  'energy.rewarded',
  'referral.share.credited',
  'referral.share.failed',
  'wallet.claims.done',
  'wallet.claims.failed',
  'wallet.welcome.granted',
]);

function* flatten(catalogue: Catalogue, prefix: string): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}

function findRetired(language: Language): string[] {
  const texts = Object.entries(files).flatMap(([file, { default: catalogue }]) => {
    const [, of, name] = /locales\/(\w+)\/(\w+)\.ts$/.exec(file)!;
    return of === language ? Array.from(flatten(catalogue, `${name}.`)) : [];
  });
  return texts
    .filter(([key]) => !SPECIFIED.has(key))
    .flatMap(([key, text]) =>
      RETIRED[language]
        .filter(([term]) => term.test(text))
        .map(([term, instead]) => `${key}: ${term.exec(text)![0]} → ${instead}`),
    );
}

it.each(['en', 'de'] as const)('contains no retired term in any text of the catalog, %s', (language) => {
  expect(findRetired(language)).toEqual([]);
});
