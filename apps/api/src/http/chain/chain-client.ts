import { readWalletDelegate } from '@nova/shared/contract/proxies';
import type { Hex } from 'viem';
import { z } from 'zod';
import { OWN_LANE, toContractLane } from '../limits/node-lane.ts';

const answerSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number() }).optional(),
});
const quantitySchema = z.string().regex(/^0x[0-9a-f]+$/i);
const hexSchema = z.string().regex(/^0x([0-9a-f]{2})*$/i);

/** Milliseconds after which a page is answered without the chain's data. */
const READ_TIMEOUT_MS = 1_000;
/** Milliseconds for a check that a person waits for, and without which it fails. */
export const CHECK_TIMEOUT_MS = 10_000;
/** Error code of a node for a request that exceeds one of its limits (EIP-1474), such as too many heavy calls. */
export const LIMIT_EXCEEDED = -32005;
/** Maximum gas for contracts of unknown authors. */
const STRANGER_GAS = '0x2dc6c0';
/** Limits a trace to the transaction's own call. */
const OWN_CALL = { tracer: 'callTracer', tracerConfig: { onlyTopCall: true } };

export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Reads from the chain node. Values are null if the node does not return them in time. */
export interface ChainClient {
  /** Sends one batch. A failed call is undefined at its index; if the node is unavailable, all are. */
  call(calls: readonly RpcCall[], timeoutMs?: number): Promise<unknown[]>;
  /**
   * Calls a contract of an unknown author with little gas and in its own lane of the node, so that it delays
   * neither our own reads nor those of other contracts.
   * @returns what the contract returns; null if it fails, and undefined if the node is too busy or does not respond
   * in time
   */
  callStranger(contract: string, data: string, timeoutMs?: number): Promise<unknown>;
  /**
   * Runs creation code in the same way, with the time of a check, for a contract that does not exist yet.
   * @param contract the address that the code is about, which selects the lane
   */
  runStranger(contract: string, code: string): Promise<unknown>;
  /**
   * Executes a transaction again, in the lane of the contract that it called.
   * @returns its own call in the form of geth's call tracer; undefined if the node is too busy or cannot
   */
  traceStranger(contract: string, hash: string): Promise<unknown>;
  /** Returns the number of the newest block. */
  getHead(timeoutMs?: number): Promise<number | null>;
  /**
   * Returns the balance in wei, whether the address has code, and the contract to which a wallet delegates
   * (EIP-7702), at the newest block.
   */
  getAccount(
    address: string,
  ): Promise<{ balance: bigint | null; isContract: boolean | null; delegate: Hex | null }>;
}

/** @param url The node's, or a function that returns the one to use for each request. */
export function createChainClient(url: string | (() => string)): ChainClient {
  const readUrl = typeof url === 'string' ? () => url : url;
  const call = (calls: readonly RpcCall[], timeoutMs = READ_TIMEOUT_MS) =>
    sendBatch(readUrl(), calls, timeoutMs, OWN_LANE);
  const runForStranger = async (contract: string, call: object, timeoutMs: number): Promise<unknown> => {
    const calls = [{ method: 'eth_call', params: [{ ...call, gas: STRANGER_GAS }, 'latest'] }];
    const answers = await requestAnswers(readUrl(), calls, timeoutMs, toContractLane(contract));
    const answer = answers?.get(0);
    if (answer === undefined || answer.error?.code === LIMIT_EXCEEDED) return undefined;
    return answer.error === undefined ? answer.result : null;
  };
  return {
    call,
    callStranger: (contract, data, timeoutMs = READ_TIMEOUT_MS) =>
      runForStranger(contract, { to: contract, data }, timeoutMs),
    runStranger: (contract, code) => runForStranger(contract, { data: code }, CHECK_TIMEOUT_MS),
    async traceStranger(contract, hash) {
      const calls = [{ method: 'debug_traceTransaction', params: [hash, OWN_CALL] }];
      const answers = await requestAnswers(readUrl(), calls, READ_TIMEOUT_MS, toContractLane(contract));
      return answers?.get(0)?.result;
    },
    async getHead(timeoutMs) {
      const [head] = await call([{ method: 'eth_blockNumber', params: [] }], timeoutMs);
      return toNumber(head);
    },
    async getAccount(address) {
      const params = [address, 'latest'];
      const [balance, code] = await call([
        { method: 'eth_getBalance', params },
        { method: 'eth_getCode', params },
      ]);
      const quantity = quantitySchema.safeParse(balance);
      const bytes = hexSchema.safeParse(code);
      return {
        balance: quantity.success ? BigInt(quantity.data) : null,
        isContract: bytes.success ? bytes.data !== '0x' : null,
        delegate: bytes.success ? readWalletDelegate(bytes.data as Hex) : null,
      };
    },
  };
}

/** Parses a JSON-RPC quantity; null for anything else. */
export function toNumber(value: unknown): number | null {
  const quantity = quantitySchema.safeParse(value);
  return quantity.success ? Number(quantity.data) : null;
}

async function sendBatch(
  url: string,
  calls: readonly RpcCall[],
  timeoutMs: number,
  lane: Readonly<Record<string, string>>,
): Promise<unknown[]> {
  const answers = await requestAnswers(url, calls, timeoutMs, lane);
  return calls.map((_, id) => answers?.get(id)?.result);
}

/** Sends one batch and returns the responses by the index of their call; null if the node is unavailable. */
async function requestAnswers(
  url: string,
  calls: readonly RpcCall[],
  timeoutMs: number,
  lane: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<number, z.infer<typeof answerSchema>> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...lane, 'content-type': 'application/json' },
      body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answers = z.array(answerSchema).parse(await response.json());
    return new Map(answers.map((answer) => [answer.id, answer]));
  } catch {
    return null;
  }
}
