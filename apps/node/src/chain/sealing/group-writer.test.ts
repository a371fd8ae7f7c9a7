import { expect, test } from 'vitest';
import { createFragileStore } from '../../../test/fragile-store.ts';
import { NodeStore } from '../../state/node-store.ts';
import { blockKey, decodeHead, HEAD_KEY } from '../../store/keys.ts';
import type { Block } from '../block.ts';
import { BlockIndex } from '../block-index.ts';
import { GroupWriter } from './group-writer.ts';
import { computeGenesis } from '../open-chain.ts';

const bytes = new Uint8Array(20);
const genesis = computeGenesis({ chainId: 96969, deployer: bytes, validator: bytes, coinbase: bytes }).block;
const blockAt = (number: number): Block => ({ ...genesis, header: { ...genesis.header, number } });

function createWriter() {
  const { store, state } = createFragileStore();
  const durable: number[] = [];
  const errors: unknown[] = [];
  const writer = new GroupWriter({
    store,
    nodes: new NodeStore(store),
    logs: new BlockIndex(store).logs,
    onDurable: ({ header }) => durable.push(header.number),
    onError: (error) => errors.push(error),
  });
  return { writer, store, disk: state, durable, errors };
}

test('a block can be found while it is being written', async () => {
  const { writer, store, durable } = createWriter();
  writer.add(blockAt(1));
  expect(writer.find(1)!.header.number).toBe(1);
  expect(durable).toEqual([]);
  await writer.backlog;
  expect(writer.find(1)).toBeUndefined();
  expect(durable).toEqual([1]);
  expect(decodeHead(store.get(HEAD_KEY))!.number).toBe(1);
  expect(writer.backlog).toBeNull();
});

test('after a failed write nothing more is written, which avoids a gap', async () => {
  const { writer, store, disk, durable, errors } = createWriter();
  disk.failure = new Error('disk full');
  writer.add(blockAt(1));
  await writer.backlog;
  disk.failure = null;
  writer.add(blockAt(2));
  await writer.backlog;
  expect(errors).toHaveLength(1);
  expect(durable).toEqual([]);
  expect(store.get(blockKey(2))).toBeUndefined();
});
