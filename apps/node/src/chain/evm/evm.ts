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

/** Hash of a block by number, for BLOCKHASH. Undefined where there is none. */
export type BlockHashes = (number: number) => Uint8Array | undefined;

const HARDFORKS: Record<Fork, Hardfork> = {
  cancun: Hardfork.Cancun,
  prague: Hardfork.Prague,
  osaka: Hardfork.Osaka,
};

/** The rules that an EVM was made with. */
export const forkOf = ({ common }: EVM): Fork => common.hardfork() as Fork;

/** Chain parameters for the EVM library by the rules of a fork. */
export function createChainRules(chainId: number, fork: Fork): Common {
  const common = createCustomCommon({ chainId, name: 'nova' }, Mainnet, {
    hardfork: HARDFORKS[fork],
    customCrypto: evmCrypto,
  });
  // asked several times for each opcode, and the library searches a list; our rules never change
  const known = new Map<number, boolean>();
  const search = common.isActivatedEIP.bind(common);
  common.isActivatedEIP = (eip) => {
    let isActive = known.get(eip);
    if (isActive === undefined) known.set(eip, (isActive = search(eip)));
    return isActive;
  };
  return common;
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
