import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/reading.ts';

/** Texts for data read from the chain while the index is unavailable. */
export const fromChain: Widen<typeof en.fromChain> = {
  away: 'Unsere Datenbank antwortet nicht. Du siehst die Daten direkt von der Blockchain.',
  awayText:
    'Diese Daten sind vollständig und aktuell. Namen der Aktionen, Listen und Punkte kommen zurück, sobald die Datenbank wieder antwortet.',
  behind: 'Die Blockchain hat diesen Block schon, unser Index noch nicht.',
  behindText:
    'Du siehst die Daten direkt von der Blockchain. Details zur Aktion folgen, sobald der Index so weit ist.',
  next: 'Nächster Versuch in {{seconds}} s.',
  again: 'Jetzt erneut versuchen',
  lede: 'Dieser Block ist versiegelt und gültig. Die Art der Aktion erscheint, sobald der Index wieder da ist.',
  drawing: 'Gepunktete Linie: versiegelt und gültig; die Art der Aktion ist gerade nicht verfügbar.',
  address: 'On-Chain-Daten',
  kind: 'Art',
  account: 'Konto',
  nonce: 'Gesendete Transaktionen',
  asOf: 'Stand: Block',
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
