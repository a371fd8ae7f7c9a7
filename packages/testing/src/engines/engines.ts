import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { Hex } from 'viem';
import { deployLedger, startAnvil } from './start-anvil.ts';
import { startGeth } from './start-geth.ts';
import { startTestChain } from '../test-chain.ts';
import { TEST_KEYS } from '../test-keys.ts';

/** A chain with the ledger deployed, on any engine. */
export interface Engine {
  /**
   * True for our node, which seals a block for each transaction immediately, with milliseconds in its
   * header.
   */
  readonly isOurs: boolean;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
  readonly ledgerAddress: Hex;
  /** Puts all transactions sent meanwhile in one block, if the engine supports that. */
  sealTogether<Result>(send: () => Promise<Result>): Promise<Result>;
  /** Mines empty blocks, if the engine supports that. */
  readonly mine?: (blocks: number) => Promise<unknown>;
  /** Moves the engine's own clock forward, if that is possible. */
  readonly runAhead?: (seconds: number) => Promise<unknown>;
  /** Only our node can be stopped and restarted with its data. */
  readonly stop?: () => Promise<void>;
  readonly start?: () => Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Milliseconds since 1970; only our node has an adjustable clock. */
  readonly clock?: () => number;
  /** Seconds between blocks of an engine that does not seal each transaction immediately. */
  readonly blockTime?: number;
}

type NamedEngine = readonly [name: string, start: (options?: EngineOptions) => Promise<Engine>];

const USUAL_ENGINES: readonly NamedEngine[] = [
  ['our node', startOurNode],
  ['anvil', startOtherEngine],
];
/** Engines that must first be built with Go, by their names in NOVA_TEST_ENGINE. */
const BUILT_ENGINES: Readonly<Record<string, NamedEngine>> = {
  geth: ['geth', startGethEngine],
};

/** The engines on which every test of following a chain runs; NOVA_TEST_ENGINE selects one instead. */
export const ENGINES: readonly NamedEngine[] = chooseEngines(process.env.NOVA_TEST_ENGINE);

function chooseEngines(name: string | undefined): readonly NamedEngine[] {
  if (name === undefined) return USUAL_ENGINES;
  const engine = BUILT_ENGINES[name];
  if (!engine)
    throw new Error(
      `NOVA_TEST_ENGINE is ${name}, but must be one of ${Object.keys(BUILT_ENGINES).join(', ')}.`,
    );
  return [engine];
}

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
    mine: (blocks) => anvil.rpc.request('anvil_mine', [blocks]),
    runAhead: (seconds) => anvil.rpc.request('evm_increaseTime', [seconds]),
    sealTogether: async (send) => {
      await anvil.rpc.request('evm_setAutomine', [false]);
      const result = await send();
      await anvil.rpc.request('evm_mine');
      await anvil.rpc.request('evm_setAutomine', [true]);
      return result;
    },
  };
}

async function startGethEngine(): Promise<Engine> {
  const geth = await startGeth();
  const contracts = await deployLedger(geth.rpcUrl, TEST_KEYS, listServerFunding(TEST_KEYS));
  return {
    ...geth,
    isOurs: false,
    contracts,
    ledgerAddress: contracts.ActionLedger.address,
    sealTogether: (send) => send(),
  };
}
