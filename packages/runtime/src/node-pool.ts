import { z } from 'zod';
import type { Logger } from './logger.ts';
import type { NodeAddress } from './node-addresses.ts';

/** The nodes of one chain, of which one at a time is used. */
export interface NodePool {
  /** The node to use now. */
  readonly current: NodeAddress;
  /** Calls the listener after each change of `current`. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export interface NodePoolOptions {
  /** Chain that the nodes must serve. */
  readonly chainId: number;
  readonly logger: Logger;
  /** Milliseconds between checks. */
  readonly checkEveryMs?: number;
}

/** Maximum number of blocks by which a node may be behind the others and still be used. */
export const BEHIND_MAX = 5;
const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(Number);
const batchSchema = z.array(z.looseObject({ id: z.number() }));
const answersSchema = z.tuple([
  z.looseObject({ id: z.literal(0), result: quantity }),
  z.looseObject({ id: z.literal(1), result: quantity }),
  z.looseObject({ id: z.literal(2), result: z.looseObject({ hash: z.string() }) }),
]);

/** A batch whose IDs are those of the answers above. */
const QUESTIONS = JSON.stringify([
  { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] },
  { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
  { jsonrpc: '2.0', id: 2, method: 'eth_getBlockByNumber', params: ['earliest', false] },
]);

/** Data of a node that responds. */
interface NodeReport {
  readonly chainId: number;
  readonly height: number;
  readonly genesisHash: string;
}

/**
 * Creates the pool of one or more nodes, the preferred one first. A single node is used without checks. Of
 * several, the current one is used until it does not respond, serves another chain than the first that
 * responded, or is more than five blocks behind the highest block that any of them had; then the first good
 * one replaces it. Without a good one, the current one stays.
 * @throws RangeError without an address
 */
export function createNodePool(
  addresses: readonly NodeAddress[],
  { chainId, logger, checkEveryMs = CHECK_EVERY_MS }: NodePoolOptions,
): NodePool {
  const [first] = addresses;
  if (first === undefined) throw new RangeError('A pool needs at least one node.');
  let current = first;
  const listeners = new Set<() => void>();
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (addresses.length === 1) return { current, onChange, close: () => undefined };

  let genesisHash: string | undefined;
  let best = -1;
  let isClosed = false;
  const refused = new Set<NodeAddress>();

  /** Returns the height of a node that serves the pool's chain, or null. */
  const judge = (address: NodeAddress, report: NodeReport | null): number | null => {
    if (report === null) return null;
    genesisHash ??= report.chainId === chainId ? report.genesisHash : undefined;
    const isOurs = report.chainId === chainId && report.genesisHash === genesisHash;
    if (isOurs) refused.delete(address);
    else if (!refused.has(address)) {
      refused.add(address);
      logger.error({ node: nameOf(address) }, 'the node serves another chain and is not used');
    }
    return isOurs ? report.height : null;
  };

  const check = async (): Promise<void> => {
    const reports = await Promise.all(addresses.map(({ rpcUrl }) => readReport(rpcUrl)));
    if (isClosed) return;
    const heights = reports.map((report, index) => judge(addresses[index]!, report));
    // Kept from earlier checks, so that no old state replaces that of a node that is away.
    best = Math.max(best, ...heights.map((height) => height ?? -1));
    const isGood = (index: number) => {
      const height = heights[index] ?? null;
      return height !== null && height >= best - BEHIND_MAX;
    };
    if (isGood(addresses.indexOf(current))) return;
    const next = addresses.find((_, index) => isGood(index));
    if (next === undefined) return;
    logger.warn({ from: nameOf(current), to: nameOf(next) }, 'another chain node is used from now on');
    current = next;
    for (const listener of listeners) listener();
  };

  let timer: NodeJS.Timeout | undefined;
  const loop = async (): Promise<void> => {
    await check();
    if (!isClosed) timer = setTimeout(() => void loop(), checkEveryMs);
  };
  void loop();

  return {
    get current() {
      return current;
    },
    onChange,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Returns the nodes with the first that answers at the front; unchanged if none does. */
export async function putAnsweringFirst<Address extends NodeAddress>(
  addresses: readonly Address[],
): Promise<Address[]> {
  const reports = await Promise.all(addresses.map(({ rpcUrl }) => readReport(rpcUrl)));
  const index = Math.max(
    0,
    reports.findIndex((report) => report !== null),
  );
  return [addresses[index]!, ...addresses.filter((_, other) => other !== index)];
}

/** Only the host, because the rest of a provider's URL may be a secret. */
const nameOf = ({ rpcUrl }: NodeAddress): string => new URL(rpcUrl).host;

async function readReport(rpcUrl: string): Promise<NodeReport | null> {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: QUESTIONS,
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    const answers = batchSchema.parse(await response.json()).toSorted((a, b) => a.id - b.id);
    const [chainId, height, genesis] = answersSchema.parse(answers);
    return { chainId: chainId.result, height: height.result, genesisHash: genesis.result.hash.toLowerCase() };
  } catch {
    return null;
  }
}
