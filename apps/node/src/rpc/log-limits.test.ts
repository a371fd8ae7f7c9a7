import { expect, test } from 'vitest';
import { decodeTransaction } from '../chain/transaction.ts';
import type { Block } from '../chain/block.ts';
import { BlockIndex } from '../chain/block-index.ts';
import { logsBloom } from '../chain/bloom.ts';
import type { Chain } from '../chain/chain.ts';
import { encodeHeader } from '../chain/header.ts';
import { computeGenesis } from '../chain/open-chain.ts';
import type { Log } from '../chain/receipt.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { createFragileStore } from '../../test/fragile-store.ts';
import { deployer, GWEI } from '../../test/test-node.ts';
import { queryLogs } from './log-filter.ts';

const noisy = Buffer.alloc(20, 7);
const address = bytesToHex(noisy);

/** A chain of `length` blocks with `logs` logs each, written straight into a store. */
async function chainWithLogs(length: number, logs: number): Promise<Chain> {
  const { store } = createFragileStore();
  const bytes = new Uint8Array(20);
  const genesis = computeGenesis({
    chainId: 96969,
    deployer: bytes,
    validator: bytes,
    coinbase: bytes,
  }).block;
  const raw = await deployer.signTransaction({
    type: 'legacy',
    chainId: 96969,
    gas: 21_000n,
    gasPrice: GWEI,
  });
  const transaction = decodeTransaction(hexToBytes(raw));
  const log: Log = { address: noisy, topics: [Buffer.alloc(32, 1)], data: new Uint8Array(0) };
  const receipt = {
    succeeded: true,
    gasUsed: 1n,
    contractAddress: null,
    logs: Array.from({ length: logs }, () => log),
  };
  const bloom = logsBloom(receipt.logs);
  let head: Block = genesis;
  for (let number = 1; number <= length; number++) {
    const header = { ...genesis.header, number, logsBloom: bloom };
    const headerRlp = encodeHeader(header);
    head = {
      header,
      headerRlp,
      hash: keccak256(headerRlp),
      state: genesis.state,
      body: { transaction, sender: bytes, receipt },
    };
    await store.write(BlockIndex.entries(head));
  }
  return { head, blocks: new BlockIndex(store) } as Chain;
}

test('more than ten thousand logs are refused', async () => {
  const chain = await chainWithLogs(101, 100);
  expect(await queryLogs(chain, { address: [address], topics: [] }, 1, 100)).toHaveLength(10_000);
  await expect(queryLogs(chain, { address: [address], topics: [] }, 1, 101)).rejects.toThrow(
    'query returned more than 10000 results',
  );
});

test('more than ten thousand blocks without an address are refused before any is read', async () => {
  const chain = await chainWithLogs(1, 0);
  await expect(queryLogs(chain, { address: [], topics: [] }, 1, 10_001)).rejects.toThrow(
    'block range too wide: at most 10000 blocks without an address',
  );
});

test('a wide range is no matter for an address with few logs', async () => {
  const chain = await chainWithLogs(3, 1);
  expect(await queryLogs(chain, { address: [address], topics: [] }, 0, 5_000_000)).toHaveLength(3);
});
