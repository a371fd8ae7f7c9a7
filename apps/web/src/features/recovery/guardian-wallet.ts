import type { WalletRequest, WalletSender } from '../../lib/transaction/transaction-call.ts';

/** What a recovery needs of the wallet of a guardian; its libraries load on the first click. */
export interface GuardianWallet extends Pick<WalletSender, 'switchToNova'> {
  readonly request: WalletRequest;
}
