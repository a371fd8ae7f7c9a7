import { type Abi, decodeEventLog, type DecodeEventLogReturnType, type Hex, toEventSelector } from 'viem';

/** Of a log, what its event is read from. */
export interface RawLog {
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/**
 * Reads the events of one interface. They are found by their topic: the library's decoder hashes the signature of every
 * event of an interface for every log.
 * @returns a function that reads a log; null for an event that the interface does not know
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
