import { CHAIN_ID } from '@nova/shared/chain/constants';
import { createPublicClient, webSocket } from 'viem';
import { type Finding, failure, ok, skipped } from '../finding.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkContracts } from './check-contracts.ts';
import { checkEngine } from './check-engine.ts';
import { checkFurtherNodes } from './check-further-nodes.ts';
import { checkGenesis } from './check-genesis.ts';
import { nameReason } from '@nova/runtime/name-reason';
import { type ChainFacts, readChain } from '../read-chain.ts';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 5_000;
/** Maximum number of seconds by which a block of our node may be ahead of its clock. */
const AHEAD_MAX_SECONDS = 2;

/**
 * Checks whether the node answers over both protocols, belongs to our chain and the database's, and has our
 * contracts and the required methods.
 */
export async function checkChain(setup: Setup): Promise<Finding[]> {
  const { chain, part } = setup;
  if (part === 'node') return [];
  if (chain === undefined) return [skipped('chain', 'The embedded chain is not running.')];
  let facts: ChainFacts;
  try {
    facts = await readChain(chain.rpcUrl);
  } catch (error) {
    return [
      failure(
        'chain',
        `The node at CHAIN_RPC_URL does not answer: ${nameReason(error)}.`,
        'Start it, and check the host and port in CHAIN_RPC_URL and the firewall in between.',
      ),
    ];
  }
  if (facts.chainId !== CHAIN_ID) {
    return [
      failure(
        'chain',
        `The node at CHAIN_RPC_URL serves chain ${facts.chainId}; Nova's chain is ${CHAIN_ID}.`,
        'Point CHAIN_RPC_URL and CHAIN_WS_URL at a node of Nova’s chain.',
      ),
    ];
  }
  return [
    ok('chain', `${facts.client.split('/')[0]} answers, at block ${facts.head}.`),
    judgeHeadTime(facts.headTime, Date.now() / 1000),
    await checkSocket(chain.wsUrl),
    ...(await checkGenesis(setup, facts)),
    ...(await checkContracts(setup, facts)),
    ...(await checkEngine(facts)),
    ...(await checkBlocks(facts)),
    ...(await checkFurtherNodes(chain.furtherNodes ?? [], facts)),
  ];
}

/** @param now Seconds since 1970. */
export function judgeHeadTime(headTime: number, now: number): Finding {
  const ahead = headTime - now;
  if (ahead <= AHEAD_MAX_SECONDS) return ok('chain clock', 'The newest block is not ahead of this machine.');
  return failure(
    'chain clock',
    `The newest block is dated ${Math.ceil(ahead)} s ahead of this machine's clock.`,
    'Run NTP on this machine and on the one that seals the blocks.',
  );
}

async function checkSocket(url: string): Promise<Finding> {
  const client = createPublicClient({
    transport: webSocket(url, { timeout: TIMEOUT_MS, retryCount: 0, reconnect: false, keepAlive: false }),
  });
  try {
    const chainId = await client.getChainId();
    if (chainId === CHAIN_ID) return ok('chain socket', 'New blocks are announced over CHAIN_WS_URL.');
    return failure(
      'chain socket',
      `The node at CHAIN_WS_URL serves chain ${chainId}; the one at CHAIN_RPC_URL serves chain ${CHAIN_ID}.`,
      'Point both at the same node.',
    );
  } catch (error) {
    return failure(
      'chain socket',
      `The node at CHAIN_WS_URL accepts no WebSocket connections: ${nameReason(error)}.`,
      'Enable its WebSocket, or correct the port in CHAIN_WS_URL.',
    );
  } finally {
    const rpc = await client.transport.getRpcClient().catch(() => null);
    rpc?.close();
  }
}
