import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/lists.ts';

/** Filters of the explorer's lists, and texts about the lists. */
export const filters: Widen<typeof en.filters> = {
  label: 'Filter',
  more: 'Mehr Filter',
  clear: 'Filter löschen',
  remove: 'Filter entfernen: {{filter}}',
  failed: 'Die Filter konnten nicht geladen werden. Bitte versuche es erneut.',
  keep: 'Abbrechen',
  apply: 'Anwenden',
  csv: 'CSV',
  csvHint: 'Diese gefilterte Liste als CSV herunterladen (bis zu 10.000 Zeilen)',
  amount: '{{amount}} NAC',
  points: '{{points}} EP',
  searchedTitle: 'Bisher keine Treffer',
  searched: 'Bisher ist nur ein Teil der Liste durchsucht. Mit „Ältere“ suchst du weiter.',
  emptyTitle: 'Keine Treffer',
  emptyText: 'Entferne einen Filter oder wähle ein früheres Datum.',
  names: {
    kind: 'Art',
    status: 'Status',
    action: 'Aktion',
    direction: 'Richtung',
    standard: 'Standard',
    order: 'Sortieren nach',
    age: 'Alter',
    since: 'Von',
    until: 'Bis',
    from: 'Absender',
    to: 'Empfänger',
    account: 'Adresse',
    minValue: 'Mindestens',
    maxValue: 'Höchstens',
    minPoints: 'Mindestens',
    maxPoints: 'Höchstens',
  },
  any: {
    kind: 'Alle Arten',
    status: 'Jeder Status',
    action: 'Jede Aktion',
    direction: 'Beide Richtungen',
    standard: 'Alle Standards',
    order: 'NAC-Guthaben',
    age: 'Jedes Alter',
  },
  kind: { action: 'Aktionen', transfer: 'Transfers', call: 'Contract-Aufrufe', creation: 'Neue Contracts' },
  status: { successful: 'Erfolgreich', failed: 'Fehlgeschlagen' },
  direction: { in: 'Empfangen', out: 'Gesendet' },
  standard: { erc20: 'ERC-20', erc721: 'ERC-721' },
  order: { energy: 'Verdiente Energy Points', transactions: 'Anzahl der Transaktionen' },
  age: { '1h': 'Letzte Stunde', '24h': 'Letzte 24 Stunden', '7d': 'Letzte 7 Tage', '30d': 'Letzte 30 Tage' },
  hints: {
    address: '42 Zeichen, beginnt mit 0x',
    amount: 'In NAC',
    points: 'In Energy Points',
    day: 'Tag in UTC',
  },
  faults: {
    address: 'Eine Adresse hat 42 Zeichen und beginnt mit 0x.',
    amount: 'Bitte gib einen gültigen Betrag ein',
    points: 'Bitte gib eine ganze Zahl ein',
    day: 'Bitte wähle einen Tag',
  },
};

/** Calls inside transactions. */
export const internal: Widen<typeof en.internal> = {
  title: 'Interne Transaktionen',
  short: 'Intern',
  call: 'Aufruf',
  none: 'keine Coins',
  count_one: '{{count}} Aufruf',
  count_other: '{{count}} Aufrufe',
  pending: 'Die Aufrufe dieser Transaktion werden geladen …',
  unavailable: 'Nicht verfügbar: Der Node dieser Blockchain liefert keine Traces.',
  failed: 'Die internen Transaktionen konnten nicht geladen werden.',
  emptyTitle: 'Keine internen Transaktionen',
  emptyText: 'Hier gibt es keine Aufrufe zwischen Contracts.',
};

/** Events of a contract. */
export const event: Widen<typeof en.event> = {
  events: 'Ereignisse',
  event: 'Ereignis',
  cut: 'Du siehst den Anfang von {{bytes}} Bytes; die Transaktion zeigt alles.',
  failed: 'Die Ereignisse konnten nicht geladen werden.',
  emptyTitle: 'Noch keine Ereignisse',
  emptyText: 'Dieser Contract hat noch keine Ereignisse ausgelöst.',
};

/** Charts by UTC day. */
export const charts: Widen<typeof en.charts> = {
  range: 'Zeitraum',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
  none: 'Keine Daten in diesem Zeitraum.',
  failed: 'Die Diagramme konnten nicht geladen werden.',
  summary: 'Die letzten {{days}} Tage. Höchster Wert am {{day}}: {{most}}.',
  actions: { title: 'Aktionen pro Tag', unit: 'Farbe: durchschnittliche EP pro Aktion' },
  points: { title: 'Energy Points pro Tag', unit: 'EP' },
  transactions: { title: 'Transaktionen pro Tag', unit: 'jeweils ein Block' },
  activeAddresses: { title: 'Aktive Adressen', unit: 'pro Tag' },
  newAddresses: { title: 'Neue Adressen', unit: 'am jeweiligen Tag zum ersten Mal gesehen' },
  gasUsed: { title: 'Verbrauchtes Gas', unit: 'in Tausend pro Tag' },
  fees: { title: 'Gebühren', unit: 'µNAC pro Tag' },
};
