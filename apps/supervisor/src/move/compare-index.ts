import { ConfigurationError } from '@nova/runtime/parse-env';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { type RpcCall, type RpcClient, RpcError } from '@nova/worker/lib/chain/rpc-client';
import { toHex } from '@nova/runtime/hex-bytes';
import type { Client } from 'pg';
import { encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem';

/** Rows per round trip: the maximum of our own node. */
const BATCH = 100;
/** Differences that are named. */
const NAMED = 5;
const TIMEOUT_MS = 60_000;

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function earnedOf(address) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
]);

/** A row of the index: what it says about a contract or an account, and what the chain must answer. */
interface Row {
  /** Contract that answers; null for a balance in NAC. */
  readonly contract: Buffer | null;
  readonly account: Buffer | null;
  /** ID of an NFT. */
  readonly token_id: string | null;
  /** Decimal number, or the address of an owner as a number. */
  readonly value: string;
}

interface Comparison {
  readonly name: string;
  /** Returns rows in the shape above; `$1` is the ledger. */
  readonly rows: string;
  toCall(row: Row, tag: Hex): RpcCall;
}

const AS_NUMBER = (column: string) => `('x' || encode(${column}, 'hex'))`;

const COMPARISONS: readonly Comparison[] = [
  {
    name: 'balances in NAC',
    // A queued address has not been read since its last change.
    rows: `select null::bytea as contract, address as account, null as token_id, balance::text as value
      from chain.address_balances kept where $1::bytea is not null
        and not exists (select 1 from chain.pending_balances queued where queued.address = kept.address)`,
    toCall: ({ account }, tag) => ({ method: 'eth_getBalance', params: [toHex(account!), tag] }),
  },
  {
    name: 'spendable points',
    rows: `select $1::bytea as contract, address as account, null as token_id, energy_spendable::text as value
      from chain.address_stats`,
    toCall: (row, tag) => toCall(row, 'balanceOf', tag),
  },
  {
    name: 'earned points',
    rows: `select $1::bytea as contract, address as account, null as token_id, energy_earned::text as value
      from chain.address_stats`,
    toCall: (row, tag) => toCall(row, 'earnedOf', tag),
  },
  {
    name: 'token balances',
    rows: `select balances.token as contract, holder as account, null as token_id, balance::text as value
      from chain.token_balances balances join chain.tokens on tokens.address = balances.token
      where tokens.kind = 'erc20' and holder <> decode(repeat('00', 20), 'hex') and $1::bytea is not null`,
    toCall: (row, tag) => toCall(row, 'balanceOf', tag),
  },
  {
    name: 'owners of NFTs',
    rows: `select contract, null::bytea as account, token_id::text, ${AS_NUMBER('owner')} as value
      from chain.nfts where kind = 'erc721' and owner is not null and not is_burnt and $1::bytea is not null`,
    toCall: ({ contract, token_id: id }, tag) => {
      const data = encodeFunctionData({ abi, functionName: 'ownerOf', args: [BigInt(id!)] });
      return { method: 'eth_call', params: [{ to: toHex(contract!), data }, tag] };
    },
  },
];

function toCall({ contract, account }: Row, functionName: 'balanceOf' | 'earnedOf', tag: Hex): RpcCall {
  const data = encodeFunctionData({ abi, functionName, args: [toHex(account!)] });
  return { method: 'eth_call', params: [{ to: toHex(contract!), data }, tag] };
}

export interface CompareIndexOptions {
  readonly client: Client;
  readonly rpc: RpcClient;
  readonly contracts: DeployedContracts;
  /** Block of the new network whose state is compared. */
  readonly block: number;
  readonly report: (line: string) => void;
}

/**
 * Compares the balances, points and owners in the index with the contracts on the new network. A contract that others
 * deployed may answer otherwise than its events say; this is reported and does not stop the move.
 * @throws ConfigurationError if the index differs from the chain's own balances or from one of our contracts
 */
export async function compareIndex(options: CompareIndexOptions): Promise<void> {
  const { contracts, report } = options;
  const ours = new Set(Object.values(contracts).map(({ address }) => address.toLowerCase()));
  for (const comparison of COMPARISONS) {
    const { compared, own, foreign } = await compareRows(comparison, ours, options);
    if (own.length > 0)
      throw new ConfigurationError(
        `The ${comparison.name} in the index differ from the new network, so the move was not recorded:\n` +
          `  ${own.slice(0, NAMED).join('\n  ')}\n` +
          'Check with npm run doctor that DATABASE_URL is the database of the exported chain.',
      );
    report(`${compared} ${comparison.name} are equal${describeForeign(foreign)}`);
  }
}

const describeForeign = (count: number): string =>
  count === 0
    ? ''
    : `, except ${count} of contracts that others deployed: they answer otherwise than their events say, as before the move`;

async function compareRows(
  { rows, toCall: toRpcCall }: Comparison,
  ours: ReadonlySet<string>,
  { client, rpc, contracts, block }: CompareIndexOptions,
): Promise<{ compared: number; own: string[]; foreign: number }> {
  const ledger = Buffer.from(contracts.ActionLedger.address.slice(2), 'hex');
  const own: string[] = [];
  let compared = 0;
  let foreign = 0;
  for await (const batch of readInBatches(client, rows, [ledger])) {
    const calls = batch.map((row) => toRpcCall(row, numberToHex(block)));
    const answers = await rpc.batchResults<Hex>(calls, { timeoutMs: TIMEOUT_MS });
    for (const [index, row] of batch.entries()) {
      const answer = toNumber(answers[index]!);
      if (answer === BigInt(row.value.replace(/^x/, '0x'))) compared += 1;
      else if (row.contract !== null && !ours.has(toHex(row.contract))) foreign += 1;
      else own.push(describeRow(row, answer));
    }
  }
  return { compared, own, foreign };
}

/** Returns null for a call that failed. */
function toNumber(answer: Hex | RpcError): bigint | null {
  return answer instanceof RpcError || answer === '0x' ? null : BigInt(answer);
}

function describeRow({ contract, account, token_id: id, value }: Row, answer: bigint | null): string {
  const subject = id === null ? toHex(account!) : `number ${id}`;
  const place = contract === null ? '' : ` in ${toHex(contract)}`;
  return `${subject}${place}: ${value} in the index, ${answer === null ? 'no answer' : String(answer)} on the chain`;
}

async function* readInBatches(client: Client, text: string, values: unknown[]): AsyncGenerator<Row[]> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(`declare compared no scroll cursor for ${text}`, values);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${BATCH} from compared`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query('rollback').catch(() => {});
  }
}
