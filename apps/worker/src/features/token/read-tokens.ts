import type { TokenKind } from '@nova/db/schema/token';
import { metadataCidOf } from '@nova/shared/storage/content-address';
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

/** name(), symbol(), decimals(), and of tokens of our factory owner() and contractURI() */
const QUESTIONS = ['0x06fdde03', '0x95d89b41', '0x313ce567', '0x8da5cb5b', '0xe8a3d485'] as const;
/** Tokens in one step. */
const BATCH = 20;
/** A contract that leaves a question open is asked so often: it may have been asked at a bad moment. */
const MAX_ATTEMPTS = 3;
const NAME_CHARACTERS = 128;
const SYMBOL_CHARACTERS = 32;
const URI_CHARACTERS = 512;
/** What is looked at of an answer. */
const TEXT_BYTES = 4_096;

interface PendingToken {
  readonly address: Hex;
  readonly kind: TokenKind;
  /** Of our factory: it answers every question. */
  readonly isOurs: boolean;
  readonly ticket: string;
  readonly attempts: number;
}

interface TokenNames {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** Kept of tokens of our factory alone: what another contract calls its owner may be anybody. */
  readonly owner: Hex | null;
  readonly contractUri: string | null;
}

/** Asks new tokens what they are called, and those that changed whose they are, until the session ends. */
export async function readTokens(session: JobSession, { rpc, queue }: TokenOptions): Promise<void> {
  await followQueue(session, queue, () => readSome(session.client, rpc));
}

async function readSome(client: Client, rpc: RpcClient): Promise<boolean> {
  const { rows } = await client.query<Omit<PendingToken, 'address'> & { address: Buffer }>(
    `select address, kind, ticket, attempts,
       exists (select from chain.created_tokens created where created.address = pending.address) as "isOurs"
     from chain.pending_tokens pending join chain.tokens using (address)
     where next_attempt_at <= now() order by next_attempt_at limit $1`,
    [BATCH],
  );
  const pending = rows.map(({ address, kind, isOurs, ticket, attempts }) => ({
    address: toHex(address),
    kind,
    isOurs,
    ticket,
    attempts,
  }));
  const answers = await callContracts(
    rpc,
    pending.flatMap(({ address }) => QUESTIONS.map((data) => ({ to: address, data }))),
  );
  for (const [index, token] of pending.entries()) {
    const start = index * QUESTIONS.length;
    const given = answers.slice(start, start + QUESTIONS.length);
    const names = readAnswers(given);
    const isComplete = token.isOurs ? !given.includes(null) : isNamed(token.kind, names);
    if (isComplete || token.attempts + 1 >= MAX_ATTEMPTS) await store(client, token, names);
    else await postpone(client, token);
  }
  return pending.length > 0;
}

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
 * A null may be the contract's last word or only that of a node which was just busy with a reorg: which of the two is
 * told neither by the code nor by the text of the error, since every engine has its own.
 */
function isNamed(kind: TokenKind, { name, symbol, decimals }: TokenNames): boolean {
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
