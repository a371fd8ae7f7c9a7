import type { Logger } from 'pino';
import { bytesToHex, equalBytes } from '../encoding/hex.ts';
import { NodeStore } from '../state/node-store.ts';
import { WorldState } from '../state/world-state.ts';
import { type ChainStore, type StoreEntry, StoreError } from '../store/chain-store.ts';
import {
  decodeHead,
  decodeNumber,
  encodeHead,
  encodeNumber,
  FORMAT_KEY,
  GENESIS_KEY,
  HEAD_KEY,
} from '../store/keys.ts';
import type { Block } from './block.ts';
import { BlockIndex } from './block-index.ts';
import { checkTail } from './check-tail.ts';
import {
  allocateAccounts,
  createGenesisBlock,
  type GenesisAccount,
  type GenesisConfig,
} from './genesis/genesis.ts';
import { agreeUntil, isSameSchedule } from './genesis/schedule.ts';
import { genesisConfigFromJson, genesisConfigToJson } from './genesis/genesis-config-json.ts';

/** Incremented when the meaning of a stored key or value changes. */
const STORE_FORMAT = 3;
/** A format that this node reads as it is. All its branches are stored in full; the next ones are not. */
const FORMAT_OF_FULL_BRANCHES = 2;

const FORMAT_ENTRY: StoreEntry = { key: FORMAT_KEY, value: encodeNumber(STORE_FORMAT) };

export interface OpenedChain {
  genesis: Block;
  head: Block;
  nodes: NodeStore;
  blocks: BlockIndex;
}

/** Computes the genesis block of a configuration in memory. */
export function computeGenesis(config: GenesisConfig): { block: Block; nodes: NodeStore } {
  const nodes = new NodeStore({ get: () => undefined });
  return { block: createGenesisBlock(new WorldState(nodes), config), nodes };
}

/** Computes the root of a state with exactly these accounts. */
export function computeStateRoot(accounts: readonly GenesisAccount[]): Uint8Array {
  return allocateAccounts(new WorldState(new NodeStore({ get: () => undefined })), accounts).hash;
}

/** Stores the parameters so that commands on the folder need no configuration. */
const genesisEntry = (config: GenesisConfig): StoreEntry => ({
  key: GENESIS_KEY,
  value: Buffer.from(JSON.stringify(genesisConfigToJson(config))),
});

/** Returns the error for operators if the database cannot read its own files. */
function damaged(store: ChainStore, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(
    `The chain store in ${store.folder} is damaged: ${(error as Error).message}; restore the folder from a backup or follow the chain again, or run \`npm run node -- repair\` to return to the last complete block.`,
    { cause: error },
  );
}

/**
 * Returns false for a new store.
 * @throws StoreError
 */
export function hasChain(store: ChainStore): boolean {
  try {
    return store.get(FORMAT_KEY) !== undefined;
  } catch (error) {
    throw damaged(store, error);
  }
}

/**
 * Returns the parameters of the genesis block that the store was created with, or undefined if it is new.
 * @throws StoreError
 */
export function readGenesisConfig(store: ChainStore): GenesisConfig | undefined {
  try {
    const json = store.get(GENESIS_KEY);
    return json === undefined ? undefined : genesisConfigFromJson(JSON.parse(json.toString('utf8')));
  } catch (error) {
    throw damaged(store, error);
  }
}

async function writeGenesis(
  store: ChainStore,
  config: GenesisConfig,
  { block, nodes }: { block: Block; nodes: NodeStore },
): Promise<void> {
  await store.write([
    ...nodes.unwritten().entries,
    ...BlockIndex.entries(block),
    FORMAT_ENTRY,
    genesisEntry(config),
    { key: HEAD_KEY, value: encodeHead({ number: 0, nextNode: nodes.nextNode }) },
  ]);
}

