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
import type { BlockscoutDependencies } from './features/blockscout/contracts/target.ts';
import { findCreation } from './features/contract/creations.ts';
import { createContractActions } from './features/contract/etherscan-actions.ts';
import { readContract } from './features/contract/read-contract.ts';
import type { DemoDependencies } from './features/demo/routes.ts';
import { requestCatalogueChange } from './features/energy/catalogue-changes.ts';
import type { RewardAction } from './features/energy/reward-action.ts';
import { readUserAction } from './features/energy/user-actions.ts';
import type { ChangeCatalogue } from './features/partner/admin-routes.ts';
import type { PartnerDependencies } from './features/partner/routes.ts';
import type { PasskeyDependencies } from './features/passkey/passkeys.ts';
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
import { permitLogin } from './features/wallet/nonces.ts';
import { proveWallet } from './features/wallet/prove-wallet.ts';
import type { DescribePage } from './features/site/page-head.ts';
import { createSlab } from './features/storage/files/create-slab.ts';
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

/** Connects features that do not import each other: what one feature provides to another. */

/** Provides sessions and rewards for wallet logins. */
export function serveWallets(
  context: ApiContext,
  rewardAction: RewardAction,
  presale: PresaleService,
): WalletDependencies {
  return {
    operations: createPresaleOperations(presale),
    openSession: (tx, userId, device, replaced) => openSession(context, tx, userId, device, replaced),
    requirePassword: async (userId, password, clientAddress) =>
      requirePassword(context, await readAccount(context.db, userId), password, clientAddress),
    claimReward: async (claim) => {
      try {
        return (await rewardAction(claim)).points_awarded;
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
 * Revokes the points of buyer and referrer in the transaction that refunds a purchase. Completed purchases
 * need no call, because the worker follows the chain's `Purchased` and `Fulfilled` events.
 */
export function refundRewards(context: ApiContext) {
  return (tx: Transaction, purchase: { ref: Hex; buyer: Hex; usdtUnits: bigint }): Promise<void> =>
    refundPurchaseRewards(context, tx, purchase);
}

/**
 * Connects the presale to the whitelist, which lists early buyers, and to the rewards, which a refund
 * revokes.
 */
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

/** Reads the token that the presale accepts, which wallets show beside NAC and EP. */
export function readSaleToken(presale: PresaleService): ReadSaleToken {
  return async () => {
    if ((await findContract(presale.context.db, 'Presale')) === null) return null;
    const sale = await presale.readSale();
    const address = sale.chain.usdt;
    return address && { address, isTest: isTestUsdt(sale) };
  };
}

/** Credits the actions of partners by the same rules as all others. */
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

/** Changes catalog entries of partners: a partner's action key is a catalog row like any other. */
export function changeCatalogue({ clock }: ApiContext): ChangeCatalogue {
  return (tx, key, wanted) => requestCatalogueChange(tx, key, wanted, clock());
}

/** Logs in, registers and welcomes demo wallets like any other wallet, except for the limits per network. */
export function serveDemos(context: ApiContext): DemoDependencies {
  return {
    proveWallet: (tx, proof) => proveWallet(context, tx, proof),
    createAccount: (tx, address) => claimWallet(tx, { address, chainId: CHAIN_ID, walletType: 'demo' }, null),
    openSession: (tx, userId, device) => openSession(context, tx, userId, device, null),
    award: (tx, userId, address) => awardWelcome(context)(tx, userId, address).then(() => undefined),
  };
}

/** Lets the account of a new passkey log in once without a signature. */
export function servePasskeys({ db, clock }: ApiContext): PasskeyDependencies {
  return { permitLogin: (login) => permitLogin(db, clock, login) };
}

/** Rewards a contact message from a logged-in account with a wallet as a submitted form. */
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
 * Rewards sign-ups: joining a list counts as a submitted form, and a confirmed newsletter subscription as
 * `newsletter_signup` for the wallet of the subscriber. If the catalog has not been indexed yet, no points
 * are credited, but confirmation still works.
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

/** Stores images, models and metadata of NFTs like all other files. */
export function serveNfts(context: ApiContext): NftDependencies {
  return {
    findUpload: (userId, id, kind) => findUpload(context, userId, id, kind),
    createSlab: (userId, imageKey) => createSlab(requireStorage(context), userId, imageKey),
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

/** Serves Etherscan tools: they verify contracts, and query the chain within the limits of `/rpc`. */
export function serveEtherscan(context: ApiContext): EtherscanDependencies {
  const gateway = createGateway(context);
  return {
    contract: createContractActions(context),
    forward: async (call, client) => (await gateway.forward([call], client))[0]!,
  };
}

/** Serves wallets that support Blockscout's API: they search and read contracts as the explorer does. */
export function serveBlockscout({ db, chain, clock }: ApiContext): BlockscoutDependencies {
  return {
    search: (text) => search(db, chain, text, clock()),
    readContract: (address) => readContract({ db, chain }, address),
    readCreationCode: async (address) => (await findCreation(db, address))?.initCode ?? null,
  };
}

/**
 * Milliseconds before the page is served without a description, because the app can still read the chain if
 * the database hangs.
 */
const DESCRIBE_TIMEOUT_MS = 1_500;

/** Describes the pages of blocks, transactions, addresses, tokens and NFTs for link previews. */
export function describePages(context: ApiContext): DescribePage {
  const nfts = serveNfts(context);
  const describe = async (path: string) =>
    (await describeNftPage(context, nfts, path)) ?? describeExplorerPage(context.reads.db, path);
  return (path) =>
    Promise.race([
      describe(path),
      new Promise<null>((resolve) => setTimeout(resolve, DESCRIBE_TIMEOUT_MS, null).unref()),
    ]);
}
