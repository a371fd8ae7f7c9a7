import type { Hex } from 'viem';

/** Addresses parsed from a file (CSV) or from typed lines. */
export interface ParsedAddresses {
  /** Lowercase and without duplicates. */
  readonly addresses: readonly Hex[];
  /** Lines without an address, numbered from 1. */
  readonly errors: readonly { readonly line: number; readonly text: string }[];
}

const ADDRESS = /^0x[0-9a-f]{40}$/;
/** Column names that the first line may contain instead of an address. */
const HEAD = /^(wallet|address|wallet[ _-]?address|adresse)$/;

/**
 * Reads one address per line from the first cell that contains one and ignores all other cells. Quotes, a
 * byte order mark, different separators and column names are accepted; a line without an address is reported
 * as an error.
 */
export function parseAddresses(text: string): ParsedAddresses {
  const addresses = new Set<Hex>();
  const errors: { line: number; text: string }[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = line
      .split(/[,;\t]/)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim().toLowerCase());
    if (cells.every((cell) => cell === '')) continue;
    const address = cells.find((cell) => ADDRESS.test(cell));
    if (address) addresses.add(address as Hex);
    else if (index > 0 || !cells.some((cell) => HEAD.test(cell))) {
      errors.push({ line: index + 1, text: line.slice(0, 80) });
    }
  }
  return { addresses: [...addresses], errors };
}
