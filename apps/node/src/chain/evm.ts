import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import { evmCrypto } from '../crypto/evm-crypto.ts';
import { EvmState } from '../state/evm-state.ts';
import type { WorldState } from '../state/world-state.ts';
import { ZERO_HASH } from './header.ts';

/** Hash of a block by number, for BLOCKHASH. Undefined where there is none. */
export type BlockHashes = (number: number) => Uint8Array | undefined;

/** Chain parameters for the EVM library: Cancun rules from the genesis on. */
export function createChainRules(chainId: number): Common {
  return createCustomCommon({ chainId, name: 'nova' }, Mainnet, {
    hardfork: Hardfork.Cancun,
    customCrypto: evmCrypto,
  });
}

/** An EVM that runs on the given state. */
export async function createChainEvm(
  common: Common,
  world: WorldState,
  blockHashes: BlockHashes,
): Promise<EVM> {
  const blockchain = {
    getBlock: async (number: number) => ({ hash: () => blockHashes(number) ?? ZERO_HASH }),
    putBlock: async () => {},
    shallowCopy: () => blockchain,
  };
  return createEVM({ common, stateManager: new EvmState(world), blockchain });
}
