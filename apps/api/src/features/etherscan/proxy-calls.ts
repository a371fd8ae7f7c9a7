import { type EtherscanCall, readParam } from '../../http/chain/etherscan-call.ts';

/** A JSON-RPC call for a `proxy` action, a constant result, or the name of a missing parameter. */
export type ProxyCall =
  | { readonly method: string; readonly params: readonly unknown[] }
  | { readonly result: unknown }
  | { readonly missing: string };

type Reader = (call: EtherscanCall) => ProxyCall;

/** Names of transaction fields in the query, and in JSON-RPC. */
const TRANSACTION_FIELDS = [
  ['from', 'from'],
  ['to', 'to'],
  ['data', 'data'],
  ['input', 'input'],
  ['value', 'value'],
  ['gas', 'gas'],
  ['gasLimit', 'gas'],
  ['gasPrice', 'gasPrice'],
  ['maxFeePerGas', 'maxFeePerGas'],
  ['maxPriorityFeePerGas', 'maxPriorityFeePerGas'],
  ['nonce', 'nonce'],
  ['type', 'type'],
] as const;

/**
 * Maps the parameters of each action of the module `proxy` to those of the node, by the action's name in
 * lower case.
 */
export const PROXY_CALLS: Readonly<Record<string, Reader>> = {
  eth_blocknumber: direct('eth_blockNumber'),
  eth_chainid: direct('eth_chainId'),
  eth_gasprice: direct('eth_gasPrice'),
  eth_maxpriorityfeepergas: direct('eth_maxPriorityFeePerGas'),
  net_version: direct('net_version'),
  eth_getblockbynumber: withParams('eth_getBlockByNumber', ['tag'], (call, params) => [
    ...params,
    readParam(call, 'boolean')?.toLowerCase() === 'true',
  ]),
  eth_getblocktransactioncountbynumber: withParams('eth_getBlockTransactionCountByNumber', ['tag']),
  eth_getunclebyblocknumberandindex: findUncle,
  eth_gettransactionbyhash: withParams('eth_getTransactionByHash', ['txhash']),
  eth_gettransactionreceipt: withParams('eth_getTransactionReceipt', ['txhash']),
  eth_gettransactionbyblocknumberandindex: withParams('eth_getTransactionByBlockNumberAndIndex', [
    'tag',
    'index',
  ]),
  eth_gettransactioncount: withParams('eth_getTransactionCount', ['address'], withTag),
  eth_getcode: withParams('eth_getCode', ['address'], withTag),
  eth_getstorageat: withParams('eth_getStorageAt', ['address', 'position'], withTag),
  eth_sendrawtransaction: withParams('eth_sendRawTransaction', ['hex']),
  eth_call: (call) => ({ method: 'eth_call', params: withTag(call, [readTransaction(call)]) }),
  eth_estimategas: (call) => ({ method: 'eth_estimateGas', params: [readTransaction(call)] }),
};

function direct(method: string): Reader {
  return () => ({ method, params: [] });
}

function withParams(
  method: string,
  names: readonly string[],
  complete: (call: EtherscanCall, params: readonly unknown[]) => readonly unknown[] = (_, params) => params,
): Reader {
  return (call) => {
    const missing = names.find((name) => readParam(call, name) === null);
    if (missing !== undefined) return { missing };
    const params = names.map((name) => normalise(name, readParam(call, name)!));
    return { method, params: complete(call, params) };
  };
}

/** Returns an empty result: a chain that seals each block once has no uncles. */
function findUncle(call: EtherscanCall): ProxyCall {
  const missing = ['tag', 'index'].find((name) => readParam(call, name) === null);
  return missing === undefined ? { result: null } : { missing };
}

function withTag(call: EtherscanCall, params: readonly unknown[]): readonly unknown[] {
  return [...params, normalise('tag', readParam(call, 'tag') ?? 'latest')];
}

/** Converts decimal numbers to hex and pads storage slots, which may have any length. */
function normalise(name: string, value: string): string {
  if (!['tag', 'index', 'position'].includes(name)) return value;
  if (!/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)) return value;
  const digits = BigInt(value).toString(16);
  return name === 'position' ? `0x${digits.padStart(64, '0')}` : `0x${digits}`;
}

function readTransaction(call: EtherscanCall): Record<string, string> {
  return Object.fromEntries(
    TRANSACTION_FIELDS.flatMap(([name, field]) => {
      const value = readParam(call, name);
      return value === null ? [] : [[field, value]];
    }),
  );
}
