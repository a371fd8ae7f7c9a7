import type { NftMetadata, NftMetadataState } from '@nova/db/schema/nft';
import { metadataCidOf } from '@nova/shared/storage/content-address';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { queryRows } from '../../lib/jobs/query-rows.ts';
import { callContracts, decodeText, URI_GAS } from '../../lib/chain/call-contract.ts';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { inspectQueue } from '../../lib/jobs/inspect-queue.ts';
import { toBytes } from '@nova/runtime/hex-bytes';
import type { RpcClient, RpcOptions } from '../../lib/chain/rpc-client.ts';
import { workRow } from '../../lib/jobs/work-row.ts';
import { fetchMetadata, type Found, METADATA_BYTES } from './fetch-metadata.ts';
import { RARITY_DELAY } from './count-collections.ts';
import { toMarketFields } from './market-fields.ts';
import { parseMetadata } from './parse-metadata.ts';
import { loadPending, type PendingNft, postpone, postponeContract } from './pending-nfts.ts';

export interface NftOptions {
  readonly rpc: RpcClient;
  /** Origins (`https://host`) from which metadata may be read. */
  readonly origins: ReadonlySet<string>;
}

/** Functions that return the metadata URI: tokenURI(uint256) of ERC-721 and uri(uint256) of ERC-1155. */
const URI_FUNCTIONS = { erc721: '0xc87b56dd', erc1155: '0x0e89341c' } as const;
/** NFTs per step, whose hosts are requested concurrently. */
const BATCH = 10;
/** Attempts at an unresponsive host, over several hours. */
const MAX_FETCHES = 8;
/** Attempts at a failing contract, because a failure may be temporary. */
const MAX_CALLS = 3;
/** Timeouts in milliseconds for all contracts of a step, and for a contract called alone. */
const TIMES = { timeoutMs: 5_000, rowTimeoutMs: 2_000 };
const URI_BYTES = METADATA_BYTES * 2;
/** Maximum stored length of a URI. One that contains the metadata itself is longer. */
const URI_CHARACTERS = 2_048;

interface Answer {
  readonly state: NftMetadataState;
  readonly tokenUri: string | null;
  readonly metadata: NftMetadata | null;
  /** Number of attempts before this result becomes final, and the reason. */
  readonly retry?: { readonly maxAttempts: number; readonly reason: string };
}

/** Reads the metadata of some new NFTs. */
export async function readNfts(session: JobSession, options: NftOptions): Promise<JobResult> {
  await session.client.query(QUEUE_REFRESHES);
  return inspectQueue(session.client, 'chain.pending_nfts', () => readSome(session, options));
}

/** Reads new NFTs in one batch, then one that failed before, so that failures never delay new NFTs. */
async function readSome({ client, signal }: JobSession, options: NftOptions): Promise<boolean> {
  const fresh = await loadPending(client, 'attempts = 0', BATCH);
  if (fresh.length > 0) await readBatch(client, options, fresh, signal);
  const failed = await loadPending(client, 'attempts > 0', 1);
  if (failed.length > 0) await readBatch(client, options, failed, signal);
  return fresh.length + failed.length > 0;
}

async function readBatch(
  client: Client,
  { rpc, origins }: NftOptions,
  pending: readonly PendingNft[],
  signal: AbortSignal,
): Promise<void> {
  const contracts = [...new Set(pending.map(({ contract }) => contract))];
  const nftsOf = (contract: Hex) => pending.filter((nft) => nft.contract === contract);
  const { answered, unanswered, stoppedBy } = await queryRows(
    rpc,
    contracts,
    { ...TIMES, signal },
    (some, options) => callNftContracts(rpc, some.map(nftsOf), options),
  );
  const uris = answered.flatMap(({ row, answer }) =>
    nftsOf(row).map((nft, index) => ({ nft, uri: answer[index] ?? null })),
  );
  const find = (uri: string) => findText(client, uri, origins);
  const found = await Promise.all(
    uris.map(async ({ nft, uri }) => ({ nft, answer: await findMetadata(nft, uri, find) })),
  );
  for (const { nft, answer } of found) {
    await workRow(
      () => store(client, nft, answer),
      (reason) => postpone(client, nft, reason),
    );
  }
  for (const { row, reason, isRowSlow } of unanswered) await postponeContract(client, row, reason, isRowSlow);
  if (stoppedBy) throw stoppedBy;
}

/** Calls the contracts for the URIs of the NFTs, contract by contract. */
async function callNftContracts(
  rpc: RpcClient,
  nfts: readonly (readonly PendingNft[])[],
  options: RpcOptions,
): Promise<(Hex | null)[][]> {
  const calls = nfts.flat().map(({ kind, contract, tokenId }) => ({
    to: contract,
    data: `${URI_FUNCTIONS[kind]}${toWord(tokenId)}` as Hex,
  }));
  const answers = await callContracts(rpc, calls, { ...options, gas: URI_GAS });
  let next = 0;
  return nfts.map((some) => answers.slice(next, (next += some.length)));
}

