import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import type { Fork } from '../genesis/schedule.ts';
import { evmCrypto } from '../../crypto/evm-crypto.ts';
import { EvmState } from '../../state/evm-state.ts';
import type { WorldState } from '../../state/world-state.ts';
import { ZERO_HASH } from '../header.ts';
import { useFastCalls } from './fast-calls.ts';
import { useFastOpcodes } from './fast-opcodes.ts';
import { useFastStateOpcodes } from './fast-state-opcodes.ts';
import { useFastInterpreter } from './interpreter.ts';
import { fastPrecompiles } from './precompiles.ts';
import { useUndoJournal } from './undo-journal.ts';

/** Returns the hash of a block by number for BLOCKHASH, or undefined. */
export type BlockHashes = (number: number) => Uint8Array | undefined;

const HARDFORKS: Record<Fork, Hardfork> = {
  cancun: Hardfork.Cancun,
  prague: Hardfork.Prague,
  osaka: Hardfork.Osaka,
};

/** Returns the fork whose rules the EVM was created with. */
export const forkOf = ({ common }: EVM): Fork => common.hardfork() as Fork;

/** Returns the EVM library's chain parameters for a fork. */
export function createChainRules(chainId: number, fork: Fork): Common {
  const common = createCustomCommon({ chainId, name: 'nova' }, Mainnet, {
    hardfork: HARDFORKS[fork],
    customCrypto: evmCrypto,
  });
  // Cached because the library searches a list several times per opcode, and the rules of an EVM never
  // change.
  const known = new Map<number, boolean>();
  const search = common.isActivatedEIP.bind(common);
  common.isActivatedEIP = (eip) => {
    let isActive = known.get(eip);
    if (isActive === undefined) known.set(eip, (isActive = search(eip)));
    return isActive;
  };
  return common;
}

/** Creates an EVM that runs on the given state. */
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
  const evm = await createEVM({
    common,
    stateManager: new EvmState(world),
    blockchain,
    customPrecompiles: fastPrecompiles(common),
  });
  useUndoJournal(evm);
  useFastOpcodes(evm);
  useFastStateOpcodes(evm, world);
  useFastCalls(evm, world, await useFastInterpreter(evm));
  return evm;
}
