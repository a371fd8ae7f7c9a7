import type { CustomCrypto } from '@ethereumjs/common';
import {
  type Abi,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  toHex,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import { createChainEvm, createChainRules } from '../src/chain/evm/evm.ts';
import { executePlan, sealBlock } from '../src/chain/execute-block.ts';
import { HISTORY_CONTRACT } from '../src/chain/block-hash-history.ts';
import { createGenesisBlock, DEPLOYMENT_PROXY } from '../src/chain/genesis/genesis.ts';
import type { Fork, ForkSchedule } from '../src/chain/genesis/schedule.ts';
import { decodeTransaction, recoverSender } from '../src/chain/transaction.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../src/crypto/address-of-public-key.ts';
import { bytesToHex, hexToBytes } from '../src/encoding/hex.ts';
import { NodeStore } from '../src/state/node-store.ts';
import { WorldState } from '../src/state/world-state.ts';
import { compileSolidity } from './compile-solidity.ts';
import { createLibraryEngine } from './library-engine.ts';
import { Random } from './random.ts';
import { deployer, GWEI, stranger, VALIDATOR_KEY } from './test-node.ts';

const CHAIN_ID = 96969;
const SUPPLY = 10n ** 27n;
const validatorKey = hexToBytes(VALIDATOR_KEY);
const validator = addressOfPublicKey(curve.publicKeyOf(validatorKey));

const { Chaos } = compileSolidity('chaos.sol');

/** No base fee, because the library burns it and this chain does not. */
const SCHEDULES: Record<Fork, ForkSchedule> = {
  cancun: {},
  prague: { pragueTime: 0 },
  osaka: { pragueTime: 0, osakaTime: 0 },
};

export interface TwinOptions {
  fork?: Fork;
  /** The library's cryptography: its own in JavaScript by default, or a faster one. */
  libraryCrypto?: CustomCrypto;
}

/** Creates the node's engine and the library's on the same genesis. */
export async function createTwins({ fork = 'cancun', libraryCrypto = {} }: TwinOptions = {}) {
  const schedule = SCHEDULES[fork];
  const nodes = new NodeStore({ get: () => undefined });
  const genesisWorld = new WorldState(nodes);
  const deployerBytes = hexToBytes(deployer.address);
  const config = { chainId: CHAIN_ID, deployer: deployerBytes, validator, coinbase: validator, schedule };
  const blocks: Block[] = [createGenesisBlock(genesisWorld, config)];
  let world = genesisWorld;
  const hashOf = (number: number): Uint8Array => blocks[number]?.hash ?? new Uint8Array(32);
  let evm = await createChainEvm(createChainRules(CHAIN_ID, fork), world, hashOf);
  const library = await createLibraryEngine(CHAIN_ID, hashOf, { fork, customCrypto: libraryCrypto });
  await library.allocate(DEPLOYMENT_PROXY.address, { nonce: 1n, code: DEPLOYMENT_PROXY.code });
  await library.allocate(deployerBytes, { balance: SUPPLY });
  if (fork !== 'cancun')
    await library.allocate(HISTORY_CONTRACT.address, { nonce: 1n, code: HISTORY_CONTRACT.code });

  return {
    blocks,
    library,
    async run(raw: Hex): Promise<Block> {
      const transaction = decodeTransaction(hexToBytes(raw));
      const parent = blocks.at(-1)!;
      const time = { timestamp: parent.header.timestamp + 1, milliseconds: blocks.length % 1000 };
      const action = { transaction, sender: recoverSender(transaction) };
      const plan = { parent, action, time, schedule };
      const receipt = await executePlan(evm, world, plan);
      const block = sealBlock(world, plan, receipt, validatorKey);
      blocks.push(block);
      return block;
    },
    /** Simulates a restart: only the nodes remain in memory. */
    async reopen(): Promise<void> {
      world = new WorldState(nodes, blocks.at(-1)!.state);
      evm = await createChainEvm(createChainRules(CHAIN_ID, fork), world, hashOf);
    },
  };
}

export type Twins = Awaited<ReturnType<typeof createTwins>>;

/** Runs the transaction on both engines and compares everything that the header commits to. */
export async function runOnBoth(twins: Twins, raw: Hex): Promise<Block> {
  const block = await twins.run(raw);
  const expected = await twins.library.execute(hexToBytes(raw), block.header);
  const { header } = block;
  expect({
    gasUsed: header.gasUsed,
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsRoot),
    receiptsRoot: bytesToHex(header.receiptsRoot),
    logsBloom: bytesToHex(header.logsBloom),
  }).toEqual({
    gasUsed: expected.gasUsed,
    stateRoot: bytesToHex(expected.stateRoot),
    transactionsRoot: bytesToHex(expected.transactionsRoot),
    receiptsRoot: bytesToHex(expected.receiptsRoot),
    logsBloom: bytesToHex(expected.logsBloom),
  });
  return block;
}

