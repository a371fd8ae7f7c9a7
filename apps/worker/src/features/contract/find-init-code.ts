import { CREATE2_PROXY } from '@nova/shared/chain/constants';
import type { Client } from 'pg';
import { getContractAddress, type Hex } from 'viem';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import { NodeAwayError, type RpcClient } from '../../lib/chain/rpc-client.ts';

const SALT_END = 2 + 64;

/** Transaction in the format of the node. */
export interface CreatingTransaction {
  readonly hash: Hex;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly nonce: Hex;
  readonly input: Hex;
}

interface CallFrame {
  readonly type: string;
  readonly to?: Hex;
  readonly input: Hex;
  readonly error?: string;
  readonly calls?: readonly CallFrame[];
}

/**
 * Returns the init code of a contract including the constructor arguments, or null if it cannot be
 * determined.
 */
export async function findInitCode(client: Client, rpc: RpcClient, address: Hex): Promise<Hex | null> {
  const { rows } = await client.query<{ transaction_hash: Buffer }>(
    `select transaction_hash from chain.contract_creations where address = $1
     order by block_number desc, tx_index desc, trace_index desc limit 1`,
    [toBytes(address)],
  );
  const [row] = rows;
  if (!row) return null;
  const hash = toHex(row.transaction_hash);
  const transaction = await rpc.request<CreatingTransaction | null>('eth_getTransactionByHash', [hash]);
  return transaction && readInitCode(rpc, transaction, address);
}

/** Returns the init code found in the given transaction, or null if it did not create the contract. */
export async function readInitCode(
  rpc: RpcClient,
  { hash, from, to, nonce, input }: CreatingTransaction,
  address: Hex,
): Promise<Hex | null> {
  if (to === null) return isSame(getContractAddress({ from, nonce: BigInt(nonce) }), address) ? input : null;
  if (isSame(to, CREATE2_PROXY) && input.length > SALT_END) {
    const [salt, bytecode] = [input.slice(0, SALT_END) as Hex, `0x${input.slice(SALT_END)}`] as const;
    const made = getContractAddress({ opcode: 'CREATE2', from: CREATE2_PROXY, salt, bytecode });
    if (isSame(made, address)) return bytecode;
  }
  return readTracedInitCode(rpc, hash, address);
}

async function readTracedInitCode(rpc: RpcClient, hash: Hex, address: Hex): Promise<Hex | null> {
  try {
    const root = await rpc.request<CallFrame>('debug_traceTransaction', [hash, { tracer: 'callTracer' }]);
    return findCreation(root, address)?.input ?? null;
  } catch (error) {
    if (error instanceof NodeAwayError) throw error;
    // The engine does not support tracing or has pruned the state, so only the runtime code is compared.
    return null;
  }
}

function findCreation(frame: CallFrame, address: Hex): CallFrame | null {
  if (frame.error !== undefined) return null;
  if (/^CREATE2?$/i.test(frame.type) && frame.to !== undefined && isSame(frame.to, address)) return frame;
  for (const call of frame.calls ?? []) {
    const found = findCreation(call, address);
    if (found) return found;
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
