import { activitySchema } from '@nova/shared/explorer/activity-schemas';
import {
  orphanedRowSchema,
  pendingRowSchema,
  topContractSchema,
  verifiedContractSchema,
} from '@nova/shared/explorer/chain-list-schemas';
import { foundEventSchema } from '@nova/shared/explorer/event-schemas';
import {
  activityQuerySchema,
  eventSearchQuerySchema,
  plainQuerySchema,
  topContractsQuerySchema,
  verifiedContractsQuerySchema,
} from '@nova/shared/explorer/list-queries';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { listActivity } from './activity/list-activity.ts';
import { searchEvents } from './activity/search-events.ts';
import {
  ACTIVITY_COLUMNS,
  FOUND_EVENT_COLUMNS,
  ORPHANED_COLUMNS,
  PENDING_COLUMNS,
  TOP_CONTRACT_COLUMNS,
  VERIFIED_COLUMNS,
} from './chain-lists/csv-columns.ts';
import { listOrphanedBlocks } from './chain-lists/orphaned-blocks.ts';
import { createPendingReader } from './chain-lists/pending-transactions.ts';
import { listTopContracts } from './chain-lists/top-contracts.ts';
import { listVerifiedContracts } from './chain-lists/verified-contracts.ts';
import { serveList } from './lists/serve-list.ts';

/**
 * Adds the lists of pending transactions, verified and most called contracts and orphaned blocks, the list over
 * everything, and the search for events.
 */
export function serveChainLists(context: ApiContext, router: ApiRouter): void {
  const { db, chain, clock } = context;
  serveList(context, router, {
    path: '/pending-transactions',
    summary: 'List transactions that are not in a block yet',
    description:
      'Those of the node’s pool by the price they offer, then those that the server has queued or signed. A queued ' +
      'transaction has no hash yet and is listed by its lane, place and time only. `nonce` is null above 2^53 - 1, which a ' +
      'JSON number does not hold.',
    query: plainQuerySchema,
    item: pendingRowSchema,
    read: createPendingReader(db, chain),
    csv: PENDING_COLUMNS,
  });
  serveList(context, router, {
    path: '/verified-contracts',
    summary: 'List contracts with verified sources',
    query: verifiedContractsQuerySchema,
    item: verifiedContractSchema,
    read: (query) => listVerifiedContracts(db, query),
    csv: VERIFIED_COLUMNS,
  });
  serveList(context, router, {
    path: '/top-contracts',
    summary: 'List contracts by the transactions that called them',
    description:
      'Counts transactions with call data. `24h` and `7d` count whole hours, of which the current one is the last.',
    query: topContractsQuerySchema,
    item: topContractSchema,
    read: (query) => listTopContracts(db, query, clock()),
    csv: TOP_CONTRACT_COLUMNS,
  });
  serveList(context, router, {
    path: '/orphaned-blocks',
    summary: 'List blocks that a reorg removed from the chain',
    query: plainQuerySchema,
    item: orphanedRowSchema,
    read: (query) => listOrphanedBlocks(db, query),
    csv: ORPHANED_COLUMNS,
  });
  serveList(context, router, {
    path: '/activity',
    summary: 'List transactions, calls that move NAC, token transfers and actions',
    description:
      'One list over everything, newest first. A filter that a kind of row lacks leaves out these rows: `method` leaves ' +
      'transactions and calls, `token` transfers, `action` actions. `from` is also the account of an action. Values are ' +
      'in wei, or in the smallest units of `token`.',
    query: activityQuerySchema,
    item: activitySchema,
    read: (query) => listActivity(db, query),
    csv: ACTIVITY_COLUMNS,
  });
  serveList(context, router, {
    path: '/events',
    summary: 'List events of all contracts',
    description:
      'Searches by contract and topics. `decoded` contains the arguments if the contract is verified or the event ' +
      'belongs to a common token standard.',
    query: eventSearchQuerySchema,
    item: foundEventSchema,
    read: (query) => searchEvents(db, query),
    csv: FOUND_EVENT_COLUMNS,
  });
}
