import { type Abi, decodeEventLog, type DecodeEventLogReturnType, type Hex, toEventSelector } from 'viem';

/** The fields of a log from which its event is decoded. */
export interface RawLog {
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/**
 * Creates a decoder for the events of one interface. It finds events by topic, because the library's decoder
 * hashes the signatures of all events of an interface for every log.
 * @returns a function that decodes a log; null for an event not in the interface
 */
export function createEventReader<const Interface extends Abi>(
  abi: Interface,
): (log: RawLog) => DecodeEventLogReturnType<Interface> | null {
  const known = new Map<Hex, Abi>(
    abi.flatMap((item) => (item.type === 'event' ? [[toEventSelector(item), [item]] as const] : [])),
  );
  return ({ topics: [topic, ...rest], data }) => {
    const event = topic && known.get(topic);
    if (!event) return null;
    return decodeEventLog({
      abi: event,
      topics: [topic, ...rest],
      data,
    }) as DecodeEventLogReturnType<Interface>;
  };
}
