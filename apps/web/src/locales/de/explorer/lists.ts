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
    period: 'Zeitraum',
    name: 'Name des Contracts',
    age: 'Alter',
    since: 'Von',
    until: 'Bis',
    from: 'Absender',
    to: 'Empfänger',
    token: 'Token-Adresse',
    method: 'Methode',
    topic0: 'Topic 0',
    account: 'Adresse',
    minValue: 'Mindestens',
    maxValue: 'Höchstens',
    min_value: 'Mindestens',
    max_value: 'Höchstens',
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
    period: 'Letzte 24 Stunden',
    age: 'Jedes Alter',
  },
  kind: {
    action: 'Aktionen',
    transfer: 'Transfers',
    call: 'Contract-Aufrufe',
    creation: 'Neue Contracts',
    transaction: 'Transaktionen',
    internal: 'NAC von Contracts',
    token_transfer: 'Token-Transfers',
  },
  status: { successful: 'Erfolgreich', failed: 'Fehlgeschlagen' },
  direction: { in: 'Empfangen', out: 'Gesendet' },
  standard: { erc20: 'ERC-20', erc721: 'ERC-721', erc1155: 'ERC-1155' },
  order: { energy: 'Verdiente Energy Points', transactions: 'Anzahl der Transaktionen' },
  period: { '7d': 'Letzte 7 Tage', all: 'Seit dem ersten Block' },
  age: { '1h': 'Letzte Stunde', '24h': 'Letzte 24 Stunden', '7d': 'Letzte 7 Tage', '30d': 'Letzte 30 Tage' },
  hints: {
    address: '42 Zeichen, beginnt mit 0x',
    selector: 'Selektor der Funktion: 10 Zeichen, beginnt mit 0x',
    topic: 'Hash der Signatur des Ereignisses: 66 Zeichen, beginnt mit 0x',
    name: 'Der Name oder sein Anfang, zum Beispiel Nova',
    amount: 'In NAC',
    quantity: 'In NAC oder im gefilterten Token',
    points: 'In Energy Points',
    day: 'Tag in UTC',
  },
  errors: {
    address: 'Eine Adresse hat 42 Zeichen und beginnt mit 0x.',
    selector:
      'Ein Selektor hat 10 Zeichen und beginnt mit 0x. Die Werkzeuge des Explorers finden ihn nach Namen.',
    topic: 'Ein Topic hat 66 Zeichen und beginnt mit 0x. Die Werkzeuge des Explorers finden es nach Namen.',
    name: 'Ein Name besteht aus Buchstaben, Ziffern, _ und $ und beginnt nicht mit einer Ziffer.',
    amount: 'Bitte gib einen gültigen Betrag ein',
    quantity: 'Bitte gib einen gültigen Betrag ein.',
    points: 'Bitte gib eine ganze Zahl ein.',
    day: 'Bitte wähle einen Tag.',
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

/** Trace of a transaction. */
export const trace: Widen<typeof en.trace> = {
  title: 'Ablauf und Zustandsänderungen',
  text: 'Der Node führt diese Transaktion noch einmal aus und zeigt jeden Aufruf mit seinem Gas und alle Änderungen.',
  open: 'Ablauf anzeigen',
  calls: 'Ablauf der Aufrufe',
  changes: 'Zustandsänderungen',
  count_one: '{{count}} Zeile',
  count_other: '{{count}} Zeilen',
  cut: 'Hier stehen die ersten {{shown}} von {{count}} Zeilen. Die JSON-RPC-Methode debug_traceTransaction liefert alle.',
  failed: 'Der Ablauf konnte nicht geladen werden.',
  ownGas: 'Gas ohne Unteraufrufe',
  account: 'Konto',
  changed: 'Geänderter Wert',
  before: 'Vorher',
  after: 'Nachher',
  kinds: { balance: 'Guthaben', nonce: 'Nonce', code: 'Code', slot: 'Speicherplatz' },
  bytes_one: '{{count}} Byte',
  bytes_other: '{{count}} Bytes',
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
  summary: {
    day: 'Die letzten {{count}} Tage. Höchster Wert am {{peak}}: {{most}}.',
    hour: 'Die letzten {{count}} Stunden. Höchster Wert um {{peak}}: {{most}}.',
  },
  hour: 'Stunde',
  now: 'jetzt',
  sinceStart: 'Stündlich seit dem ersten Block. Tageswerte folgen, sobald die Blockchain drei Tage alt ist.',
  actions: {
    title: { day: 'Aktionen pro Tag', hour: 'Aktionen pro Stunde' },
    unit: { day: 'Farbe: durchschnittliche EP pro Aktion', hour: 'Farbe: durchschnittliche EP pro Aktion' },
  },
  points: {
    title: { day: 'Energy Points pro Tag', hour: 'Energy Points pro Stunde' },
    unit: { day: 'EP', hour: 'EP' },
  },
  transactions: {
    title: { day: 'Transaktionen pro Tag', hour: 'Transaktionen pro Stunde' },
    unit: { day: 'jeweils ein Block', hour: 'jeweils ein Block' },
  },
  activeAddresses: {
    title: { day: 'Aktive Adressen', hour: 'Aktive Adressen' },
    unit: { day: 'pro Tag', hour: 'pro Stunde' },
  },
  newAddresses: {
    title: { day: 'Neue Adressen', hour: 'Neue Adressen' },
    unit: { day: 'an diesem Tag zum ersten Mal gesehen', hour: 'in dieser Stunde zum ersten Mal gesehen' },
  },
  gasUsed: {
    title: { day: 'Verbrauchtes Gas', hour: 'Verbrauchtes Gas' },
    unit: { day: 'in Tausend pro Tag', hour: 'in Tausend pro Stunde' },
  },
  fees: {
    title: { day: 'Gebühren', hour: 'Gebühren' },
    unit: { day: 'µNAC pro Tag', hour: 'µNAC pro Stunde' },
  },
};
