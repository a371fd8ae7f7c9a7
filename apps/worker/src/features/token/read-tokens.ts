import type { TokenKind } from '@nova/db/schema/token';
import type { Client } from 'pg';
import { callContracts, decodeNumber, decodeText } from '../../lib/call-contract.ts';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession } from '../../lib/exclusive-job.ts';
import { followQueue, type QueueJob } from '../../lib/follow-queue.ts';
import { toBytes, toHex } from '../../lib/hex-bytes.ts';
import type { RpcClient } from '../../lib/rpc-client.ts';

type Hex = `0x${string}`;

export interface TokenOptions {
  readonly rpc: RpcClient;
  readonly queue: QueueJob;
}

/** name(), symbol(), decimals() */
const QUESTIONS = ['0x06fdde03', '0x95d89b41', '0x313ce567'] as const;
/** Tokens in one step. */
const BATCH = 20;
/** A contract that leaves a question open is asked so often: it may have been asked at a bad moment. */
const MAX_ATTEMPTS = 3;
const NAME_CHARACTERS = 128;
const SYMBOL_CHARACTERS = 32;
/** What is looked at of an answer. */
const TEXT_BYTES = 4_096;

interface PendingToken {
  readonly address: Hex;
  readonly kind: TokenKind;
  readonly ticket: string;
  readonly attempts: number;
}

interface TokenNames {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
}

/** Asks new tokens what they are called, until the session ends. */
export async function readTokens(session: JobSession, { rpc, queue }: TokenOptions): Promise<void> {
  await followQueue(session, queue, () => readSome(session.client, rpc));
}

async function readSome(client: Client, rpc: RpcClient): Promise<boolean> {
  const { rows } = await client.query<Omit<PendingToken, 'address'> & { address: Buffer }>(
    `select address, kind, ticket, attempts from chain.pending_tokens join chain.tokens using (address)
     where next_attempt_at <= now() order by next_attempt_at limit $1`,
    [BATCH],
  );
  const pending = rows.map(({ address, kind, ticket, attempts }) => ({
    address: toHex(address),
    kind,
    ticket,
    attempts,
  }));
  const answers = await callContracts(
    rpc,
    pending.flatMap(({ address }) => QUESTIONS.map((data) => ({ to: address, data }))),
  );
  for (const [index, token] of pending.entries()) {
    const [name = null, symbol = null, decimals = null] = answers.slice(index * 3, index * 3 + 3);
    const names = {
      name: readText(name, NAME_CHARACTERS),
      symbol: readText(symbol, SYMBOL_CHARACTERS),
      decimals: decodeNumber(decimals, 255),
    };
    if (isComplete(token.kind, names) || token.attempts + 1 >= MAX_ATTEMPTS)
      await store(client, token, names);
    else await postpone(client, token);
  }
  return pending.length > 0;
}

/**
 * A null may be the contract's last word or only that of a node which was just busy with a reorg: which of the two is
 * told neither by the code nor by the text of the error, since every engine has its own.
 */
function isComplete(kind: TokenKind, { name, symbol, decimals }: TokenNames): boolean {
  return name !== null && symbol !== null && (kind !== 'erc20' || decimals !== null);
}

function readText(answer: Hex | null, maxCharacters: number): string | null {
  const text = decodeText(answer, TEXT_BYTES);
  return text === null ? null : cleanText(text, maxCharacters);
}

async function postpone(client: Client, { address, ticket, attempts }: PendingToken): Promise<void> {
  await client.query(
    `update chain.pending_tokens set attempts = attempts + 1, last_error = 'not every question has an answer',
       next_attempt_at = now() + make_interval(secs => $3) where address = $1 and ticket = $2`,
    [toBytes(address), ticket, 4 ** attempts],
  );
}

/** Only while the token waits under the same ticket: else the answer belongs to a contract that is no more. */
async function store(client: Client, token: PendingToken, names: TokenNames): Promise<void> {
  const { address, ticket } = token;
  const isMissing = names.name === null && names.symbol === null && names.decimals === null;
  await client.query(
    `with taken as (delete from chain.pending_tokens where address = $1 and ticket = $2 returning address)
     update chain.tokens token set name = $3, symbol = $4, decimals = $5, metadata_state = $6
     from taken where token.address = taken.address`,
    [toBytes(address), ticket, names.name, names.symbol, names.decimals, isMissing ? 'missing' : 'read'],
  );
}
