import { isRpcError, type RpcError, RPC_CODES, type RpcRequest, toRpcError } from './json-rpc.ts';

/**
 * The most gas a call without a transaction gets, and an estimate, which must do for a large contract that is created.
 * More is lowered to it, as nodes do with theirs. Precompiled contracts take the longest for their gas.
 */
export const CALL_GAS_MAX = 5_000_000;
export const ESTIMATE_GAS_MAX = 10_000_000;
/** Blocks one search for logs may span when it names an address or a topic, and when it names neither. */
export const LOG_RANGE_MAX = 100_000;
export const UNFILTERED_LOG_RANGE_MAX = 10_000;
/** Logs in one answer. */
export const LOGS_MAX = 10_000;
/** Accounts whose state a call may override, and characters of all overrides together. */
export const OVERRIDDEN_ACCOUNTS_MAX = 100;
export const OVERRIDES_MAX_CHARS = 256 * 1024;
/** Slots of one proof. */
export const PROOF_SLOTS_MAX = 1_000;

/**
 * Methods that run code, with the places of state and block overrides among their parameters. `eth_fillTransaction` is
 * none of them: gas that is put into it would be taken for the wish of the sender and be answered as it is.
 */
const RUNNING = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_createAccessList',
  'debug_traceCall',
  'trace_call',
]);
/** Traces, with the place of their configuration among their parameters. */
const TRACING = new Map([
  ['debug_traceTransaction', 1],
  ['debug_traceBlockByNumber', 1],
  ['debug_traceBlockByHash', 1],
  ['debug_traceCall', 2],
]);
/** Opcodes of one trace that tells each of them. */
export const TRACE_STEPS_MAX = 10_000;
/** Blocks in one search of traces: each is run again. */
export const TRACED_BLOCKS_MAX = 20;
const SEARCHING = new Set(['eth_getLogs', 'eth_newFilter']);
const GIVING_LOGS = new Set(['eth_getLogs', 'eth_getFilterLogs', 'eth_getFilterChanges']);
const FIRST_OVERRIDE = 2;

type ReadHeight = () => Promise<number | null>;

/** The call as it may go to the node, lowered where that is enough, or why it may not. */
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

/** The node's answer, or an error in its place where it holds too many logs. */
export function limitAnswer(call: RpcRequest, answer: { result?: unknown }): object {
  const hasTooMany =
    GIVING_LOGS.has(call.method) && Array.isArray(answer.result) && answer.result.length > LOGS_MAX;
  return hasTooMany
    ? tooMuch(call, `The search has more than ${LOGS_MAX} results. Please narrow it.`)
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
  // What is no quantity stays as it is, for the node to refuse.
  if (request['gas'] !== undefined && request['gas'] !== null && gas === null) return call;
  const gasMax = call.method === 'eth_call' ? CALL_GAS_MAX : ESTIMATE_GAS_MAX;
  if (gas !== null && gas <= gasMax) return call;
  return { ...call, params: [{ ...request, gas: toQuantity(gasMax) }, ...others] };
}

/** A trace of every opcode is shortened and tells no memory: it would be as large as the node allows otherwise. */
function limitTrace(call: RpcRequest, params: unknown[]): RpcRequest | RpcError {
  const limited = call.method === 'debug_traceCall' ? limitRun(call, params) : call;
  if (isRpcError(limited)) return limited;
  const place = TRACING.get(call.method)!;
  const given = limited['params'] as unknown[];
  const config = given[place] ?? {};
  if (!isRecord(config) || (typeof config['tracer'] === 'string' && config['tracer'] !== '')) return limited;
  const wanted = config['limit'];
  const limit =
    typeof wanted === 'number' && wanted > 0 ? Math.min(wanted, TRACE_STEPS_MAX) : TRACE_STEPS_MAX;
  const changed = [...given];
  while (changed.length < place) changed.push(null);
  changed[place] = { ...config, enableMemory: false, limit };
  return { ...limited, params: changed };
}

function limitTraceFilter(call: RpcRequest, filter: unknown): RpcRequest | RpcError {
  if (!isRecord(filter)) return call;
  const [from, to] = [readBlock(filter['fromBlock']), readBlock(filter['toBlock'])];
  const isNarrow = typeof from === 'number' && typeof to === 'number' && to - from < TRACED_BLOCKS_MAX;
  if (isNarrow || (from === 'head' && filter['fromBlock'] !== undefined)) return call;
  return tooMuch(call, `A search of traces spans at most ${TRACED_BLOCKS_MAX} blocks. Please narrow it.`);
}

async function limitSearch(
  call: RpcRequest,
  filter: unknown,
  readHeight: ReadHeight,
): Promise<RpcRequest | RpcError> {
  if (!isRecord(filter) || (filter['blockHash'] !== undefined && filter['blockHash'] !== null)) return call;
  const max = isNarrowed(filter) ? LOG_RANGE_MAX : UNFILTERED_LOG_RANGE_MAX;
  const [from, to] = [readBlock(filter['fromBlock']), readBlock(filter['toBlock'])];
  // From the head there is nothing to search yet.
  if (from === 'head' || (to !== 'head' && to - from < max)) return call;
  const height = await readHeight();
  if (height === null) {
    return toRpcError(call.id, RPC_CODES.unavailable, 'The chain node does not answer right now.');
  }
  // Only blocks that exist are searched; what lies beyond the head is for the node to refuse.
  const end = to === 'head' ? height : Math.min(to, height);
  if (end - from < max) return call;
  return tooMuch(call, `A search spans at most ${max} blocks. Please narrow it.`);
}

function isNarrowed({ address, topics }: Record<string, unknown>): boolean {
  const names = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(names) : typeof value === 'string';
  return names(address) || names(topics);
}

/** What is neither number nor `earliest` is the head, or nonsense that the node refuses. */
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
