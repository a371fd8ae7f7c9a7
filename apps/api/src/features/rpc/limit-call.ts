import { isRpcError, type RpcError, RPC_CODES, type RpcRequest, toRpcError } from './json-rpc.ts';

/**
 * Maximum gas of a call without a transaction, and of an estimate, which must suffice to create a large
 * contract. Higher values are lowered to it, as nodes do with their own limit. Precompiled contracts take the
 * longest per gas.
 */
export const CALL_GAS_MAX = 5_000_000;
export const ESTIMATE_GAS_MAX = 10_000_000;
/** Maximum number of blocks in a log search with an address or topic, and without either. */
export const LOG_RANGE_MAX = 100_000;
export const UNFILTERED_LOG_RANGE_MAX = 10_000;
/** Maximum number of logs in one response. */
export const LOGS_MAX = 10_000;
/** Maximum number of accounts whose state a call may override, and of characters in all overrides. */
export const OVERRIDDEN_ACCOUNTS_MAX = 100;
export const OVERRIDES_MAX_CHARS = 256 * 1024;
/** Maximum number of slots in one proof. */
export const PROOF_SLOTS_MAX = 1_000;

/**
 * Methods that run code, with the positions of state and block overrides in their parameters. Excludes
 * `eth_fillTransaction`: it would return a lowered gas limit as if the sender had requested it.
 */
const RUNNING = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_createAccessList',
  'debug_traceCall',
  'trace_call',
]);
/** Trace methods, with the position of the configuration in their parameters. */
const TRACING = new Map([
  ['debug_traceTransaction', 1],
  ['debug_traceBlockByNumber', 1],
  ['debug_traceBlockByHash', 1],
  ['debug_traceCall', 2],
]);
/** Maximum number of opcodes in a trace that lists each of them. */
export const TRACE_STEPS_MAX = 10_000;
/** Maximum number of opcodes in a trace with memory, each of which may have megabytes. */
export const MEMORY_STEPS_MAX = 2;
/** Maximum number of blocks in a trace search, because each is executed again. */
export const TRACED_BLOCKS_MAX = 20;
const SEARCHING = new Set(['eth_getLogs', 'eth_newFilter']);
const RETURNS_LOGS = new Set(['eth_getLogs', 'eth_getFilterLogs', 'eth_getFilterChanges']);
const FIRST_OVERRIDE = 2;

type ReadHeight = () => Promise<number | null>;

/** Returns the call for the node, with lowered limits if that suffices, or an error. */
export async function limitCall(call: RpcRequest, readHeight: ReadHeight): Promise<RpcRequest | RpcError> {
  const params: unknown = call['params'];
  if (!Array.isArray(params)) return call;
  if (TRACING.has(call.method)) return limitTrace(call, params);
  if (RUNNING.has(call.method)) return limitRun(call, params);
  if (call.method === 'trace_filter') return limitTraceFilter(call, params[0]);
  if (SEARCHING.has(call.method)) return limitSearch(call, params[0], readHeight);
  if (call.method === 'eth_getProof' && Array.isArray(params[1]) && params[1].length > PROOF_SLOTS_MAX) {
    return tooMuch(call, `A proof has at most ${PROOF_SLOTS_MAX} slots.`);
  }
  return call;
}

/** Returns the node's response, or an error if it contains too many logs. */
export function limitAnswer(call: RpcRequest, answer: { result?: unknown }): object {
  const hasTooMany =
    RETURNS_LOGS.has(call.method) && Array.isArray(answer.result) && answer.result.length > LOGS_MAX;
  return hasTooMany
    ? tooMuch(call, `The search has more than ${LOGS_MAX} results. Use a smaller range or more filters.`)
    : answer;
}

function tooMuch(call: RpcRequest, message: string): RpcError {
  return toRpcError(call.id, RPC_CODES.limitExceeded, message);
}

