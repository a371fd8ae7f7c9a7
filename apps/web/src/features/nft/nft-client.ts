import type { WalletSender } from '../../lib/transaction/transaction-call.ts';

/** Wallet operations for NFTs; their libraries load on the first click. */
export type NftClient = WalletSender;
