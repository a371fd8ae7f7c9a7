import type { WalletSender } from '../../lib/transaction/transaction-call.ts';

/** What the wallet can do for NFTs; its libraries come with the first press. */
export type NftClient = WalletSender;
