import type { TokenKind } from '@nova/db/schema/token';
import { metadataCidOf } from '@nova/shared/storage/content-address';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { queryRows } from '../../lib/jobs/query-rows.ts';
import { callContracts, decodeNumber, decodeText, NAME_GAS } from '../../lib/chain/call-contract.ts';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { inspectQueue } from '../../lib/jobs/inspect-queue.ts';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import type { RpcClient, RpcOptions } from '../../lib/chain/rpc-client.ts';
import { workRow } from '../../lib/jobs/work-row.ts';

export interface TokenOptions {
  readonly rpc: RpcClient;
}

/** name(), symbol(), decimals(). */
const QUESTIONS: readonly Hex[] = ['0x06fdde03', '0x95d89b41', '0x313ce567'];
/** For tokens of our factory, also owner() and contractURI(). */
const OWN_QUESTIONS: readonly Hex[] = [...QUESTIONS, '0x8da5cb5b', '0xe8a3d485'];
/** Tokens per step. */
const BATCH = 20;
/** Attempts at a contract that leaves a call unanswered, because a failure may be temporary. */
const MAX_ATTEMPTS = 3;
/**
 * Attempts, over more than six minutes, at a contract that exceeds its time limit while the node answers
 * other requests.
 */
const MAX_SLOW_ATTEMPTS = 6;
/** Timeouts in milliseconds for all calls of a step, and for those to one contract alone. */
const TIMES = { timeoutMs: 5_000, rowTimeoutMs: 2_000 };
const NAME_CHARACTERS = 128;
const SYMBOL_CHARACTERS = 32;
const URI_CHARACTERS = 512;
/** Maximum number of bytes of an answer that are decoded. */
const TEXT_BYTES = 4_096;

interface PendingToken {
  readonly address: Hex;
  readonly kind: TokenKind;
  /** True for a token of our factory, which answers every call. */
  readonly isOurs: boolean;
  readonly ticket: string;
  readonly attempts: number;
}

interface TokenNames {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /**
   * Stored only for tokens of our factory, because the owner that another contract reports may be anyone.
   */
  readonly owner: Hex | null;
  readonly contractUri: string | null;
}

/** Reads the names of some new tokens, and the owners of those that announced a change. */
export function readTokens(session: JobSession, { rpc }: TokenOptions): Promise<JobResult> {
  return inspectQueue(session.client, 'chain.pending_tokens', () => readSome(session, rpc));
}

/** Reads new tokens in one batch, then one that failed before, so that failures never delay new tokens. */
async function readSome({ client, signal }: JobSession, rpc: RpcClient): Promise<boolean> {
  const fresh = await loadPending(client, 'attempts = 0', BATCH);
  if (fresh.length > 0) await readBatch(client, rpc, fresh, signal);
  const failed = await loadPending(client, 'attempts > 0', 1);
  if (failed.length > 0) await readBatch(client, rpc, failed, signal);
  return fresh.length + failed.length > 0;
}

async function loadPending(
  client: Client,
  which: 'attempts = 0' | 'attempts > 0',
  limit: number,
): Promise<PendingToken[]> {
  const { rows } = await client.query<Omit<PendingToken, 'address'> & { address: Buffer }>(
    `select address, kind, ticket, attempts,
       exists (select from chain.created_tokens created where created.address = pending.address) as "isOurs"
     from chain.pending_tokens pending join chain.tokens using (address)
     where next_attempt_at <= now() and ${which} order by next_attempt_at limit $1`,
    [limit],
  );
  return rows.map(({ address, kind, isOurs, ticket, attempts }) => ({
    address: toHex(address),
    kind,
    isOurs,
    ticket,
    attempts,
  }));
}

async function readBatch(
  client: Client,
  rpc: RpcClient,
  pending: readonly PendingToken[],
  signal: AbortSignal,
): Promise<void> {
  const { answered, unanswered, stoppedBy } = await queryRows(
    rpc,
    pending,
    { ...TIMES, signal },
    (tokens, options) => callTokens(rpc, tokens, options),
  );
  for (const { row: token, answer } of answered) {
    await workRow(
      () => settle(client, token, answer),
      (reason) => postpone(client, token, reason),
    );
  }
  for (const { row: token, reason, isRowSlow } of unanswered) {
    if (isRowSlow && token.attempts + 1 >= MAX_SLOW_ATTEMPTS) await store(client, token, NO_NAMES);
    else await postpone(client, token, reason);
  }
  if (stoppedBy) throw stoppedBy;
}

