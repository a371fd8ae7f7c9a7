import { readPrimaryWallet } from '@nova/db/primary-wallet';
import type { Transaction } from '@nova/db/database';
import { awardServerAction, awardWithin } from '@nova/rewards/award-action';
import { awardWelcome } from '@nova/rewards/award-occasions';
import { refundPurchaseRewards } from '@nova/rewards/reward-purchase';
import { awardOrNotify, notifyRejected } from '@nova/rewards/notify-rejected';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Hex } from 'viem';
import { openSession } from './features/account/open-session.ts';
import { readAccount } from './features/account/read-account.ts';
import { requirePassword } from './features/account/require-password.ts';
import type { ContactDependencies } from './features/contact/routes.ts';
import type { BlockscoutDependencies } from './features/blockscout/routes.ts';
import { createContractActions } from './features/contract/etherscan-actions.ts';
import type { DemoDependencies } from './features/demo/routes.ts';
import { requestCatalogueChange } from './features/energy/catalogue-changes.ts';
import { rewardAction } from './features/energy/reward-action.ts';
import type { SealWaiter } from './features/energy/seal-waiter.ts';
import { readUserAction } from './features/energy/user-actions.ts';
import type { ChangeCatalogue } from './features/partner/admin-routes.ts';
import type { PartnerDependencies } from './features/partner/routes.ts';
import type { EtherscanDependencies } from './features/etherscan/routes.ts';
import { describeExplorerPage } from './features/explorer/describe-page.ts';
import { search } from './features/explorer/search/search.ts';
import { describeNftPage } from './features/nft/describe-nft-page.ts';
import type { NftDependencies } from './features/nft/dependencies.ts';
import { findDeliveryAddress } from './features/presale/purchase/buyer.ts';
import { isTestUsdt } from './features/presale/sale/describe-sale.ts';
import { createPresaleOperations } from './features/presale/purchase/wallet-operations.ts';
import type { PresaleDependencies, PresaleService } from './features/presale/service.ts';
import { createGateway } from './features/rpc/gateway.ts';
import { claimWallet } from './features/wallet/claim-wallet.ts';
import { proveWallet } from './features/wallet/prove-wallet.ts';
import type { DescribePage } from './features/site/page-head.ts';
import { makeSlab } from './features/storage/files/make-slab.ts';
import { requireStorage } from './features/storage/storage-context.ts';
import { findUpload, readImages, readModel, storeMetadata } from './features/storage/stored-files.ts';
import type { TokenDependencies } from './features/token/dependencies.ts';
import type { WalletDependencies } from './features/wallet/dependencies.ts';
import type { ReadSaleToken } from './features/wallet/wallet-tokens.ts';
import {
  addToWhitelist,
  countWhitelist,
  isOnWhitelist,
  listApprovedWallets,
  removeFromWhitelist,
} from './features/whitelist/whitelist-store.ts';
import type { ListDependencies } from './features/whitelist/routes.ts';
import type { ApiContext } from './http/api-context.ts';
import { findContract } from './http/chain/deployed-contracts.ts';

/** What one feature does for another. They do not know each other: this is where they meet. */

/** Sessions and rewards for whoever signs in with a wallet. */
export function serveWallets(
  context: ApiContext,
  seals: SealWaiter,
  presale: PresaleService,
): WalletDependencies {
  return {
    operations: createPresaleOperations(presale),
    openSession: (tx, userId, device, replaced) => openSession(context, tx, userId, device, replaced),
    requirePassword: async (userId, password, clientAddress) =>
      requirePassword(context, await readAccount(context.db, userId), password, clientAddress),
    claimReward: async (claim) => {
      try {
        return (await rewardAction(context, seals, claim)).points_awarded;
      } catch (error) {
        if (error instanceof AppError && error.code === COMMON_ERRORS.unavailable) return null;
        throw error;
      }
    },
    onConnected: ({ userId, sessionId }, account) =>
      context.background.run('reward wallet_connect', () =>
        awardServerAction(context, {
          userId,
          account,
          key: 'wallet_connect',
          requestId: `wallet_connect:${sessionId}`,
        }),
      ),
  };
}

/**
 * For whatever refunds purchases: points of buyer and referrer are taken back in the refund's own transaction. Completed
 * purchases need no call: the chain's `Purchased` and `Fulfilled` are followed.
 */
export function refundRewards(context: ApiContext) {
  return (tx: Transaction, purchase: { ref: Hex; buyer: Hex; usdtUnits: bigint }): Promise<void> =>
    refundPurchaseRewards(context, tx, purchase);
}

/** Who may buy early is kept by the whitelist; what a refunded purchase had brought is taken back by the rewards. */
export function servePresale(context: ApiContext): PresaleDependencies {
  const { db, clock } = context;
  return {
    whitelist: {
      add: (tx, address, { actor, userId }) =>
        addToWhitelist(tx, { address, addedBy: actor, userId, at: new Date(clock()) }),
      remove: removeFromWhitelist,
      has: (address) => isOnWhitelist(db, address),
      count: () => countWhitelist(db),
      list: (query) => listApprovedWallets(db, query),
    },
    refundRewards: refundRewards(context),
  };
}

