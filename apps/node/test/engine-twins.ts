import type { CustomCrypto } from '@ethereumjs/common';
import { type Abi, encodeDeployData, encodeFunctionData, type Hex, hexToBigInt, toHex } from 'viem';
import { expect } from 'vitest';
import type { Block } from '../src/chain/block.ts';
import { createChainEvm, createChainRules } from '../src/chain/evm.ts';
import { executePlan, sealBlock } from '../src/chain/execute-block.ts';
import { createGenesisBlock, DEPLOYMENT_PROXY } from '../src/chain/genesis.ts';
import { decodeTransaction, recoverSender } from '../src/chain/transaction.ts';
import { addressOfPublicKey, curve } from '../src/crypto/secp256k1.ts';
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

/** The node's engine and the library's side by side, on the same genesis. */
export async function createTwins(libraryCrypto: CustomCrypto = {}) {
  const nodes = new NodeStore({ get: () => undefined });
  const genesisWorld = new WorldState(nodes);
  const deployerBytes = hexToBytes(deployer.address);
  const config = { chainId: CHAIN_ID, deployer: deployerBytes, validator, coinbase: validator };
  const blocks: Block[] = [createGenesisBlock(genesisWorld, config)];
  let world = genesisWorld;
  const hashOf = (number: number): Uint8Array => blocks[number]?.hash ?? new Uint8Array(32);
  let evm = await createChainEvm(createChainRules(CHAIN_ID), world, hashOf);
  const library = await createLibraryEngine(CHAIN_ID, hashOf, libraryCrypto);
  await library.allocate(DEPLOYMENT_PROXY.address, { nonce: 1n, code: DEPLOYMENT_PROXY.code });
  await library.allocate(deployerBytes, { balance: SUPPLY });

  return {
    blocks,
    library,
    async run(raw: Hex): Promise<Block> {
      const transaction = decodeTransaction(hexToBytes(raw));
      const parent = blocks.at(-1)!;
      const time = { timestamp: parent.header.timestamp + 1, milliseconds: blocks.length % 1000 };
      const plan = { parent, transaction, sender: recoverSender(transaction), time };
      const receipt = await executePlan(evm, world, plan);
      const block = sealBlock(world, plan, receipt, validatorKey);
      blocks.push(block);
      return block;
    },
    /** As after a restart: nothing in memory but the nodes. */
    async reopen(): Promise<void> {
      world = new WorldState(nodes, blocks.at(-1)!.state);
      evm = await createChainEvm(createChainRules(CHAIN_ID), world, hashOf);
    },
  };
}

type Twins = Awaited<ReturnType<typeof createTwins>>;

/** Runs the transaction on both and compares everything a header says about it. */
async function runOnBoth(twins: Twins, raw: Hex): Promise<Block> {
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

interface RandomRun {
  /** Transactions of it, the deployment included. */
  count: number;
  /** The library's cryptography: its own in JavaScript, or faster. */
  libraryCrypto?: CustomCrypto;
}

/**
 * Sends random transactions to both engines and compares after each: transfers, deployments of nonsense, and a
 * contract that writes, deletes, creates, destroys, calls and reverts at random. Gives how many failed.
 */
export async function runRandomTransactions(
  seed: number,
  { count, libraryCrypto }: RandomRun,
): Promise<number> {
  const random = new Random(seed);
  const twins = await createTwins(libraryCrypto);
  let nonce = 0;
  const send = async (fields: { to?: Hex; data?: Hex; value?: bigint; gas?: bigint }): Promise<Block> =>
    runOnBoth(twins, await sign(random, nonce++, fields));

  const deployment = await send({ data: encodeDeployData({ abi, bytecode: Chaos!.bytecode }) });
  const chaos = bytesToHex(deployment.body!.receipt.contractAddress!);
  await send({ to: chaos, value: 1000n });
  let failed = 0;
  while (twins.blocks.length <= count) {
    const roll = random.below(12);
    if (roll === 0) await send({ to: toHex(random.bytes(20)), value: BigInt(random.below(3)) });
    else if (roll === 1) await send({ to: stranger.address, value: 1n });
    else if (roll === 2) await send({ data: toHex(random.bytes(40)), gas: 200_000n });
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
