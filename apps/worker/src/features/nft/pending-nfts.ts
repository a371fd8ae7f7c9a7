import type { Client } from 'pg';
import type { Hex } from 'viem';
import { cleanText } from '../../lib/clean-text.ts';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import { LONGEST_RETRY_SECONDS, retrySeconds } from '../../lib/retries/retry-seconds.ts';

/**
 * Attempts, over more than six minutes, at a contract that exceeds its time limit while the node answers
 * other requests.
 */
const MAX_SLOW_CALLS = 6;

/** An NFT whose metadata must be read. */
export interface PendingNft {
  readonly kind: 'erc721' | 'erc1155';
  readonly contract: Hex;
  readonly tokenId: bigint;
  readonly ticket: string;
  readonly attempts: number;
}

export async function loadPending(
  client: Client,
  which: 'attempts = 0' | 'attempts > 0',
  limit: number,
): Promise<PendingNft[]> {
  const { rows } = await client.query<{
    kind: PendingNft['kind'];
    contract: Buffer;
    token_id: string;
    ticket: string;
    attempts: number;
  }>(
    `select nft.kind, contract, token_id, ticket, attempts
     from chain.pending_nfts pending join chain.nfts nft using (contract, token_id)
     where next_attempt_at <= now() and ${which} order by next_attempt_at limit $1`,
    [limit],
  );
  return rows.map(({ kind, contract, token_id, ticket, attempts }) => ({
    kind,
    contract: toHex(contract),
    tokenId: BigInt(token_id),
    ticket,
    attempts,
  }));
}

/** Schedules the next attempt with an increasing delay. */
export async function postpone(client: Client, nft: PendingNft, reason: string): Promise<void> {
  await client.query(
    `update chain.pending_nfts set attempts = attempts + 1, last_error = $4,
       next_attempt_at = now() + make_interval(secs => $5)
     where contract = $1 and token_id = $2 and ticket = $3`,
    [
      toBytes(nft.contract),
      nft.tokenId.toString(),
      nft.ticket,
      cleanText(reason, 500),
      retrySeconds(nft.attempts),
    ],
  );
}

/**
 * Postpones all NFTs of a contract, however many it claims to have, because one of them has shown how slow
 * it is.
 */
export async function postponeContract(
  client: Client,
  contract: Hex,
  reason: string,
  isSlow: boolean,
): Promise<void> {
  await client.query(
    `with given_up as (
       delete from chain.pending_nfts where $3 and contract = $1 and attempts + 1 >= $4
       returning contract, token_id
     ), missing as (
       update chain.nfts nft set metadata_state = 'missing'
       from given_up where nft.contract = given_up.contract and nft.token_id = given_up.token_id
     )
     update chain.pending_nfts set attempts = attempts + 1, last_error = $2,
       next_attempt_at = now() + make_interval(secs => least(4 ^ attempts, $5))
     where contract = $1 and next_attempt_at <= now() and not ($3 and attempts + 1 >= $4)`,
    [toBytes(contract), cleanText(reason, 500), isSlow, MAX_SLOW_CALLS, LONGEST_RETRY_SECONDS],
  );
}
