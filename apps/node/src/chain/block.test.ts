import { expect, test } from 'vitest';
import { deployer, GWEI } from '../../test/test-node.ts';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { StoredNode } from '../state/trie-node.ts';
import { type Block, decodeBlock, encodeBlock, readLogsBloom } from './block.ts';
import { encodeHeader } from './header.ts';
import { computeGenesis } from './open-chain.ts';
import { decodeTransaction } from './transaction.ts';

const genesis = computeGenesis({
  chainId: 96969,
  deployer: new Uint8Array(20),
  validator: new Uint8Array(20),
  coinbase: new Uint8Array(20),
}).block;

/** Returns the value with all byte arrays, of whatever class, as hex. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return bytesToHex(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

test('the genesis block survives encoding and decoding', () => {
  expect(plain(decodeBlock(encodeBlock(genesis)))).toEqual(plain(genesis));
  expect(bytesToHex(readLogsBloom(encodeBlock(genesis)))).toBe(`0x${'00'.repeat(256)}`);
});

test('a block survives encoding and decoding with transaction, receipt and logs', async () => {
  const raw = await deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce: 1,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: `0x${'01'.repeat(20)}`,
  });
  const logsBloom = Buffer.alloc(256).fill('bloom!');
  const header = { ...genesis.header, logsBloom, number: 300, timestamp: 1_800_000_000, gasUsed: 21_000n };
  const headerRlp = encodeHeader(header);
  const block: Block = {
    header,
    headerRlp,
    hash: keccak256(headerRlp),
    state: new StoredNode(header.stateRoot, 70_000),
    body: {
      transaction: decodeTransaction(hexToBytes(raw)),
      sender: hexToBytes(deployer.address),
      receipt: {
        succeeded: false,
        gasUsed: 21_000n,
        contractAddress: Buffer.alloc(20, 3),
        logs: [
          { address: Buffer.alloc(20, 4), topics: [Buffer.alloc(32, 5)], data: Buffer.from('00ff', 'hex') },
        ],
      },
    },
  };
  expect(plain(decodeBlock(encodeBlock(block)))).toEqual(plain(block));
  // The bloom is found without decoding the block.
  expect(bytesToHex(readLogsBloom(encodeBlock(block)))).toBe(bytesToHex(logsBloom));
});
