import { Address } from '@ethereumjs/util';
import { createEVM } from '@ethereumjs/evm';
import pino from 'pino';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { createFragileStore } from '../../../test/fragile-store.ts';
import { deployer, GWEI, VALIDATOR_KEY } from '../../../test/test-node.ts';
import { bytesToHex, hexToBytes } from '../../encoding/hex.ts';
import { Pool } from '../../pool/pool.ts';
import { EvmState } from '../../state/evm-state.ts';
import { NodeStore } from '../../state/node-store.ts';
import { WorldState } from '../../state/world-state.ts';
import { createGenesisBlock } from '../genesis/genesis.ts';
import { createChainRules } from '../evm/evm.ts';
import { BlockIndex } from '../block-index.ts';
import { GroupWriter } from './group-writer.ts';
import { Sealer } from './sealer.ts';
import { decodeTransaction } from '../transaction.ts';

const FAULTY = `0x${'00'.repeat(18)}ff01` as const;

/**
 * Creates a sealer whose EVM has a throwing precompile, which in production would be a bug of the library.
 */
function createFaultySealer() {
  const { store } = createFragileStore();
  const nodes = new NodeStore(store);
  const world = new WorldState(nodes);
  const sender = hexToBytes(deployer.address);
  const address = new Uint8Array(20);
  const head = createGenesisBlock(world, {
    chainId: 96969,
    deployer: sender,
    validator: address,
    coinbase: address,
  });
  const pool = new Pool({
    accountAtTip: (account) => world.committedAccount(account),
    hasNoOwnCode: () => true,
    clock: Date.now,
  });
  const fatal: unknown[] = [];
  const writer = new GroupWriter({
    store,
    nodes,
    logs: new BlockIndex(store).logs,
    onDurable: (block) => pool.durable(pool.get(bytesToHex(block.body!.transaction.hash))!, block),
    onError: (error) => fatal.push(error),
  });
  const throwing = () => {
    throw new Error('a bug');
  };
  const sealer = new Sealer({
    pool,
    world,
    writer,
    head,
    validatorKey: hexToBytes(VALIDATOR_KEY),
    executionLimitMs: 1_000,
    chainId: 96969,
    schedule: {},
    clock: Date.now,
    logger: pino({ enabled: false }),
    onFatal: (error) => fatal.push(error),
    createEvm: () =>
      createEVM({
        common: createChainRules(96969, 'cancun'),
        stateManager: new EvmState(world),
        customPrecompiles: [{ address: new Address(hexToBytes(FAULTY)), function: throwing }],
      }),
  });
  const send = async (nonce: number, to: Hex) => {
    const raw = await deployer.signTransaction({
      type: 'legacy',
      chainId: 96969,
      nonce,
      gas: 100_000n,
      gasPrice: GWEI,
      to,
      value: 5n,
    });
    const pooled = pool.add(decodeTransaction(hexToBytes(raw)), sender);
    sealer.wake();
    return pooled;
  };
  return { send, world, sealer, fatal, sender };
}

test('a transaction that makes the EVM throw is dropped without a trace', async () => {
  const { send, world, sealer, fatal, sender } = createFaultySealer();
  const before = world.committedAccount(sender)!.balance;
  const faulty = await send(0, FAULTY);
  await expect(faulty.sealed).rejects.toThrow(/could not be executed/);
  expect(world.account(sender)!.balance).toBe(before);
  expect(world.account(hexToBytes(FAULTY))).toBeNull();
  expect(sealer.tip.header.number).toBe(0);

  const sound = await send(0, `0x${'aa'.repeat(20)}`);
  expect((await sound.sealed).header.number).toBe(1);
  expect(world.committedAccount(hexToBytes(`0x${'aa'.repeat(20)}`))!.balance).toBe(5n);
  expect(fatal).toEqual([]);
});