async function callTokens(
  rpc: RpcClient,
  tokens: readonly PendingToken[],
  options: RpcOptions,
): Promise<(Hex | null)[][]> {
  const questionsOf = ({ isOurs }: PendingToken) => (isOurs ? OWN_QUESTIONS : QUESTIONS);
  const calls = tokens.flatMap((token) => questionsOf(token).map((data) => ({ to: token.address, data })));
  const answers = await callContracts(rpc, calls, { ...options, gas: NAME_GAS });
  let next = 0;
  return tokens.map((token) => answers.slice(next, (next += questionsOf(token).length)));
}

async function settle(
  client: Client,
  token: PendingToken,
  rawAnswers: readonly (Hex | null)[],
): Promise<void> {
  const names = readAnswers(rawAnswers);
  const isComplete = token.isOurs ? !rawAnswers.includes(null) : isNamed(token.kind, names);
  if (isComplete || token.attempts + 1 >= MAX_ATTEMPTS) await store(client, token, names);
  else await postpone(client, token, 'some calls have no result');
}

const NO_NAMES: TokenNames = { name: null, symbol: null, decimals: null, owner: null, contractUri: null };

function readAnswers([name, symbol, decimals, owner, uri]: readonly (Hex | null)[]): TokenNames {
  return {
    name: readText(name ?? null, NAME_CHARACTERS),
    symbol: readText(symbol ?? null, SYMBOL_CHARACTERS),
    decimals: decodeNumber(decimals ?? null, 255),
    owner: /^0x0{24}[0-9a-f]{40}$/i.test(owner ?? '') ? `0x${owner!.slice(-40)}` : null,
    contractUri: readText(uri ?? null, URI_CHARACTERS),
  };
}

/**
 * Returns whether the names are complete. A null may be the contract's final answer or the effect of a
 * reorg on the node; neither code nor text of the error tells, because every engine has its own.
 */
function isNamed(kind: TokenKind, { name, symbol, decimals }: TokenNames): boolean {
  return name !== null && symbol !== null && (kind !== 'erc20' || decimals !== null);
}

function readText(answer: Hex | null, maxCharacters: number): string | null {
  const text = decodeText(answer, TEXT_BYTES);
  return text === null ? null : cleanText(text, maxCharacters);
}

async function postpone(
  client: Client,
  { address, ticket, attempts }: PendingToken,
  reason: string,
): Promise<void> {
  await client.query(
    `update chain.pending_tokens set attempts = attempts + 1, last_error = $3,
       next_attempt_at = now() + make_interval(secs => $4) where address = $1 and ticket = $2`,
    [toBytes(address), ticket, cleanText(reason, 500), retrySeconds(attempts)],
  );
}

/**
 * Stores the answer only while the token is queued under the same ticket; otherwise the answer belongs to a
 * removed contract.
 */
async function store(client: Client, token: PendingToken, names: TokenNames): Promise<void> {
  const { address, ticket } = token;
  const isMissing = names.name === null && names.symbol === null && names.decimals === null;
  const { contractUri } = names;
  await client.query(
    `with taken as (delete from chain.pending_tokens where address = $1 and ticket = $2 returning address),
     ours as (
       update chain.created_tokens created
       set owner = coalesce($7, created.owner), contract_uri = $8, metadata_cid = $9
       from taken where created.address = taken.address
     )
     update chain.tokens token set name = $3, symbol = $4, decimals = $5, metadata_state = $6
     from taken where token.address = taken.address`,
    [
      toBytes(address),
      ticket,
      names.name,
      names.symbol,
      names.decimals,
      isMissing ? 'missing' : 'read',
      names.owner && toBytes(names.owner),
      contractUri,
      contractUri === null ? null : metadataCidOf(contractUri),
    ],
  );
}
