import { createMPTFromProof, verifyMPTWithMerkleProof } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { type GetProofReturnType, type Hex, hexToBytes, keccak256, numberToHex, toRlp } from 'viem';
import { expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../test/probe.ts';
import { deployer, rpc, stranger, useTestNode, viemClients } from '../../test/test-node.ts';

const slot = (number: number): Hex => numberToHex(number, { size: 32 });
const quantityRlp = (value: bigint | number): Hex => (BigInt(value) === 0n ? '0x' : numberToHex(value));

/** Returns the value that the library derives for a key from the root and the proof alone. */
async function provenValue(root: Hex, key: Hex, proof: Hex[]): Promise<Hex | null> {
  const nodes = proof.map((node) => hexToBytes(node));
  if (nodes.length === 0) return null;
  const trie = await createMPTFromProof(nodes, { root: hexToBytes(root), useKeyHashing: false });
  const value = await verifyMPTWithMerkleProof(trie, hexToBytes(root), hexToBytes(keccak256(key)), nodes);
  return value === null ? null : `0x${Buffer.from(value).toString('hex')}`;
}

const accountRlp = ({ nonce, balance, storageHash, codeHash }: GetProofReturnType): Hex =>
  toRlp([quantityRlp(nonce), quantityRlp(balance), storageHash, codeHash]);

test('the proof of an account and its slots is valid against the header’s state root', async () => {
  const node = await useTestNode();
  const { wallet, reader } = viemClients(node.url);
  const probe = await deployProbe(node);
  for (let number = 0; number < 20; number++) {
    const args = [slot(number + 1), slot(9), stranger.address, slot(1), 40] as const;
    await wallet.writeContract({ address: probe, abi, functionName: 'record', args });
  }
  const head = await reader.getBlockNumber({ cacheTime: 0 });
  for (const blockNumber of [head, 5n]) {
    const { stateRoot } = await reader.getBlock({ blockNumber });
    const proof = await reader.getProof({ address: probe, storageKeys: [slot(2), slot(77)], blockNumber });
    expect(proof.balance).toBe(0n);
    expect(proof.nonce).toBe(1);
    expect(await provenValue(stateRoot, probe, proof.accountProof)).toBe(accountRlp(proof));
    const [total, absent] = proof.storageProof;
    expect(total).toMatchObject({ key: slot(2), value: blockNumber === head ? 800n : 160n });
    expect(await provenValue(proof.storageHash, slot(2), total!.proof)).toBe(
      toRlp(numberToHex(total!.value)),
    );
    expect(absent).toMatchObject({ key: slot(77), value: 0n });
    expect(await provenValue(proof.storageHash, slot(77), absent!.proof)).toBeNull();
  }
});

test('the proof of a missing account proves its absence', async () => {
  const { url } = await useTestNode();
  const { reader } = viemClients(url);
  const address = `0x${'ab'.repeat(20)}` as const;
  const { stateRoot } = await reader.getBlock();
  const proof = await reader.getProof({ address, storageKeys: [slot(0)] });
  expect(proof).toMatchObject({
    balance: 0n,
    nonce: 0,
    codeHash: '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    storageHash: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  });
  expect(await provenValue(stateRoot, address, proof.accountProof)).toBeNull();
  expect(proof.storageProof).toMatchObject([{ value: 0n, proof: [] }]);
});

test('a modified proof is invalid', async () => {
  const { url } = await useTestNode();
  const { reader } = viemClients(url);
  const { stateRoot } = await reader.getBlock();
  const { accountProof } = await reader.getProof({ address: deployer.address, storageKeys: [] });
  const last = RLP.decode(hexToBytes(accountProof.at(-1)!)) as Uint8Array[];
  last[1]![last[1]!.length - 1]! ^= 1;
  const forged: Hex[] = [...accountProof.slice(0, -1), `0x${Buffer.from(RLP.encode(last)).toString('hex')}`];
  await expect(provenValue(stateRoot, deployer.address, forged)).rejects.toThrow(/proof|hash/i);
});

test('keys are returned in geth’s format, and too many are refused', async () => {
  const { url } = await useTestNode();
  const { result } = await rpc(url, 'eth_getProof', [deployer.address, ['0x02', slot(2)], 'latest']);
  expect(result).toMatchObject({ storageProof: [{ key: '0x2' }, { key: slot(2) }] });
  const many = Array.from({ length: 1025 }, () => '0x0');
  expect((await rpc(url, 'eth_getProof', [deployer.address, many])).error).toMatchObject({ code: -32602 });
  expect((await rpc(url, 'eth_getProof', [deployer.address, [], '0xffff'])).error).toEqual({
    code: -32000,
    message: 'header not found',
  });
});
