import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { keccak256 } from '../../crypto/keccak.ts';
import { trimZeros } from '../../encoding/hex.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import { EMPTY_TRIE } from '../../state/trie.ts';
import type { StoredNode } from '../../state/trie-node.ts';
import type { WorldState } from '../../state/world-state.ts';
import type { Block } from '../block.ts';
import { encodeHeader, type Header, ZERO_HASH } from '../header.ts';
import { BLOCK_GAS_LIMIT, GENESIS_TIMESTAMP } from './rules.ts';
import { type ForkSchedule, isPrague, type Rules, rulesAt } from './schedule.ts';
import { encodeVanity } from '../sealing/seal.ts';
import { HISTORY_CONTRACT } from '../block-hash-history.ts';
import { STANDARD_CONTRACTS } from './standard-contracts.ts';

/** The parameters that determine the genesis block. Addresses have 20 bytes. */
export interface GenesisConfig {
  chainId: number;
  /** Owns the whole initial supply. */
  deployer: Uint8Array;
  /** Seals the blocks. */
  validator: Uint8Array;
  /** Receives the fees. */
  coinbase: Uint8Array;
  /** Initial accounts from a genesis file; if set, the deployer has no balance by default. */
  allocation?: GenesisAccount[];
  /** Whole seconds; GENESIS_TIMESTAMP by default. */
  timestamp?: number;
  /** Activation times of rules. Only those active at the start are part of the genesis block. */
  schedule?: ForkSchedule;
  /** Includes contracts that tools expect at fixed addresses. */
  hasStandardContracts?: boolean;
}

/** An account of the genesis block. */
export interface GenesisAccount {
  address: Uint8Array;
  balanceWei: bigint;
  nonce: bigint;
  code: Uint8Array;
  /** Slots and values of 32 bytes each. */
  storage: [slot: Uint8Array, value: Uint8Array][];
}

/**
 * The deterministic deployment proxy at its usual address: calldata is a 32-byte salt and init code, which
 * it passes to CREATE2. Source: github.com/Arachnid/deterministic-deployment-proxy.
 */
export const DEPLOYMENT_PROXY = {
  address: Buffer.from('4e59b44847b379578588920ca78fbf26c0b4956c', 'hex'),
  code: Buffer.from(
    '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
    'hex',
  ),
};

/**
 * Returns the initial accounts: those of the genesis file, or the deployer with the supply and the standard
 * contracts.
 */
export function genesisAccounts(config: GenesisConfig): GenesisAccount[] {
  const { allocation, deployer, hasStandardContracts = false } = config;
  const plain = { balanceWei: 0n, nonce: 0n, code: new Uint8Array(0), storage: [] };
  const standard = hasStandardContracts ? STANDARD_CONTRACTS : [];
  return (
    allocation ?? [
      { ...plain, ...DEPLOYMENT_PROXY, nonce: 1n },
      ...(isPrague(genesisRules(config).fork) ? [{ ...plain, ...HISTORY_CONTRACT, nonce: 1n }] : []),
      ...standard,
      { ...plain, address: deployer, balanceWei: TOTAL_SUPPLY_WEI },
    ]
  );
}

/** Returns the rules of the genesis block. */
export const genesisRules = ({ schedule = {}, timestamp = GENESIS_TIMESTAMP }: GenesisConfig): Rules =>
  rulesAt(schedule, timestamp);

/** Writes accounts into an empty world and returns the state root. */
export function allocateAccounts(world: WorldState, accounts: readonly GenesisAccount[]): StoredNode {
  for (const { address, balanceWei, nonce, code, storage } of accounts) {
    const codeHash = keccak256(code);
    world.setCode(codeHash, code);
    world.setAccount(address, { ...EMPTY_ACCOUNT, balance: balanceWei, nonce, codeHash });
    for (const [slot, value] of storage) world.setSlot(address, slot, trimZeros(value));
  }
  return world.commit();
}

/** Creates the genesis block and leaves its state committed in `world`, which must be empty. */
export function createGenesisBlock(world: WorldState, config: GenesisConfig): Block {
  const state = allocateAccounts(world, genesisAccounts(config));
  const { fork, baseFeeWei } = genesisRules(config);
  const header: Header = {
    parentHash: ZERO_HASH,
    coinbase: config.coinbase,
    stateRoot: state.hash,
    transactionsRoot: EMPTY_TRIE.hash,
    receiptsRoot: EMPTY_TRIE.hash,
    logsBloom: new Uint8Array(256),
    number: 0,
    gasLimit: BLOCK_GAS_LIMIT,
    gasUsed: 0n,
    timestamp: config.timestamp ?? GENESIS_TIMESTAMP,
    extraData: Buffer.concat([
      encodeVanity(0, config.chainId),
      config.validator,
      new Uint8Array(BLOCK_EXTRA.sealLength),
    ]),
    mixHash: ZERO_HASH,
    baseFeePerGas: baseFeeWei,
    hasRequestsHash: isPrague(fork),
  };
  const headerRlp = encodeHeader(header);
  return { header, headerRlp, hash: keccak256(headerRlp), state, body: null };
}
