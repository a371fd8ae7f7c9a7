import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeGasTable } from '@nova/contracts/scripts/gas/gas-table';
import { benchAccounts } from './accounts.ts';
import { benchActionLatency, benchSigner } from './action-latency.ts';
import { benchAdminLists } from './admin-lists.ts';
import { benchChainHeight } from './chain/chain-height.ts';
import { benchChainMove } from './chain/chain-move.ts';
import { benchClientNavigation } from './pages/client-navigation.ts';
import { benchReactions } from './pages/reactions.ts';
import { benchEconomics } from './economics/economics.ts';
import { benchEnergy } from './energy.ts';
import { benchExplorer } from './explorer/explorer-api.ts';
import { benchFirstLoad } from './pages/first-load.ts';
import { benchIdle } from './idle-statements.ts';
import { benchIndexSpeed } from './explorer/index-speed.ts';
import { benchLighthouse } from './pages/lighthouse.ts';
import { benchLogSearch } from './explorer/log-search.ts';
import { benchNftMarket } from './nft-market.ts';
import { benchNftPages } from './pages/nft-pages.ts';
import { BUILT_ENGINES } from './engines.ts';
import { benchOpcodeTime } from './opcode-time.ts';
import { benchPasskeyGas } from './passkey-gas.ts';
import { benchPresale } from './presale/presale.ts';
import { benchClickToBlock } from './chain/click-to-block.ts';
import { benchRecordThroughput } from './record-throughput.ts';
import { ROOT } from './running-nova.ts';
import { benchSignature } from './signature.ts';
import { benchRpcConnections } from './rpc/rpc-connections.ts';
import { benchScaleOut } from './cluster/scale-out.ts';
import { benchStartTime } from './start-time.ts';

/** Blocks of the generated explorer. */
const EXPLORER_BLOCKS = Number(process.env.NOVA_BENCH_BLOCKS ?? 1_000_000);

/**
 * Runs `npm run bench -- [name …]`: all benchmarks, or the named ones. Results are copied to
 * docs/benchmarks.md by hand, with the date.
 */
const BENCHMARKS: Record<string, { title: string; run: () => Promise<string> }> = {
  record: {
    title: '`ActionLedger.record`, one transaction per block, compared with anvil',
    run: () => benchRecordThroughput({ from: 4_000, to: 8_000, clients: [1, 32] }),
  },
  engines: {
    title: '`ActionLedger.record` on other engines, after `npm run test:engines`',
    run: () => benchRecordThroughput({ from: 60, to: 260, clients: [1, 16] }, BUILT_ENGINES),
  },
  click: {
    title: 'From click to block on other engines, after `npm run test:engines`',
    run: () => benchClickToBlock({ actions: 200, clients: [1, 16] }),
  },
  height: {
    title: 'The chain at height',
    run: () =>
      benchChainHeight({
        heights: heightsOf(process.env.NOVA_BENCH_HEIGHTS),
        blocks: 2_000,
        clients: [1, 32],
        followed: 4_000,
      }),
  },
  move: {
    title: 'Moving a chain to validators on CometBFT, after `npm run test:engines`',
    run: () => benchChainMove({ blocks: 20_000 }),
  },
  action: {
    title: 'An action from click to page',
    run: () => benchActionLatency({ actions: 1_040, clients: [1, 16], warmUp: 10_400 }),
  },
  rpc: {
    title: 'Actions beside 1,000 connections to `/rpc`',
    run: () => benchRpcConnections({ actions: 1_040 }),
  },
  signer: {
    title: 'An action with the keys in the worker and in a separate signer process',
    run: () => benchSigner({ actions: 1_040, clients: [1, 16] }),
  },
  signature: {
    title: 'A signature in the worker and in a separate signer process',
    run: () => benchSignature({ rounds: 400, pairs: 10 }),
  },
  energy: {
    title: 'Energy Points',
    run: () => benchEnergy({ seconds: 60, clients: 64, target: 300, steady: 50, ownActions: 100_000 }),
  },
  economics: {
    title: 'A year of 10,000 attackers and 1,000 people on the rewards pool',
    run: benchEconomics,
  },
  presale: {
    title: 'The presale',
    run: () => benchPresale({ clients: 32, count: 3_000, seconds: 60, purchases: 55, requests: 200 }),
  },
  idle: { title: 'An idle Nova', run: () => benchIdle({ restSeconds: 20, seconds: 60 }) },
  logs: { title: '`eth_getLogs` over 100,000 blocks', run: () => benchLogSearch({ blocks: 100_000 }) },
  index: { title: 'Indexing from empty', run: () => benchIndexSpeed({ blocks: 50_000 }) },
  explorer: {
    title: `The explorer at ${EXPLORER_BLOCKS.toLocaleString('en')} blocks`,
    run: () =>
      benchExplorer({
        blocks: EXPLORER_BLOCKS,
        addresses: EXPLORER_BLOCKS / 20,
        hotTransactions: EXPLORER_BLOCKS / 5,
        clients: 8,
        // A single pause delays a request of every client, so few requests would measure that pause.
        requests: 4_000,
      }),
  },
  nft: {
    title: 'The NFT market',
    run: () =>
      benchNftMarket({
        nfts: Number(process.env.NOVA_BENCH_NFT_COUNT ?? 10_000),
        collections: 200,
        owners: 2_000,
        clients: 8,
        requests: 400,
      }),
  },
  grid: {
    title: 'The NFT market in a browser',
    run: () =>
      benchNftPages({
        nfts: Number(process.env.NOVA_BENCH_NFT_COUNT ?? 10_000),
        collections: 200,
        owners: 2_000,
        pictures: 24,
        pages: 10,
      }),
  },
  admin: {
    title: 'Lists of the administration',
    run: () => benchAdminLists({ rows: 1_000_000, clients: 4, requests: 200 }),
  },
  opcodes: { title: 'Time of opcodes by their gas', run: () => benchOpcodeTime() },
  gas: { title: 'Gas of the main calls, compared with published contracts', run: makeGasTable },
  'passkey-gas': { title: 'Gas of passkey accounts', run: benchPasskeyGas },
  start: { title: 'Start', run: benchStartTime },
  'scale-out': {
    title: 'Scale-out: two of each',
    run: () =>
      benchScaleOut({
        seconds: Number(process.env.NOVA_BENCH_SECONDS ?? 20),
        upgrades: Number(process.env.NOVA_BENCH_UPGRADES ?? 2),
      }),
  },
  load: { title: 'First load, CPU slowed down 4×', run: benchFirstLoad },
  navigation: { title: 'From a click to the next page', run: benchClientNavigation },
  reactions: { title: 'Reactions of a phone, CPU slowed down 4×', run: benchReactions },
  accounts: { title: 'Wallet and login', run: benchAccounts },
  lighthouse: { title: 'Lighthouse, mobile, every public page', run: benchLighthouse },
};

/** Returns 4,000, 50,000 and 200,000 unless other heights are specified. */
function heightsOf(list: string | undefined): number[] {
  return list === undefined ? [4_000, 50_000, 200_000] : list.split(',').map(Number);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available benchmarks: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(2);
}
const sections = [
  `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.versions.node}`,
];
for (const [name, { title, run }] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${title}\n`);
  const table = await run();
  console.log(table);
  sections.push(`## ${title}\n\n${table}`);
}
await mkdir(path.join(ROOT, 'bench/results'), { recursive: true });
await writeFile(
  path.join(ROOT, 'bench/results', `${new Date().toISOString().replaceAll(':', '-')}.md`),
  `${sections.join('\n\n')}\n`,
);
process.exit(0);
