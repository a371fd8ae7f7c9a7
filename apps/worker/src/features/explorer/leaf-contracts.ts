import type { Hex } from 'viem';
import { opcodesOf } from './opcodes-of.ts';
import { type RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';

/** CREATE, CALL, CALLCODE, DELEGATECALL, CREATE2, STATICCALL, SELFDESTRUCT. */
const REACHES_OUT = new Set([0xf0, 0xf1, 0xf2, 0xf4, 0xf5, 0xfa, 0xff]);
/**
 * Code prefix of an account that has delegated to a contract (EIP-7702) and may change the delegation at
 * any time.
 */
const DELEGATION = '0xef0100';
/** Maximum number of remembered contracts, so that creating contracts cannot exhaust memory. */
const CAPACITY = 10_000;

/**
 * Contracts whose code cannot call, create or self-destruct, so their transactions contain nothing to
 * trace. Nearly every transaction of our chain goes to one of them, the ledger.
 */
export class LeafContracts {
  readonly #known = new Set<Hex>();

  has(address: Hex): boolean {
    return this.#known.has(address);
  }

  clear(): void {
    this.#known.clear();
  }

  /** Returns which of the addresses are leaf contracts, and remembers them. */
  async find(rpc: RpcClient, addresses: readonly Hex[]): Promise<Set<Hex>> {
    const unknown = [...new Set(addresses)].filter((address) => !this.#known.has(address));
    const codes = await rpc.batchResults<Hex>(
      unknown.map((address) => ({ method: 'eth_getCode', params: [address, 'latest'] })),
    );
    const leaves = new Set(addresses.filter((address) => this.#known.has(address)));
    for (const [index, address] of unknown.entries()) {
      const code = codes[index]!;
      // Code that cannot be read at the moment might do anything, so its transactions are traced.
      if (code instanceof RpcError || !isLeaf(code.toLowerCase())) continue;
      leaves.add(address);
      if (this.#known.size < CAPACITY) this.#known.add(address);
    }
    return leaves;
  }
}

/**
 * Returns true for code without any instruction that calls, creates or destroys. Data after the code may
 * cause a false negative.
 * Returns false for an address without code, which may receive some or may have had some.
 */
export function isLeaf(code: string): boolean {
  if (code === '0x' || code.startsWith(DELEGATION)) return false;
  for (const opcode of opcodesOf(Buffer.from(code.slice(2), 'hex')))
    if (REACHES_OUT.has(opcode)) return false;
  return true;
}
