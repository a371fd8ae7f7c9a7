import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../i18n/translate.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../locales/*/*.ts', { eager: true });

function textsIn(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value)));
}

const TEXTS = Object.values(files).flatMap((file) => textsIn(file.default));

/** Claims contradicted by code or contracts, with the correct statement. */
const CLAIMS: readonly (readonly [truth: string, claim: RegExp])[] = [
  [
    'the server attests an action, nothing proves one',
    /did is proven|what is proven|was belegt ist|wird belegt/i,
  ],
  ['a script can send actions too', /by people, not by a clock|von Menschen, nicht von einer Uhr/i],
  ['an account is always shown as a keyed hash', /unless you choose|solange du nichts anderes/i],
  ['the operations account receives the fees', /fee goes to the validator|Gebühr geht an den Validator/i],
  [
    'the latency was measured with a script',
    /one person pressing|eine Person drückt|hand to chain|Hand zur Kette/i,
  ],
  ['30,000,000 NAC can be paid for actions', /half of it meant|die Hälfte gedacht|% for users|% für Nutzer/i],
  [
    'a phase can be ended early',
    /nobody can change them|niemand kann sie ändern|with the phase only|nur mit der Phase/i,
  ],
  [
    'the presale counts in USDT and the ledger in points',
    /contracts reckon in|in NAC rechnen ihre Verträge/i,
  ],
  [
    'roles change rewards, phases and the market fee',
    /neither you nor we can change|weder du noch wir ändern/i,
  ],
  ['logging in takes one signature', /you sign nothing|du unterschreibst nichts|for no signature/i],
  ['pages have no names for the two divisions of the supply', /reading [AB]\b|Lesart [AB]\b/],
  ['colors stand for points', /mean heat|Wärme des Tages/i],
];

describe('texts', () => {
  it.each(CLAIMS)('respect that %s', (_, claim) => {
    expect(TEXTS.filter((text) => claim.test(text))).toEqual([]);
  });
});