const abi: Abi = Chaos!.abi;

const authorities = ['44', '55', '66'].map((digits) => privateKeyToAccount(`0x${digits.repeat(32)}`));

function sign(
  random: Random,
  nonce: number,
  fields: { to?: Hex; data?: Hex; value?: bigint; gas?: bigint },
): Promise<Hex> {
  const common = { chainId: CHAIN_ID, nonce, gas: 3_000_000n, ...fields };
  const tip = GWEI + BigInt(random.below(3));
  switch (random.below(3)) {
    case 0:
      return deployer.signTransaction({ ...common, type: 'legacy', gasPrice: tip });
    case 1:
      return deployer.signTransaction({
        ...common,
        type: 'eip2930',
        gasPrice: tip,
        accessList:
          fields.to === undefined
            ? []
            : [{ address: fields.to, storageKeys: [toHex(random.below(9), { size: 32 })] }],
      });
    default:
      return deployer.signTransaction({
        ...common,
        type: 'eip1559',
        maxFeePerGas: tip * 2n,
        maxPriorityFeePerGas: tip,
      });
  }
}

interface RandomRun extends TwinOptions {
  /** Number of transactions, including the deployment. */
  count: number;
}

/**
 * Sends random transactions to both engines and compares after each: transfers, deployments of random bytes,
 * and a contract that randomly writes, deletes, creates, destroys, calls and reverts. Returns the number of
 * failed transactions.
 */
export async function runRandomTransactions(seed: number, { count, ...options }: RandomRun): Promise<number> {
  const random = new Random(seed);
  const twins = await createTwins(options);
  let nonce = 0;
  const send = async (fields: { to?: Hex; data?: Hex; value?: bigint; gas?: bigint }): Promise<Block> =>
    runOnBoth(twins, await sign(random, nonce++, fields));

  const deployment = await send({ data: encodeDeployData({ abi, bytecode: Chaos!.bytecode }) });
  const chaos = bytesToHex(deployment.body!.receipt.contractAddress!);
  await send({ to: chaos, value: 1000n });
  const nonces = new Map<string, number>();
  /**
   * Delegates accounts to the contract's code or to none, with some invalid authorizations, and calls one of
   * them.
   */
  const delegate = async (): Promise<void> => {
    const list = [];
    for (let left = 1 + random.below(3); left > 0; left--) {
      const authority = authorities[random.below(authorities.length)]!;
      const known = nonces.get(authority.address) ?? 0;
      const isValid = !random.once(4);
      list.push(
        await authority.signAuthorization({
          chainId: [CHAIN_ID, 0, isValid ? 0 : 1][random.below(3)]!,
          nonce: isValid ? known : known + 1,
          address: random.once(5) ? zeroAddress : chaos,
        }),
      );
      const lastAuthorization = list.at(-1)!;
      if (isValid && lastAuthorization.chainId !== 1) nonces.set(authority.address, known + 1);
    }
    const args = [hexToBigInt(toHex(random.bytes(32))), BigInt(3 + random.below(9)), 3n];
    const raw = await deployer.signTransaction({
      type: 'eip7702',
      chainId: CHAIN_ID,
      nonce: nonce++,
      gas: 3_000_000n,
      maxFeePerGas: GWEI,
      maxPriorityFeePerGas: GWEI,
      to: authorities[random.below(authorities.length)]!.address,
      data: encodeFunctionData({ abi, functionName: 'run', args }),
      authorizationList: list,
    });
    await runOnBoth(twins, raw);
  };

  let failed = 0;
  while (twins.blocks.length <= count) {
    const roll = random.below(12);
    if (roll === 0) await send({ to: toHex(random.bytes(20)), value: BigInt(random.below(3)) });
    else if (roll === 1) await send({ to: stranger.address, value: 1n });
    else if (roll === 2) await send({ data: toHex(random.bytes(40)), gas: 200_000n });
    else if (roll < 5 && options.fork !== undefined && options.fork !== 'cancun') await delegate();
    else {
      const args = [hexToBigInt(toHex(random.bytes(32))), BigInt(3 + random.below(25)), 3n];
      const data = encodeFunctionData({ abi, functionName: 'run', args });
      const gas = random.once(6) ? 60_000n + BigInt(random.below(300_000)) : 3_000_000n;
      const block = await send({ to: chaos, data, gas, value: BigInt(random.below(3)) });
      if (!block.body!.receipt.succeeded) failed += 1;
    }
    if (random.once(20)) await twins.reopen();
  }
  return failed;
}
