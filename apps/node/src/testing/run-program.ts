import { environmentOf, nextEnvironmentFields } from '../chain/block-environment.ts';
import { createChainEvm, createChainRules } from '../chain/evm/evm.ts';
import { createGenesisBlock } from '../chain/genesis/genesis.ts';
import { runMessage } from '../chain/evm/message.ts';
import { NEWEST_SCHEDULE } from '../chain/genesis/schedule.ts';
import { type Pace, setPace } from '../chain/sealing/pace.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { hexToBytes } from '../encoding/hex.ts';
import { EMPTY_ACCOUNT } from '../state/account.ts';
import { NodeStore } from '../state/node-store.ts';
import { WorldState } from '../state/world-state.ts';
import type { HeavyProgram } from './program-code.ts';

const SENDER = new Uint8Array(20).fill(1);
const CONTRACT = '99'.repeat(20);

export interface ProgramRun {
  gasUsed: bigint;
  /** The EVM's name for the error; null if the program completed. */
  failure: string | null;
}

/** Runs the program like a transaction with `gas`, on a state in memory. */
export async function runProgram(program: HeavyProgram, gas: bigint, pace?: Pace): Promise<ProgramRun> {
  const world = new WorldState(new NodeStore({ get: () => undefined }));
  const block = createGenesisBlock(world, {
    chainId: 96969,
    deployer: SENDER,
    validator: SENDER,
    coinbase: SENDER,
  });
  const evm = await createChainEvm(createChainRules(96969, 'osaka'), world, () => block.hash);
  if (pace !== undefined) setPace(evm, pace);
  for (const [address, code] of Object.entries({ ...program.others, [CONTRACT]: program.code })) {
    const bytes = hexToBytes(`0x${code}`);
    const codeHash = keccak256(bytes);
    world.setCode(codeHash, bytes);
    world.setAccount(hexToBytes(`0x${address}`), { ...EMPTY_ACCOUNT, nonce: 1n, balance: 1n, codeHash });
  }
  world.commit();
  const environment = environmentOf(
    nextEnvironmentFields(block, block.header.timestamp + 1, NEWEST_SCHEDULE),
  );
  const message = {
    sender: SENDER,
    to: hexToBytes(`0x${CONTRACT}`),
    value: 0n,
    data: new Uint8Array(0),
    accessList: [],
    authorizationList: [],
    gasPrice: 0n,
  };
  const { execResult } = await runMessage(evm, message, gas - 21_000n, environment);
  return { gasUsed: execResult.executionGasUsed, failure: execResult.exceptionError?.error ?? null };
}
