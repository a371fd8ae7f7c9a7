import {
  type Block as ViemBlock,
  type Hex,
  keccak256,
  recoverAddress,
  serializeSignature,
  slice,
  toHex,
  toRlp,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { CANCUN_GENESIS, stranger, useTestNode, VALIDATOR_KEY, viemClients } from '../../test/test-node.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { decodeHeader, encodeHeader } from './header.ts';
import { recoverSealer } from './sealing/seal.ts';

const number = (value: bigint | null | undefined): Hex => (value ? toHex(value) : '0x');

/** Encodes a header from the block's JSON-RPC fields with viem's encoder. */
function headerRlp(
  block: ViemBlock & { parentBeaconBlockRoot?: Hex; requestsHash?: Hex },
  extraData: Hex,
): Hex {
  return toRlp([
    block.parentHash,
    block.sha3Uncles,
    block.miner,
    block.stateRoot,
    block.transactionsRoot,
    block.receiptsRoot,
    block.logsBloom!,
    number(block.difficulty),
    number(block.number),
    number(block.gasLimit),
    number(block.gasUsed),
    number(block.timestamp),
    extraData,
    block.mixHash,
    block.nonce!,
    number(block.baseFeePerGas),
    block.withdrawalsRoot!,
    number(block.blobGasUsed),
    number(block.excessBlobGas),
    block.parentBeaconBlockRoot!,
    ...(block.requestsHash === undefined ? [] : [block.requestsHash]),
  ]);
}

test.each([
  ['an Osaka', {}],
  ['a Cancun', { genesisConfig: CANCUN_GENESIS }],
])('the block hash is the hash of %s header, also with another encoder', async (_, options) => {
  const node = await useTestNode(options);
  const { wallet, reader } = viemClients(node.url);
  for (let value = 1n; value <= 3n; value++) await wallet.sendTransaction({ to: stranger.address, value });
  for (const blockNumber of [0n, 1n, 2n, 3n]) {
    const block = await reader.getBlock({ blockNumber });
    expect(keccak256(headerRlp(block, block.extraData))).toBe(block.hash);
  }
});

test('the last 65 bytes of extraData are the validator’s signature over the rest', async () => {
  const node = await useTestNode();
  const { wallet, reader } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const block = await reader.getBlock();
  const vanity = slice(block.extraData, 0, 32);
  const seal = slice(block.extraData, 32);
  const signature = serializeSignature({
    r: slice(seal, 0, 32),
    s: slice(seal, 32, 64),
    yParity: Number(slice(seal, 64)),
  });
  const sealer = await recoverAddress({ hash: keccak256(headerRlp(block, vanity)), signature });
  expect(sealer).toBe(privateKeyToAddress(VALIDATOR_KEY));
  expect(bytesToHex(recoverSealer(node.chain.head.header))).toBe(sealer.toLowerCase());
});

test('the seal of a changed header is invalid', async () => {
  const node = await useTestNode();
  await viemClients(node.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  const { header } = node.chain.head;
  const forged = recoverSealer({ ...header, timestamp: header.timestamp + 1 });
  expect(bytesToHex(forged)).not.toBe(privateKeyToAddress(VALIDATOR_KEY).toLowerCase());
});

test('a header survives encoding and decoding', async () => {
  const node = await useTestNode();
  await viemClients(node.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  const { headerRlp: encoding } = node.chain.head;
  expect(bytesToHex(encodeHeader(decodeHeader(encoding)))).toBe(bytesToHex(encoding));
});