/** Returns the block if its state is available, otherwise undefined. */
function tryReadHead(number: number, blocks: BlockIndex, nodes: NodeStore): Block | undefined {
  try {
    const head = blocks.byNumber(number);
    if (head?.header.number !== number) return undefined;
    nodes.node(head.state);
    return head;
  } catch {
    return undefined;
  }
}

/**
 * Reads the store's head.
 * @throws StoreError if it is incomplete
 */
function readHead(store: ChainStore, blocks: BlockIndex): Pick<OpenedChain, 'head' | 'nodes'> {
  const stored = decodeHead(store.get(HEAD_KEY));
  if (stored !== undefined) {
    const nodes = new NodeStore(store, stored.nextNode);
    const head = tryReadHead(stored.number, blocks, nodes);
    if (head !== undefined) return { head, nodes };
  }
  const place = stored === undefined ? '' : `, block ${stored.number}`;
  throw new StoreError(
    `The chain store in ${store.folder} is damaged at its head${place}; restore the folder from a backup or follow the chain again, or run \`npm run node -- repair\` to return to the last complete block.`,
  );
}

function requireSameGenesis(store: ChainStore, stored: Block | undefined, configured: Block): void {
  if (stored !== undefined && equalBytes(stored.hash, configured.hash)) return;
  const found = stored === undefined ? 'no genesis block' : `genesis ${bytesToHex(stored.hash)}`;
  throw new StoreError(
    `The chain store in ${store.folder} has ${found}, but this configuration gives ${bytesToHex(configured.hash)}; ` +
      `start with the keys it was created with or choose another NOVA_DATA_DIR.`,
  );
}

/**
 * Stores the schedule if it differs from the stored one.
 * @throws StoreError if it would change the past
 */
async function storeSchedule(store: ChainStore, config: GenesisConfig, head: Block): Promise<void> {
  const stored = readGenesisConfig(store);
  const { schedule = {} } = config;
  if (stored !== undefined) {
    const before = stored.schedule ?? {};
    if (isSameSchedule(before, schedule)) return;
    if (!agreeUntil(before, schedule, head.header.timestamp)) {
      throw new StoreError(
        `The chain in ${store.folder} has blocks up to second ${head.header.timestamp} that were sealed under ${JSON.stringify(before)}, so ${JSON.stringify(schedule)} cannot apply: a fork must be scheduled after the head block.`,
      );
    }
  }
  await store.write([genesisEntry(config)]);
}

/**
 * Reads the head of the store; writes the genesis block first if the store is new.
 * @throws StoreError
 */
export async function openChain(
  store: ChainStore,
  config: GenesisConfig,
  logger: Logger,
): Promise<OpenedChain> {
  try {
    return await readChain(store, config, logger);
  } catch (error) {
    throw damaged(store, error);
  }
}

/** @throws StoreError if this node cannot read the format */
function requireFormat(store: ChainStore, format: number): void {
  if (format === STORE_FORMAT || format === FORMAT_OF_FULL_BRANCHES) return;
  throw new StoreError(
    `The chain store in ${store.folder} has format ${format}, but this node reads format ${STORE_FORMAT}. Use the node version that wrote it.`,
  );
}

async function readChain(store: ChainStore, config: GenesisConfig, logger: Logger): Promise<OpenedChain> {
  const genesis = computeGenesis(config);
  const blocks = new BlockIndex(store);
  const format = store.get(FORMAT_KEY);
  if (format === undefined) {
    await writeGenesis(store, config, genesis);
    logger.info({ genesisHash: bytesToHex(genesis.block.hash) }, 'genesis block written');
  } else requireFormat(store, decodeNumber(format));
  requireSameGenesis(store, blocks.byNumber(0), genesis.block);
  const opened = readHead(store, blocks);
  await storeSchedule(store, config, opened.head);
  checkTail(store, opened.head);
  // Earlier versions must refuse the store before this one adds nodes that they cannot read.
  if (format !== undefined && decodeNumber(format) !== STORE_FORMAT) await store.write([FORMAT_ENTRY]);
  return { genesis: genesis.block, blocks, ...opened };
}
