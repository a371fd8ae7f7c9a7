import type { Hex } from 'viem';
import { opcodesOf } from './opcodes-of.ts';
import { type RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';

/** CREATE, CALL, CALLCODE, DELEGATECALL, CREATE2, STATICCALL, SELFDESTRUCT */
const REACHES_OUT = new Set([0xf0, 0xf1, 0xf2, 0xf4, 0xf5, 0xfa, 0xff]);
/** Code of an account that has delegated to a contract (EIP-7702), which it may change at any time. */
const DELEGATION = '0xef0100';
/** Contracts remembered at most; nobody can make us remember more by creating them. */
const CAPACITY = 10_000;

/**
 * Contracts whose code can call nobody, create nothing and never go away: there is nothing inside their transactions
 * to trace. Nearly every transaction of our chain goes to one, the ledger.
 */
export class LeafContracts {
  readonly #known = new Set<Hex>();

  has(address: Hex): boolean {
    return this.#known.has(address);
  }

  clear(): void {
    this.#known.clear();
  }

  /** Which of these are leaves; what is found is remembered. */
  async find(rpc: RpcClient, addresses: readonly Hex[]): Promise<Set<Hex>> {
    const unknown = [...new Set(addresses)].filter((address) => !this.#known.has(address));
    const codes = await rpc.batchResults<Hex>(
      unknown.map((address) => ({ method: 'eth_getCode', params: [address, 'latest'] })),
    );
    const leaves = new Set(addresses.filter((address) => this.#known.has(address)));
    for (const [index, address] of unknown.entries()) {
      const code = codes[index]!;
      // Code that cannot be read now may do anything: its transactions are traced.
      if (code instanceof RpcError || !isLeaf(code.toLowerCase())) continue;
      leaves.add(address);
      if (this.#known.size < CAPACITY) this.#known.add(address);
    }
    return leaves;
  }
}

/**
 * True for code without any instruction that calls, creates or destroys. Data behind the code may speak against it.
 * False where no code is: some may come, or may have been there.
 */
export function isLeaf(code: string): boolean {
  if (code === '0x' || code.startsWith(DELEGATION)) return false;
  for (const opcode of opcodesOf(Buffer.from(code.slice(2), 'hex')))
    if (REACHES_OUT.has(opcode)) return false;
  return true;
}
