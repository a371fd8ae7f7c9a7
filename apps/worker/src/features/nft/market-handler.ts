import type { ClientBase } from 'pg';
import { toBytea } from '@nova/runtime/hex-bytes';
import { INDEXED } from '../../lib/jobs/job-signals.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { collectMarket, type MarketContracts, type MarketRows } from './collect-market.ts';
import { countCollections, queueRarities } from './count-collections.ts';
import { listMarketEvents, type MarketChange } from './market-live.ts';
import { lockTokens, refreshTokens } from './refresh-market.ts';
import { deleteMarketRows, refreshCollectionOwners, writeMarketRows } from './write-market.ts';

/**
 * Indexes the market: events of NovaNFT and Marketplace become listings, sales, histories and collections.
 */
export function createMarketHandler(contracts: MarketContracts): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const rows = collectMarket(contracts, blocks);
      let change: MarketChange = { before: new Map(), after: new Map() };
      return {
        insert: async (client) => {
          change = await insertMarket(client, rows);
          return listReshaped(change).length > 0 ? [INDEXED.rarities] : [];
        },
        remove: (client, fromHeight) => removeMarket(client, rows, fromHeight),
        readLiveEvents: () => Promise.resolve(listMarketEvents(rows, change)),
      };
    },
  };
}

const isEmpty = ({ events, approvals, collectionOwners }: MarketRows) =>
  events.length + approvals.length + collectionOwners.length === 0;

async function insertMarket(client: ClientBase, rows: MarketRows): Promise<MarketChange> {
  if (isEmpty(rows)) return { before: new Map(), after: new Map() };
  const touched = await listTouched(client, rows);
  const before = await lockTokens(client, touched);
  await writeMarketRows(client, rows);
  const after = await refreshTokens(client, touched);
  await countCollections(client, before, after, rows.events, 1);
  await queueRarities(client, listReshaped({ before, after }));
  return { before, after };
}

async function removeMarket(client: ClientBase, rows: MarketRows, fromHeight: number): Promise<void> {
  if (isEmpty(rows)) return;
  const touched = await listTouched(client, rows);
  const before = await lockTokens(client, touched);
  await deleteMarketRows(client, fromHeight);
  const after = await refreshTokens(client, touched);
  await countCollections(client, before, after, rows.events, -1);
  await refreshCollectionOwners(client, rows.collectionOwners);
  await queueRarities(client, listReshaped({ before, after }));
}

/**
 * Returns the tokens that an event names, and those whose listing an approval for all tokens of an owner
 * affects.
 */
async function listTouched(client: ClientBase, { events, approvals }: MarketRows): Promise<number[]> {
  const named = [...events, ...approvals].flatMap(({ tokenId }) => tokenId ?? []);
  const owners = approvals.filter(({ tokenId }) => tokenId === null).map(({ owner }) => toBytea(owner));
  const { rows } = await client.query<{ token_id: string }>(
    'select token_id from chain.market_nfts where owner = any($1::bytea[]) and price_wei is not null',
    [owners],
  );
  const offered = rows.map((row) => Number(row.token_id));
  return [...new Set([...named, ...offered])].toSorted((a, b) => a - b);
}

/** Returns the collections that gained or lost an NFT. */
function listReshaped({ before, after }: MarketChange): number[] {
  const isIn = (tokenId: number, standings: MarketChange['before']) =>
    standings.get(tokenId)?.isBurnt === false;
  return [...after.values(), ...before.values()]
    .filter(({ tokenId }) => isIn(tokenId, before) !== isIn(tokenId, after))
    .map(({ collectionId }) => collectionId);
}
