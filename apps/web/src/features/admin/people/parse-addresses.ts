import type { Hex } from 'viem';

/** What a text of addresses holds: a file (CSV) or lines that were typed. */
export interface ParsedAddresses {
  /** Lower case, each once. */
  readonly addresses: readonly Hex[];
  /** Lines that hold no address, with their number from 1. */
  readonly errors: readonly { readonly line: number; readonly text: string }[];
}

const ADDRESS = /^0x[0-9a-f]{40}$/;
/** What a first line may say instead of an address: the name of a column. */
const HEAD = /^(wallet|address|wallet[ _-]?address|adresse)$/;

/**
 * Reads one address per line: the first cell that is one, whatever stands beside it. Quotes, a byte order mark, other
 * separators and the names of columns are understood; a line without an address is told and not guessed at.
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
