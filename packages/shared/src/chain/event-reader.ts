import {
  type Abi,
  type AbiEvent,
  decodeAbiParameters,
  type DecodeEventLogReturnType,
  type Hex,
  toEventSelector,
} from 'viem';

/** The fields of a log from which its event is decoded. */
export interface RawLog {
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

type Input = AbiEvent['inputs'][number];

/** A topic contains only the hash of a value of these types. */
const HASHED = /^(?:string|bytes|tuple)$|\]$/;

/**
 * Creates a decoder for the events of one interface, all of whose inputs have names. It finds events by
 * topic, because the library's decoder hashes the signature of an event for every log, which took a fifth of
 * the indexer's time.
 * @returns a function that decodes a log; null for an event not in the interface. It throws if topics or data
 * don't fit the event
 */
export function createEventReader<const Interface extends Abi>(
  abi: Interface,
): (log: RawLog) => DecodeEventLogReturnType<Interface> | null {
  const known = new Map(
    abi.flatMap((item) =>
      item.type === 'event' ? [[toEventSelector(item), createReader(item)] as const] : [],
    ),
  );
  return ({ topics: [topic, ...indexed], data }) => {
    const read = topic && known.get(topic);
    return read ? (read(indexed, data) as DecodeEventLogReturnType<Interface>) : null;
  };
}

function createReader({ name: eventName, inputs }: AbiEvent) {
  const indexed = inputs.filter((input) => input.indexed);
  const others = inputs.filter((input) => !input.indexed);
  return (topics: readonly Hex[], data: Hex) => {
    const args: Record<string, unknown> = {};
    for (const [index, input] of indexed.entries()) args[input.name!] = readTopic(input, topics[index]);
    if (others.length > 0) {
      const values = decodeAbiParameters(others, data);
      for (const [index, input] of others.entries()) args[input.name!] = values[index];
    }
    return inputs.length > 0 ? { eventName, args } : { eventName };
  };
}

function readTopic(input: Input, topic: Hex | undefined): unknown {
  if (topic === undefined) throw new Error(`The log has no topic for ${input.name}.`);
  return HASHED.test(input.type) ? topic : decodeAbiParameters([input], topic)[0];
}
