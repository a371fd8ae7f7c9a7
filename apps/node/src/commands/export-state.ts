import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { equalBytes, mapKey, padTo32 } from '../encoding/hex.ts';
import type { Block } from '../chain/block.ts';
import type { Chain } from '../chain/chain.ts';
import { type GenesisAccount, genesisAccounts, type GenesisConfig } from '../chain/genesis/genesis.ts';
import { computeGenesis } from '../chain/open-chain.ts';
import { EMPTY_CODE_HASH } from '../state/account.ts';
import type { Overlay } from '../state/overlay.ts';
import { WorldState } from '../state/world-state.ts';
import { CommandError, createProgress, type Report } from './command.ts';
import { openOffline } from './open-offline.ts';
import { replayChain } from './replay.ts';

const bytesOf = (key: string): Uint8Array => Buffer.from(key, 'latin1');

/** Addresses and slots that were ever written; the state itself has only their hashes. */
class Preimages {
  readonly #slots = new Map<string, Set<string>>();

  constructor(genesis: GenesisConfig) {
    for (const { address, storage } of genesisAccounts(genesis)) {
      this.#of(mapKey(address));
      for (const [slot] of storage) this.#of(mapKey(address)).add(mapKey(slot));
    }
  }

  add(changes: Overlay): void {
    for (const [address] of changes.accounts()) this.#of(address);
    for (const address of changes.addressesWithStorage()) {
      const slots = this.#of(address);
      for (const [slot] of changes.slots(address)) slots.add(slot);
    }
  }

  entries(): Iterable<[string, Set<string>]> {
    return this.#slots;
  }

  #of(address: string): Set<string> {
    let slots = this.#slots.get(address);
    if (slots === undefined) this.#slots.set(address, (slots = new Set()));
    return slots;
  }
}

function readAccounts(chain: Chain, block: Block, known: Preimages): GenesisAccount[] {
  const world = new WorldState(chain.nodes, block.state);
  const accounts: GenesisAccount[] = [];
  for (const [key, slots] of known.entries()) {
    const address = bytesOf(key);
    const record = world.account(address);
    if (record === null) continue;
    const storage: [Uint8Array, Uint8Array][] = [];
    for (const slot of slots) {
      const value = world.committedSlot(address, bytesOf(slot));
      if (value.length > 0) storage.push([padTo32(bytesOf(slot)), padTo32(value)]);
    }
    accounts.push({
      address,
      balanceWei: record.balance,
      nonce: record.nonce,
      code: equalBytes(record.codeHash, EMPTY_CODE_HASH) ? new Uint8Array(0) : world.code(record.codeHash),
      storage,
    });
  }
  return accounts.sort((a, b) => Buffer.compare(a.address, b.address));
}

/** Checks for completeness: the accounts must yield the block's state root and the full supply. */
function requireWhole(genesis: GenesisConfig, block: Block): void {
  const { header } = computeGenesis(genesis).block;
  if (!equalBytes(header.stateRoot, block.header.stateRoot)) {
    throw new CommandError(
      `The exported accounts do not match the state root of block ${block.header.number}.`,
    );
  }
  const sum = genesis.allocation!.reduce((total, { balanceWei }) => total + balanceWei, 0n);
  if (sum !== TOTAL_SUPPLY_WEI) {
    throw new CommandError(
      `The balances of block ${block.header.number} sum to ${sum} wei instead of ${TOTAL_SUPPLY_WEI}.`,
    );
  }
}

/** All accounts at a block, as the genesis of another network. */
export interface ExportedState {
  readonly genesis: GenesisConfig & { readonly allocation: GenesisAccount[] };
  readonly block: Block;
  /** Hash of block 0 of the exported chain. */
  readonly genesisHash: Uint8Array;
}

/**
 * Exports all accounts at a block as the genesis of another network. To learn the addresses and slots, it
 * executes the chain from its genesis, so it takes as long as `verify`.
 * @throws CommandError and StoreError
 */
export async function exportState(
  dataDir: string,
  at: number | undefined,
  report: Report,
): Promise<ExportedState> {
  const chain = await openOffline(dataDir);
  try {
    const head = chain.head.header.number;
    const number = at ?? head;
    if (number > head) throw new CommandError(`There is no block ${number}; the head is ${head}.`);
    const known = new Preimages(chain.genesisConfig);
    const progress = createProgress(report, 'executed', number);
    return await replayChain(
      chain,
      number,
      { onCommit: (changes) => known.add(changes), onBlock: ({ header }) => progress(header.number) },
      async (replayed) => {
        const allocation = readAccounts(replayed, replayed.head, known);
        const { timestamp } = replayed.head.header;
        const genesis = { ...chain.genesisConfig, timestamp, allocation };
        requireWhole(genesis, replayed.head);
        return { genesis, block: replayed.head, genesisHash: chain.genesis.hash };
      },
    );
  } finally {
    await chain.close();
  }
}
