import { createPublicClient, type Hex, http, type PublicClient } from 'viem';

/** Chain data read over JSON-RPC block by block and counted without an index. */

export interface OracleTransaction {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly index: number;
  readonly gasUsed: bigint;
  readonly fee: bigint;
  readonly isSuccessful: boolean;
  readonly isCreation: boolean;
  readonly logCount: number;
  /** Sender, target and created contract. */
  readonly parties: readonly Hex[];
}

export interface ChainOracle {
  readonly client: PublicClient;
  readonly height: number;
  readonly transactions: readonly OracleTransaction[];
}

/** Number of blocks requested in parallel. */
const AT_ONCE = 50;

export function createOracleClient(rpcUrl: string): PublicClient {
  return createPublicClient({ transport: http(rpcUrl, { batch: { batchSize: 50 } }) });
}

/** Reads the whole chain. */
export async function requestChain(rpcUrl: string): Promise<ChainOracle> {
  const client = createOracleClient(rpcUrl);
  const height = Number(await client.getBlockNumber({ cacheTime: 0 }));
  const transactions: OracleTransaction[] = [];
  for (let start = 0; start <= height; start += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, height - start + 1) },
      (_, index) => start + index,
    );
    const blocks = await Promise.all(numbers.map((number) => readTransactions(client, number)));
    transactions.push(...blocks.flat());
  }
  return { client, height, transactions };
}

async function readTransactions(client: PublicClient, number: number): Promise<OracleTransaction[]> {
  const block = await client.getBlock({ blockNumber: BigInt(number) });
  const receipts = await Promise.all(
    block.transactions.map((hash) => client.getTransactionReceipt({ hash })),
  );
  return receipts.map((receipt) => ({
    hash: receipt.transactionHash,
    blockNumber: number,
    index: receipt.transactionIndex,
    gasUsed: receipt.gasUsed,
    fee: receipt.gasUsed * receipt.effectiveGasPrice,
    isSuccessful: receipt.status === 'success',
    isCreation: receipt.to === null,
    logCount: receipt.logs.length,
    parties: [receipt.from, receipt.to, receipt.contractAddress].flatMap((address) =>
      address ? [address.toLowerCase() as Hex] : [],
    ),
  }));
}

/** A call as reported by geth's tracer. */
export interface OracleCall {
  readonly type: string;
  readonly from: Hex;
  readonly to?: Hex;
  readonly value?: Hex;
  readonly gas: Hex;
  readonly gasUsed: Hex;
  readonly input: Hex;
  readonly output?: Hex;
  readonly error?: string;
  readonly calls?: readonly OracleCall[];
}

export interface TracedCall {
  readonly call: OracleCall;
  /** Position among the siblings on each level. */
  readonly address: readonly number[];
  /** True if neither the call nor one above it failed. */
  readonly isRetained: boolean;
}

/**
 * Returns the internal calls of a transaction in the order in which they started, with whether their effects
 * persist.
 */
export async function traceCalls(client: PublicClient, hash: Hex): Promise<TracedCall[]> {
  const root = await client.request<{
    Method: 'debug_traceTransaction';
    Parameters: [Hex, { tracer: string }];
    ReturnType: OracleCall;
  }>({ method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] });
  const list = (call: OracleCall, address: readonly number[], isAboveRetained: boolean): TracedCall[] => {
    const isRetained = isAboveRetained && call.error === undefined;
    const children = call.calls ?? [];
    return [
      { call, address, isRetained },
      ...children.flatMap((child, index) => list(child, [...address, index], isRetained)),
    ];
  };
  return list(root, [], true).slice(1);
}