/** What wallets show beside NAC and EP is what the pre-sale takes. */
export function readSaleToken(presale: PresaleService): ReadSaleToken {
  return async () => {
    if ((await findContract(presale.context.db, 'Presale')) === null) return null;
    const sale = await presale.readSale();
    const address = sale.chain.usdt;
    return address && { address, isTest: isTestUsdt(sale) };
  };
}

/** Actions of partners are credited like all others, by the same rules. */
export function servePartners(context: ApiContext): PartnerDependencies {
  return {
    credit: async (tx, claim) => {
      const outcome = await awardWithin(context, tx, claim);
      if (outcome.accepted || outcome.reason !== 'already_awarded') return outcome;
      const message = 'This Idempotency-Key was already used with a different request body. Use a new key.';
      throw new AppError(COMMON_ERRORS.idempotencyConflict, { message });
    },
    readAction: (actionId) => readUserAction(context.db, actionId),
  };
}

/** A partner's action key is a row of the catalogue like ours. */
export function changeCatalogue({ clock }: ApiContext): ChangeCatalogue {
  return (tx, key, wanted) => requestCatalogueChange(tx, key, wanted, clock());
}

/** A demo wallet signs in, has an account and is welcomed as any other, only without the limits of a network. */
export function serveDemos(context: ApiContext): DemoDependencies {
  return {
    proveWallet: (tx, proof) => proveWallet(context, tx, proof),
    createAccount: (tx, address) => claimWallet(tx, { address, chainId: CHAIN_ID, walletType: 'demo' }, null),
    openSession: (tx, userId, device) => openSession(context, tx, userId, device, null),
    award: (tx, userId, address) => awardWelcome(context)(tx, userId, address).then(() => undefined),
  };
}

/** A message from a signed-in account with a wallet is a form that was sent. */
export function serveContact(context: ApiContext): ContactDependencies {
  return {
    onSent: (userId, messageId) =>
      context.background.run('reward form_submit', async () => {
        const account = await readPrimaryWallet(context.db, userId);
        if (account === null) return;
        const requestId = `contact:${messageId}`;
        await awardOrNotify(context, { userId, account, key: 'form_submit', requestId });
      }),
  };
}

/**
 * Signing up for a list is a form that was sent; a confirmed newsletter is `newsletter_signup`, to the wallet of whoever
 * signed up. A catalogue that is not read yet brings no points and stops nobody from confirming.
 */
export function serveLists(context: ApiContext): ListDependencies {
  return {
    awardNewsletter: async (tx, userId, occasion) => {
      const account = await readPrimaryWallet(tx, userId);
      if (account === null) return null;
      const requestId = `newsletter_signup:${occasion}`;
      const outcome = await awardWithin(context, tx, {
        userId,
        account,
        key: 'newsletter_signup',
        requestId,
      }).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (outcome?.accepted) return outcome.points;
      if (outcome) await notifyRejected(tx, { userId, key: 'newsletter_signup', ...outcome });
      return null;
    },
    onSignedUp: (userId, occasion) =>
      context.background.run('reward form_submit', async () => {
        const account = await readPrimaryWallet(context.db, userId);
        if (account === null) return;
        const requestId = `list:${occasion}`;
        await awardOrNotify(context, { userId, account, key: 'form_submit', requestId });
      }),
  };
}

/** Pictures, models and metadata of NFTs are files like all others. */
export function serveNfts(context: ApiContext): NftDependencies {
  return {
    findUpload: (userId, id, kind) => findUpload(context, userId, id, kind),
    makeSlab: (userId, imageKey) => makeSlab(requireStorage(context), userId, imageKey),
    storeMetadata: (userId, document, fileKeys) => storeMetadata(context, userId, document, fileKeys),
    readImages: (db, keys) => readImages(context, db, keys),
    readModel: (db, key) => readModel(context, db, key),
  };
}

/** Token logos and descriptions are stored like other files; without a wallet, the account's own address receives the token. */
export function serveTokens(context: ApiContext): TokenDependencies {
  return {
    findUpload: (userId, id) => findUpload(context, userId, id, 'logo'),
    storeMetadata: (userId, document, fileKeys) => storeMetadata(context, userId, document, fileKeys),
    readImages: (db, keys) => readImages(context, db, keys),
    findOwnAddress: (userId) => findDeliveryAddress(context, userId),
  };
}

/** Tools that know Etherscan verify contracts, and speak to the chain within the limits of `/rpc`. */
export function serveEtherscan(context: ApiContext): EtherscanDependencies {
  const gateway = createGateway(context);
  return {
    contract: createContractActions(context),
    forward: async (call, client) => (await gateway.forward([call], client))[0]!,
  };
}

/** Wallets that know Blockscout search as the explorer does. */
export function serveBlockscout({ db, chain }: ApiContext): BlockscoutDependencies {
  return { search: (text) => search(db, chain, text) };
}

/** A database that hangs must not keep a page from whoever could read it from the chain. */
const DESCRIBE_TIMEOUT_MS = 1_500;

/** Links to blocks, transactions, addresses, tokens and NFTs are shown with what they lead to. */
export function describePages(context: ApiContext): DescribePage {
  const nfts = serveNfts(context);
  const describe = async (path: string) =>
    (await describeNftPage(context, nfts, path)) ?? describeExplorerPage(context.db, path);
  return (path) =>
    Promise.race([
      describe(path),
      new Promise<null>((resolve) => setTimeout(resolve, DESCRIBE_TIMEOUT_MS, null).unref()),
    ]);
}
