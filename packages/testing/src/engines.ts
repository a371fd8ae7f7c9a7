import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { startAnvil } from './start-anvil.ts';
import { startTestChain } from './test-chain.ts';
import { TEST_KEYS } from './test-keys.ts';

/** A chain with the ledger on it, whoever runs it. */
export interface Engine {
  /** Our node: a block for each transaction, at once, with milliseconds in its header. */
  readonly isOurs: boolean;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
  readonly ledgerAddress: `0x${string}`;
  /** What is sent meanwhile shares a block, where the engine can do that. */
  sealTogether<Result>(send: () => Promise<Result>): Promise<Result>;
  /** Only our node can be stopped and started again with all it stored. */
  readonly stop?: () => Promise<void>;
  readonly start?: () => Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Milliseconds since 1970; only our node lets its time be moved. */
  readonly clock?: () => number;
  /** Another engine makes a block every so many seconds, instead of for each transaction at once. */
  readonly blockTime?: number;
}

/** The engines that every test of what follows a chain runs on. */
export const ENGINES: readonly (readonly [
  name: string,
  start: (options?: EngineOptions) => Promise<Engine>,
])[] = [
  ['our node', startOurNode],
  ['anvil', startOtherEngine],
];

async function startOurNode({ clock }: EngineOptions = {}): Promise<Engine> {
  const chain = await startTestChain(clock ? { clock } : {});
  return { ...chain, isOurs: true, sealTogether: (send) => send() };
}

async function startOtherEngine({ blockTime }: EngineOptions = {}): Promise<Engine> {
  const anvil = await startAnvil(
    TEST_KEYS,
    blockTime === undefined ? [] : ['--block-time', String(blockTime)],
  );
  return {
    ...anvil,
    isOurs: false,
    sealTogether: async (send) => {
      await anvil.rpc.request('evm_setAutomine', [false]);
      const result = await send();
      await anvil.rpc.request('evm_mine');
      await anvil.rpc.request('evm_setAutomine', [true]);
      return result;
    },
  };
}