function limitRun(call: RpcRequest, params: unknown[]): RpcRequest | RpcError {
  const [request, ...others] = params;
  const overrides = others.slice(FIRST_OVERRIDE - 1);
  const accounts = isRecord(overrides[0]) ? Object.keys(overrides[0]).length : 0;
  if (accounts > OVERRIDDEN_ACCOUNTS_MAX) {
    return tooMuch(call, `A call may override at most ${OVERRIDDEN_ACCOUNTS_MAX} accounts.`);
  }
  if (overrides.length > 0 && JSON.stringify(overrides).length > OVERRIDES_MAX_CHARS) {
    return tooMuch(call, `The overrides of a call may have at most ${OVERRIDES_MAX_CHARS} characters.`);
  }
  if (!isRecord(request)) return call;
  const gas = readQuantity(request['gas']);
  // An invalid quantity is left unchanged for the node to refuse.
  if (request['gas'] !== undefined && request['gas'] !== null && gas === null) return call;
  const gasMax = call.method === 'eth_call' ? CALL_GAS_MAX : ESTIMATE_GAS_MAX;
  if (gas !== null && gas <= gasMax) return call;
  return { ...call, params: [{ ...request, gas: toQuantity(gasMax) }, ...others] };
}

/**
 * Limits the length of an opcode trace, and disables its memory unless it is of an opcode and the next, because
 * it would otherwise be as large as the node allows.
 */
function limitTrace(call: RpcRequest, params: unknown[]): RpcRequest | RpcError {
  const limited = call.method === 'debug_traceCall' ? limitRun(call, params) : call;
  if (isRpcError(limited)) return limited;
  const place = TRACING.get(call.method)!;
  const originalParams = limited['params'] as unknown[];
  const config = originalParams[place] ?? {};
  if (!isRecord(config) || (typeof config['tracer'] === 'string' && config['tracer'] !== '')) return limited;
  const wanted = config['limit'];
  const limit =
    typeof wanted === 'number' && wanted > 0 ? Math.min(wanted, TRACE_STEPS_MAX) : TRACE_STEPS_MAX;
  const changed = [...originalParams];
  while (changed.length < place) changed.push(null);
  const enableMemory = config['enableMemory'] === true && limit <= MEMORY_STEPS_MAX;
  changed[place] = { ...config, enableMemory, limit };
  return { ...limited, params: changed };
}

function limitTraceFilter(call: RpcRequest, filter: unknown): RpcRequest | RpcError {
  if (!isRecord(filter)) return call;
  const [from, to] = [readBlock(filter['fromBlock']), readBlock(filter['toBlock'])];
  const isNarrow = typeof from === 'number' && typeof to === 'number' && to - from < TRACED_BLOCKS_MAX;
  if (isNarrow || (from === 'head' && filter['fromBlock'] !== undefined)) return call;
  return tooMuch(call, `A trace search can span at most ${TRACED_BLOCKS_MAX} blocks. Use a smaller range.`);
}

async function limitSearch(
  call: RpcRequest,
  filter: unknown,
  readHeight: ReadHeight,
): Promise<RpcRequest | RpcError> {
  if (!isRecord(filter) || (filter['blockHash'] !== undefined && filter['blockHash'] !== null)) return call;
  const max = isNarrowed(filter) ? LOG_RANGE_MAX : UNFILTERED_LOG_RANGE_MAX;
  const [from, to] = [readBlock(filter['fromBlock']), readBlock(filter['toBlock'])];
  // A search from the head covers no block yet.
  if (from === 'head' || (to !== 'head' && to - from < max)) return call;
  const height = await readHeight();
  if (height === null) {
    return toRpcError(
      call.id,
      RPC_CODES.unavailable,
      "The chain node isn't responding right now. Please try again in a moment.",
    );
  }
  // Only existing blocks are searched; the node refuses a range beyond the head.
  const end = to === 'head' ? height : Math.min(to, height);
  if (end - from < max) return call;
  return tooMuch(call, `A search can span at most ${max} blocks. Use a smaller range.`);
}

function isNarrowed({ address, topics }: Record<string, unknown>): boolean {
  const names = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(names) : typeof value === 'string';
  return names(address) || names(topics);
}

/**
 * Parses a block number. Anything but a number or `earliest` counts as the head; the node refuses invalid
 * values.
 */
function readBlock(value: unknown): number | 'head' {
  if (value === 'earliest') return 0;
  return readQuantity(value) ?? 'head';
}

function readQuantity(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? Number(value) : null;
}

const toQuantity = (value: number): string => `0x${value.toString(16)}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
