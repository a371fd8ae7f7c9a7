import { type Hex, parseAbiItem, toEventSelector, toFunctionSelector } from 'viem';

/** Identifiers of a function or event. */
export interface SignatureHashes {
  /** The first four bytes of a call; null for an event. */
  readonly selector: Hex | null;
  /** The first topic of a log; null for a function. */
  readonly topic: Hex | null;
}

/**
 * Hashes a signature. "transfer(address,uint256)" is read both as a function and as an event; a leading
 * "event", "function" or "error" determines its kind. @returns null for anything else
 */
export function describeSignature(text: string): SignatureHashes | null {
  const bare = text.trim().replace(/;$/, '');
  const [, kind] = /^(function|event|error)\s/.exec(bare) ?? [];
  const read = (item: string) => {
    try {
      return parseAbiItem(item as 'function x()') as unknown as { type: string };
    } catch {
      return null;
    }
  };
  if (kind === 'event') {
    const event = read(bare);
    return event ? { selector: null, topic: toEventSelector(event as never) } : null;
  }
  const callable = read(kind === undefined ? `function ${bare}` : bare.replace(/^error\s/, 'function '));
  if (callable === null) return null;
  const event = kind === undefined ? read(`event ${bare}`) : null;
  return {
    selector: toFunctionSelector(callable as never),
    topic: event ? toEventSelector(event as never) : null,
  };
}
