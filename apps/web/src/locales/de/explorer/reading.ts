import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/reading.ts';

/** Texts for data read from the chain while the index is unavailable. */
export const fromChain: Widen<typeof en.fromChain> = {
  away: 'Unsere Datenbank antwortet nicht. Du siehst Daten direkt aus der Blockchain.',
  awayText:
    'Was du siehst, ist vollständig und aktuell. Namen der Aktionen, Listen und Punkte fehlen, bis sie wieder da ist.',
  behind: 'Die Blockchain hat diesen Block schon, unser Index noch nicht.',
  behindText:
    'Du siehst Daten direkt aus der Blockchain; Details zur Aktion folgen, sobald der Index so weit ist.',
  next: 'Nächster Versuch in {{seconds}} s.',
  again: 'Jetzt erneut versuchen',
  lede: 'Dieser Block ist versiegelt und gültig. Die Art der Aktion erscheint, sobald der Index wieder da ist.',
  figure:
    'Eine gepunktete Linie ist versiegelt und gültig. Was für eine Aktion es war, lässt sich gerade nicht sagen.',
  address: 'Daten on-chain',
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
  source: 'Datenquelle',
  index: 'Index',
  node: 'Blockchain',
  failed: 'Die Rohdaten konnten nicht geladen werden.',
  copy: 'JSON kopieren',
  copied: 'Kopiert!',
};
