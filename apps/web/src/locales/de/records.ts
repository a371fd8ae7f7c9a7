import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/records.ts';

const records: Widen<typeof en> = {
  pending: {
    title: 'Ausstehende Transaktionen',
    state: 'Status',
    states: {
      pool: 'Im Mempool',
      waiting: 'Braucht eine frühere Transaktion',
      signed: 'Von unserem Server signiert',
      queued: 'Auf unserem Server eingereiht',
    },
    lane: 'Herkunft',
    lanes: {
      actions: 'Belegte Aktionen',
      money: 'Zahlungen',
      gas: 'Gas für Wallets',
      curation: 'Änderungen des Katalogs',
      pausing: 'Notfallpause',
    },
    nonce: 'Nonce',
    price: 'Höchster Gaspreis',
    gwei: '{{amount}} Gwei',
    since: 'Wartet seit',
    note: 'Unser Server signiert eingereihte Transaktionen nacheinander. Bis dahin zeigt die Liste nur ihre Art und ihr Alter.',
    failed: 'Die ausstehenden Transaktionen konnten nicht geladen werden.',
    emptyTitle: 'Keine ausstehenden Transaktionen',
    emptyText:
      'Nova versiegelt die meisten Transaktionen innerhalb einer Sekunde. Die anderen erscheinen hier.',
  },
  verified: {
    title: 'Verifizierte Contracts',
    name: 'Contract',
    address: 'Adresse',
    compiler: 'Compiler',
    license: 'Lizenz',
    noLicense: 'keine genannt',
    match: 'Übereinstimmung',
    full: 'Vollständig',
    partial: 'Teilweise',
    fullHint: 'Jedes Byte ist gleich.',
    partialHint: 'Die Anweisungen sind gleich, die Metadaten nicht.',
    own: 'Nova',
    at: 'Verifiziert',
    failed: 'Die verifizierten Contracts konnten nicht geladen werden.',
    emptyTitle: 'Noch keine verifizierten Contracts',
    emptyText: 'Contracts erscheinen hier, sobald ihr Quellcode verifiziert ist.',
    verify: 'Contract verifizieren',
  },
  top: {
    title: 'Meistgenutzte Contracts',
    contract: 'Contract',
    calls: 'Aufrufe',
    share: 'Anteil an allen Aufrufen',
    failed: 'Die meistgenutzten Contracts konnten nicht geladen werden.',
    emptyTitle: 'Keine Aufrufe in diesem Zeitraum',
    emptyText:
      'Contracts erscheinen hier, sobald eine Transaktion einen aufruft. Wähle einen längeren Zeitraum.',
  },
  activity: {
    title: 'Alles',
    kinds: {
      transaction: 'Transaktion',
      internal: 'NAC bewegt',
      token_transfer: 'Token-Transfer',
      action: 'Aktion',
    },
    what: 'Was',
    creation: 'Neuer Contract',
    hint: 'Ein Filter zeigt nur die Arten, die er betrifft. Ein Betrag gilt für NAC oder für den Token, nach dem du filterst.',
    failed: 'Die Liste konnte nicht geladen werden.',
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Transaktionen, Transfers und Aktionen erscheinen hier.',
  },
  orphaned: {
    title: 'Verwaiste Blöcke',
    height: 'Höhe',
    hash: 'Hash',
    transactions: 'Transaktionen',
    sealed: 'Versiegelt',
    removed: 'Entfernt',
    replacement: 'Ersetzt durch',
    none: 'noch kein Block',
    failed: 'Die verwaisten Blöcke konnten nicht geladen werden.',
    emptyTitle: 'Keine verwaisten Blöcke',
    emptyText:
      'Auf Nova ist ein versiegelter Block endgültig. Entfernt ein Reorg einen Block, steht er hier.',
  },
};

export default records;
