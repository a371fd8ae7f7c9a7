import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { rounds } from '../../test/env.ts';
import { startNodeProcess } from '../../test/node-process.ts';
import { createTempFolder, deployer, GWEI, rpc, startTestNode, stranger } from '../../test/test-node.ts';
import { verifyChain } from '../commands/verify-chain.ts';
import { walkState } from './walk-state.ts';

const KILLS = rounds(2, 16);
const RETAINED = 128;
/**
 * Every second kill leaves a finished step of about a hundred blocks; each kill needs a step to interrupt.
 */
const BLOCKS = rounds(300, 2_000);
const ANNOUNCE = new URL('../../test/announce-pruning.mjs', import.meta.url).href;

async function fillArchive(dataDir: string): Promise<void> {
  const node = await startTestNode({ dataDir });
  const send = async (nonce: number): Promise<void> => {
    const raw = await deployer.signTransaction({
      type: 'eip1559',
      chainId: 96969,
      nonce,
      gas: 21_000n,
      maxFeePerGas: GWEI,
      maxPriorityFeePerGas: GWEI,
      to: stranger.address,
      value: 1n,
    });
    const { error } = await rpc(node.url, 'eth_sendRawTransaction', [raw]);
    expect(error).toBeUndefined();
  };
  for (let nonce = 0; nonce < BLOCKS; nonce += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => send(nonce + at)));
  await node.close();
}

/** Kills the node during a pruning step that it announced, either before or during its write. */
async function killInStep(dataDir: string, isBeforeWrite: boolean): Promise<void> {
  const { child, exited } = await startNodeProcess(dataDir, {
    STATE_KEEP_BLOCKS: String(RETAINED),
    NODE_OPTIONS: `--import ${ANNOUNCE}${isBeforeWrite ? '?early' : ''}`,
  });
  for (;;) {
    const [{ type }] = (await once(child, 'message')) as [{ type: string }];
    if (type === 'pruning') break;
  }
  child.kill('SIGKILL');
  expect(await exited).toBe('SIGKILL');
}

test(`${KILLS} kills within a step of pruning leave every kept state whole and the chain right`, async () => {
  const dataDir = createTempFolder();
  await fillArchive(dataDir);
  for (let kill = 0; kill < KILLS; kill++) await killInStep(dataDir, kill % 2 === 0);

  const node = await startTestNode({ dataDir, retainedStates: RETAINED });
  const { chain } = node;
  await vi.waitFor(() => expect(chain.pruner.backlog).toBe(0), { timeout: 20_000, interval: 10 });
  expect(chain.head.header.number).toBe(BLOCKS);
  expect(chain.pruner.oldestState).toBe(BLOCKS - RETAINED + 1);
  for (let number = chain.pruner.oldestState; number <= BLOCKS; number++) {
    const { accounts } = await walkState(chain.nodes, chain.blocks.byNumber(number)!.state);
    // Three accounts that send and receive, the four standard contracts with their creations, and the history
    // of hashes.
    expect(accounts).toBe(11);
  }
  const { error } = await rpc(node.url, 'eth_getBalance', [stranger.address, '0x64']);
  expect(error?.message).toMatch(/^missing trie node /);
  await node.close();
  expect((await verifyChain(dataDir, () => {})).head).toBe(BLOCKS);
}, 180_000);
