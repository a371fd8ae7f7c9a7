import type { GenesisAccount } from '@nova/node/chain/genesis/genesis';
import { ConfigurationError } from '@nova/runtime/parse-env';
import type { RpcCall, RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { bytesToHex, type Hex, numberToHex } from 'viem';

/** Calls per round trip: the maximum of our own node; cosmos/evm answers more. */
const BATCH = 100;
/** Round trips at the same time. */
const PARALLEL = 8;
/** Differences that are named. */
const NAMED = 5;
const TIMEOUT_MS = 60_000;
const REPORT_EVERY_MS = 2_000;

/** One value of the old chain, and the call that returns it on the new one. */
interface Expected {
  readonly what: string;
  readonly call: RpcCall;
  /** Hex without leading zeros, except for code. */
  readonly value: string;
  readonly isCode: boolean;
}

export interface CompareOptions {
  readonly rpc: RpcClient;
  /** Block of the new network whose state is compared. */
  readonly block: number;
  /** Number of calls in total, for the progress. */
  readonly total: number;
  readonly report: (line: string) => void;
}

/** Returns the number of calls that comparing the accounts takes. */
export function countCalls(accounts: readonly GenesisAccount[]): number {
  return accounts.reduce((sum, { storage }) => sum + 3 + storage.length, 0);
}

/**
 * Compares nonce, balance, code and every storage slot of the accounts with the state of a block.
 * @throws ConfigurationError naming the first differences
 */
export async function compareAccounts(
  accounts: readonly GenesisAccount[],
  { rpc, block, total, report }: CompareOptions,
): Promise<void> {
  const expected = listExpected(accounts, numberToHex(block));
  const differences: string[] = [];
  let done = 0;
  let reportedAt = performance.now();
  const startedAt = reportedAt;
  const work = async (): Promise<void> => {
    for (let batch = take(expected, BATCH); batch.length > 0; batch = take(expected, BATCH)) {
      const answers = await rpc.batch<Hex>(
        batch.map(({ call }) => call),
        { timeoutMs: TIMEOUT_MS },
      );
      for (const [index, each] of batch.entries()) {
        const difference = compare(each, answers[index]!);
        if (difference !== null) differences.push(difference);
      }
      done += batch.length;
      if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = performance.now();
      const speed = Math.round((done * 1000) / (reportedAt - startedAt));
      report(`compared ${done} of ${total} values, ${speed}/s`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (differences.length > 0) throw refuse(differences, block);
}

function refuse(differences: readonly string[], block: number): ConfigurationError {
  const more = differences.length > NAMED ? `\n  and ${differences.length - NAMED} more` : '';
  return new ConfigurationError(
    `The state of the new network in block ${block} differs from the export, so nothing was changed:\n` +
      `  ${differences.slice(0, NAMED).join('\n  ')}${more}\n` +
      'Make the network again from the genesis.json of this folder, and import before anything sends transactions.',
  );
}

function* listExpected(accounts: readonly GenesisAccount[], tag: Hex): Generator<Expected> {
  for (const account of accounts) {
    const address = bytesToHex(account.address);
    const one = (what: string, method: string, value: bigint): Expected => ({
      what: `${what} of ${address}`,
      call: { method, params: [address, tag] },
      value: value.toString(16),
      isCode: false,
    });
    yield one('balance', 'eth_getBalance', account.balanceWei);
    yield one('nonce', 'eth_getTransactionCount', account.nonce);
    const code = { method: 'eth_getCode', params: [address, tag] };
    yield { what: `code of ${address}`, call: code, value: bytesToHex(account.code), isCode: true };
    for (const [slot, value] of account.storage) {
      const key = bytesToHex(slot);
      yield {
        what: `slot ${key} of ${address}`,
        call: { method: 'eth_getStorageAt', params: [address, key, tag] },
        value: withoutZeros(bytesToHex(value)),
        isCode: false,
      };
    }
  }
}

/** Returns the difference as a text, or null if the values are equal. */
function compare({ what, value, isCode }: Expected, answer: Hex): string | null {
  const found = isCode ? answer.toLowerCase() : withoutZeros(answer.toLowerCase());
  if (found === value) return null;
  if (isCode)
    return `${what}: ${found.length / 2 - 1} bytes instead of ${value.length / 2 - 1}, or other bytes`;
  return `${what}: 0x${found} instead of 0x${value}`;
}

const withoutZeros = (hex: string): string => hex.replace(/^0x0*/, '') || '0';

function take<Item>(items: Iterator<Item>, count: number): Item[] {
  const taken: Item[] = [];
  while (taken.length < count) {
    const { value, done } = items.next() as IteratorResult<Item, undefined>;
    if (done === true) break;
    taken.push(value);
  }
  return taken;
}