// Users request a refresh through the api, which does not write to this schema.
const QUEUE_REFRESHES = `
  with asked as (delete from app.nft_refreshes returning token_id)
  insert into chain.pending_nfts (contract, token_id)
  select nft.contract, nft.token_id
  from asked
  join chain.contracts contract on contract.name = 'NovaNFT'
  join chain.nfts nft on nft.contract = contract.address and nft.token_id = asked.token_id::numeric
  on conflict (contract, token_id) do update set
    ticket = default, attempts = 0, next_attempt_at = now(), last_error = null`;

/**
 * Returns metadata from our own storage if its CID is there, regardless of the host in the URI. All other
 * metadata is fetched like that of strangers.
 */
async function findText(client: Client, uri: string, origins: ReadonlySet<string>): Promise<Found> {
  const cid = metadataCidOf(uri);
  if (cid !== null) {
    const { rows } = await client.query<{ content: string }>(
      'select content from app.stored_metadata where cid = $1',
      [cid],
    );
    if (rows[0]) return { kind: 'text', text: rows[0].content };
  }
  return fetchMetadata(uri, origins);
}

async function findMetadata(
  nft: PendingNft,
  answer: Hex | null,
  find: (uri: string) => Promise<Found>,
): Promise<Answer> {
  const uri = readUri(nft, answer);
  const tokenUri = uri === null ? null : cleanText(uri.slice(0, URI_CHARACTERS), URI_CHARACTERS);
  const nothing = { tokenUri, metadata: null };
  if (answer === null) {
    return { ...nothing, state: 'missing', retry: { maxAttempts: MAX_CALLS, reason: 'no answer' } };
  }
  if (uri === null || tokenUri === null) return { ...nothing, state: 'missing' };
  const found = await find(uri.trim());
  if (found.kind === 'unreachable') {
    const retry = { maxAttempts: MAX_FETCHES, reason: found.reason };
    return { ...nothing, state: 'unreachable', retry };
  }
  if (found.kind !== 'text') return { ...nothing, state: found.kind };
  const metadata = parseMetadata(found.text);
  return metadata ? { ...nothing, metadata, state: 'read' } : { ...nothing, state: 'invalid' };
}

/**
 * Decodes a URI. In one of ERC-1155, `{id}` represents the ID in 64 hexadecimal digits. A contract can repeat
 * it, so the result is limited like the answer.
 */
function readUri({ kind, tokenId }: PendingNft, answer: Hex | null): string | null {
  const uri = decodeText(answer, URI_BYTES);
  if (uri === null || kind === 'erc721') return uri;
  return uri.replaceAll('{id}', toWord(tokenId)).slice(0, URI_BYTES);
}

function toWord(tokenId: bigint): string {
  return tokenId.toString(16).padStart(64, '0');
}

async function store(client: Client, nft: PendingNft, answer: Answer): Promise<void> {
  const { retry } = answer;
  if (retry && nft.attempts + 1 < retry.maxAttempts) return postpone(client, nft, retry.reason);
  const key = [toBytes(nft.contract), nft.tokenId.toString(), nft.ticket];
  const { tokenUri, metadata, state } = answer;
  const fields = toMarketFields(tokenUri, metadata);
  await client.query(
    `with taken as (
       delete from chain.pending_nfts where contract = $1 and token_id = $2 and ticket = $3
       returning contract, token_id
     ), shown as (
       update chain.market_nfts shown
       set name = $5, metadata_cid = $10, image_key = $11, model_key = $12, traits = $13,
         search = to_tsvector('simple', $14::text || ' ' || coalesce((
           select collection.name from chain.nft_collections collection
           where collection.collection_id = shown.collection_id), ''))
       from taken join chain.contracts contract on contract.address = taken.contract and contract.name = 'NovaNFT'
       where shown.token_id = $9::bigint
       returning shown.collection_id
     ), rarities as (
       insert into chain.pending_rarities (collection_id, next_attempt_at)
       select collection_id, now() + interval '${RARITY_DELAY}' from shown where collection_id <> 0
       on conflict (collection_id) do update set ticket = default
     )
     update chain.nfts nft
     set token_uri = $4, name = $5, image = $6, metadata = $7, metadata_state = $8
     from taken where nft.contract = taken.contract and nft.token_id = taken.token_id`,
    [
      ...key,
      tokenUri,
      metadata?.name ?? null,
      metadata?.image ?? null,
      metadata === null ? null : JSON.stringify(metadata),
      state,
      // Other contracts may use larger IDs, but their tokens are not in the market.
      nft.tokenId <= BigInt(Number.MAX_SAFE_INTEGER) ? nft.tokenId.toString() : null,
      fields.metadataCid,
      fields.imageKey,
      fields.modelKey,
      fields.traits,
      fields.words,
    ],
  );
}
