import * as account from '@nova/shared/account/schemas';
import * as adminLists from '@nova/shared/admin/lists';
import * as admin from '@nova/shared/admin/schemas';
import * as apiKey from '@nova/shared/api-key/schemas';
import * as contact from '@nova/shared/contact/schemas';
import * as contract from '@nova/shared/contract/schemas';
import * as contractStandardInput from '@nova/shared/contract/standard-input';
import * as contractStorageLayout from '@nova/shared/contract/storage-layout';
import * as demo from '@nova/shared/demo/schemas';
import * as energyConversion from '@nova/shared/energy/conversion-schemas';
import * as energyOccasionRefusal from '@nova/shared/energy/occasion-refusal';
import * as energyRecordAction from '@nova/shared/energy/record-action';
import * as energy from '@nova/shared/energy/schemas';
import * as energySuspension from '@nova/shared/energy/suspension-schemas';
import * as errors from '@nova/shared/errors';
import * as explorerActivity from '@nova/shared/explorer/activity-schemas';
import * as explorerAddress from '@nova/shared/explorer/address-schemas';
import * as explorerChainList from '@nova/shared/explorer/chain-list-schemas';
import * as explorerChart from '@nova/shared/explorer/chart-schemas';
import * as explorerEvent from '@nova/shared/explorer/event-schemas';
import * as explorerInternal from '@nova/shared/explorer/internal-schemas';
import * as explorerRaw from '@nova/shared/explorer/raw-schemas';
import * as explorer from '@nova/shared/explorer/schemas';
import * as explorerSearch from '@nova/shared/explorer/search-schemas';
import * as explorerToken from '@nova/shared/explorer/token-schemas';
import * as explorerUserOperation from '@nova/shared/explorer/user-operation-schemas';
import * as faucet from '@nova/shared/faucet/schemas';
import * as hex from '@nova/shared/hex';
import * as labels from '@nova/shared/labels/schemas';
import * as language from '@nova/shared/language/schemas';
import * as names from '@nova/shared/names/schemas';
import * as nftCreation from '@nova/shared/nft/creation';
import * as nftListQueries from '@nova/shared/nft/list-queries';
import * as nftModeration from '@nova/shared/nft/moderation';
import * as nftReports from '@nova/shared/nft/reports';
import * as nft from '@nova/shared/nft/schemas';
import * as notes from '@nova/shared/notes/schemas';
import * as notification from '@nova/shared/notification/schemas';
import * as partner from '@nova/shared/partner/schemas';
import * as passkeyRecovery from '@nova/shared/passkey/recovery-schemas';
import * as passkey from '@nova/shared/passkey/schemas';
import * as presaleAccount from '@nova/shared/presale/account';
import * as presaleApprovals from '@nova/shared/presale/approvals';
import * as presaleBooks from '@nova/shared/presale/books';
import * as presaleBridge from '@nova/shared/presale/bridge';
import * as presaleCard from '@nova/shared/presale/card';
import * as presaleControl from '@nova/shared/presale/control';
import * as presalePurchaseRequest from '@nova/shared/presale/purchase-request';
import * as presalePurchase from '@nova/shared/presale/purchase';
import * as presaleQuote from '@nova/shared/presale/quote';
import * as presaleSale from '@nova/shared/presale/sale';
import * as presaleStatus from '@nova/shared/presale/status';
import * as referral from '@nova/shared/referral/schemas';
import * as statusPageSpeed from '@nova/shared/status/page-speed';
import * as status from '@nova/shared/status/schemas';
import * as storage from '@nova/shared/storage/schemas';
import * as tokenModeration from '@nova/shared/token/moderation';
import * as tokenReports from '@nova/shared/token/reports';
import * as token from '@nova/shared/token/schemas';
import * as treasuryScheduled from '@nova/shared/treasury/scheduled';
import * as treasury from '@nova/shared/treasury/schemas';
import * as wallet from '@nova/shared/wallet/schemas';
import * as walletWelcomeBonus from '@nova/shared/wallet/welcome-bonus';
import * as watchlist from '@nova/shared/watchlist/schemas';
import * as whitelist from '@nova/shared/whitelist/schemas';
import * as blockscoutChain from '../features/blockscout/schemas/chain.ts';
import * as blockscoutContracts from '../features/blockscout/schemas/contracts.ts';
import * as blockscoutCounters from '../features/blockscout/schemas/counters.ts';
import * as blockscoutDecoded from '../features/blockscout/schemas/decoded.ts';
import * as blockscoutHoldings from '../features/blockscout/schemas/holdings.ts';
import * as blockscoutLogs from '../features/blockscout/schemas/logs.ts';
import * as blockscoutParts from '../features/blockscout/schemas/parts.ts';
import * as blockscoutSearchAndStats from '../features/blockscout/schemas/search-and-stats.ts';
import * as blockscoutSubmission from '../features/contract/blockscout/read-submission.ts';
import * as sourcify from '../features/contract/sourcify/contract-fields.ts';
import * as sourcifyFiles from '../features/contract/sourcify/read-files.ts';

/**
 * Modules whose exported schemas have a name in the API description, by the prefix of these names: `blockSchema` of Nova
 * is `Block`, that of Blockscout's API `BlockscoutBlock`.
 */
export const SCHEMA_MODULES: Readonly<Record<string, readonly object[]>> = {
  '': [
    account,
    adminLists,
    admin,
    apiKey,
    contact,
    contract,
    contractStandardInput,
    contractStorageLayout,
    demo,
    energyConversion,
    energyOccasionRefusal,
    energyRecordAction,
    energy,
    energySuspension,
    errors,
    explorerActivity,
    explorerAddress,
    explorerChainList,
    explorerChart,
    explorerEvent,
    explorerInternal,
    explorerRaw,
    explorer,
    explorerSearch,
    explorerToken,
    explorerUserOperation,
    faucet,
    hex,
    labels,
    language,
    names,
    nftCreation,
    nftListQueries,
    nftModeration,
    nftReports,
    nft,
    notes,
    notification,
    partner,
    passkeyRecovery,
    passkey,
    presaleAccount,
    presaleApprovals,
    presaleBooks,
    presaleBridge,
    presaleCard,
    presaleControl,
    presalePurchaseRequest,
    presalePurchase,
    presaleQuote,
    presaleSale,
    presaleStatus,
    referral,
    statusPageSpeed,
    status,
    storage,
    tokenModeration,
    tokenReports,
    token,
    treasuryScheduled,
    treasury,
    wallet,
    walletWelcomeBonus,
    watchlist,
    whitelist,
  ],
  Blockscout: [
    blockscoutChain,
    blockscoutContracts,
    blockscoutCounters,
    blockscoutDecoded,
    blockscoutHoldings,
    blockscoutLogs,
    blockscoutParts,
    blockscoutSearchAndStats,
    blockscoutSubmission,
  ],
  Sourcify: [sourcify, sourcifyFiles],
};
