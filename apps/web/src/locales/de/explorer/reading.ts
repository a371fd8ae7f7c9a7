import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/reading.ts';

/** When the chain itself stands in for the index. */
export const fromChain: Widen<typeof en.fromChain> = {
  away: 'Unsere Datenbank antwortet nicht. Du siehst die Kette selbst.',
  awayText:
    'Was du siehst, ist vollständig und aktuell. Namen der Handlungen, Listen und Punkte fehlen, bis sie wieder da ist.',
  behind: 'Die Kette hat das schon, unser Index noch nicht.',
  behindText: 'Du siehst die Kette selbst; was getan wurde, kommt dazu, sobald der Index so weit ist.',
  next: 'Nächster Versuch in {{seconds}} s.',
  again: 'Noch einmal fragen',
  lede: 'Versiegelt und gültig. Was für eine Handlung es war, steht in der Datenbank.',
  figure:
    'Eine gepunktete Linie ist versiegelt und gültig. Was für eine Handlung es war, lässt sich gerade nicht sagen.',
  address: 'Was die Kette weiß',
  kind: 'Art',
  account: 'Konto',
  nonce: 'Gesendete Transaktionen',
  asOf: 'Stand von Block',
};

/** A subject as raw JSON. */
export const raw: Widen<typeof en.raw> = {
  open: 'JSON',
  close: 'Zurück zur Seite',
  title: 'Rohes JSON',
  source: 'Wer das sagt',
  index: 'Index',
  node: 'Kette',
  failed: 'Die Rohdaten konnten nicht geladen werden.',
  copy: 'JSON kopieren',
  copied: 'Kopiert!',
};
