import { startBareNode } from './bare-node.ts';
import { type OtherEngine, startOtherEngine } from './other-engine.ts';
import { startGeth } from './start-geth.ts';

type BareEngine = readonly [name: string, start: () => Promise<OtherEngine>];

/** Engines without contracts whose deployer has coins; NOVA_TEST_ENGINE=geth selects geth instead. */
export const BARE_ENGINES: readonly BareEngine[] =
  process.env.NOVA_TEST_ENGINE === 'geth'
    ? [['geth', () => startGeth()]]
    : [
        ['our node', startBareNode],
        ['anvil', startOtherEngine],
      ];
