import { decodeEventLog, encodeAbiParameters, encodeEventTopics, getAddress, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { createEventReader } from './event-reader.ts';

const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Named(string indexed key, bytes32 indexed id, uint8[] indexed list, string name, (uint64 at, bytes data) entry)',
  'event Closed()',
  'event Bits(bool indexed isOn, int16 indexed delta, bytes4 indexed selector)',
  'function transfer(address to, uint256 value)',
]);
const read = createEventReader(abi);
const from = '0x52908400098527886E0F7030069857D2E4169EE7';
const to = '0xde709f2102306220921060314715629080e2fb77';

const logs: { topics: Hex[]; data: Hex }[] = [
  {
    topics: encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }) as Hex[],
    data: encodeAbiParameters([{ type: 'uint256' }], [5n]),
  },
  {
    topics: [
      ...(encodeEventTopics({
        abi,
        eventName: 'Named',
        args: { key: 'a key', id: `0x${'ab'.repeat(32)}` },
      }).slice(0, 3) as Hex[]),
      // The hash of the list, which the library does not encode.
      `0x${'cd'.repeat(32)}`,
    ],
    data: encodeAbiParameters(
      [
        { type: 'string' },
        {
          type: 'tuple',
          components: [
            { name: 'at', type: 'uint64' },
            { name: 'data', type: 'bytes' },
          ],
        },
      ],
      ['a name', { at: 9n, data: '0x1234' }],
    ),
  },
  { topics: encodeEventTopics({ abi, eventName: 'Closed' }) as Hex[], data: '0x' },
  {
    topics: encodeEventTopics({
      abi,
      eventName: 'Bits',
      args: { isOn: true, delta: -7, selector: '0x01020304' },
    }) as Hex[],
    data: '0x',
  },
];

test.each(logs.map((log) => [log]))('an event is decoded as the library decodes it (%#)', (log) => {
  const expected = decodeEventLog({ abi, topics: log.topics as [Hex, ...Hex[]], data: log.data });
  expect(read(log)).toEqual(expected);
  expect(expected.eventName).toBeDefined();
});

test('an event is decoded by its topic; unknown and anonymous events are ignored', () => {
  const [{ topics, data }] = logs as [(typeof logs)[number]];
  expect(read({ topics, data })).toEqual({
    eventName: 'Transfer',
    args: { from, to: getAddress(to), value: 5n },
  });
  expect(read({ topics: [`0x${'00'.repeat(32)}`], data })).toBeNull();
  expect(read({ topics: [], data })).toBeNull();
});

test('topics or data that do not fit the event are an error', () => {
  const [{ topics, data }] = logs as [(typeof logs)[number]];
  expect(() => read({ topics: topics.slice(0, 2), data })).toThrow('no topic for to');
  // The event of an ERC-721 token has the same signature and a fourth topic instead of data.
  expect(() => read({ topics: [...topics, data], data: '0x' })).toThrow('data');
  expect(() => read({ topics, data: '0x12' })).toThrow('Data size');
});
