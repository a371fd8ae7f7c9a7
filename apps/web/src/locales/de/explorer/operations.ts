import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/operations.ts';

/** User operations of accounts that are contracts (ERC-4337). */
export const operation: Widen<typeof en.operation> = {
  one: 'User Operation',
  many: 'User Operations',
  count_one: '{{count}} Operation',
  count_other: '{{count}} Operationen',
  account: 'Konto',
  bundler: 'Bundler',
  paidBy: 'Bezahlt von',
  paysItself: 'Das Konto selbst',
  cost: 'Kosten',
  factory: 'Konto erstellt von',
  beneficiary: 'Gebühren gehen an',
  entryPoint: 'EntryPoint',
  callGasLimit: 'Gaslimit der Aufrufe',
  verificationGasLimit: 'Gaslimit der Prüfung',
  preVerificationGas: 'Gas für den Bundler',
  failedHint: 'Die Aufrufe des Kontos wurden rückgängig gemacht. Bezahlt wurde die Operation trotzdem.',
  calls: 'Aufrufe des Kontos',
  callsUnknown: 'Dieses Konto hat eigene Aufrufdaten, deshalb lassen sich seine Aufrufe nicht auflisten.',
  requestUnknown:
    'Der Bundler hat den EntryPoint über einen anderen Contract aufgerufen. Der Trace der Transaktion zeigt die Aufrufe.',
  callData: 'Aufrufdaten',
  initCode: 'Daten zum Erstellen des Kontos',
  paymasterData: 'Daten für den Paymaster',
  signature: 'Signatur',
  failed: 'Die User Operations konnten nicht geladen werden.',
  emptyTitle: 'Keine User Operations',
  emptyText: 'Operationen von Konten, die Contracts sind (ERC-4337), erscheinen hier.',
  notFoundText:
    'Es gibt keine User Operation mit diesem Hash. Wurde sie gerade erst gesendet, warte, bis ein Bundler sie aufnimmt.',
};
