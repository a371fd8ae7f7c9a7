import { type Hex, encodeAbiParameters, encodeEventTopics, getAddress, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { createEventReader } from './event-reader.ts';

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Paused(address account)',
]);
const [from, to] = [getAddress(`0x${'a1'.repeat(20)}`), getAddress(`0x${'b2'.repeat(20)}`)];
const topics = encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }) as Hex[];
const data = encodeAbiParameters([{ type: 'uint256' }], [7n]);

test('an event is decoded by its topic; unknown and anonymous events are ignored', () => {
  const read = createEventReader(abi);
  expect(read({ topics, data })).toEqual({ eventName: 'Transfer', args: { from, to, amount: 7n } });
  expect(read({ topics: [`0x${'00'.repeat(32)}`], data })).toBeNull();
  expect(read({ topics: [], data })).toBeNull();
});
