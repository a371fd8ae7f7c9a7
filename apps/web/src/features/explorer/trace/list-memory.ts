/** An opcode as the node's struct logger returns it with memory: words of 32 bytes, with or without 0x. */
export interface RpcMemory {
  readonly memory?: readonly string[];
}

/** A word of memory after an opcode. */
export interface MemoryWord {
  /** Position of its first byte, in hex. */
  readonly at: string;
  readonly word: string;
  /** Whether the opcode wrote it. */
  readonly isChanged: boolean;
}

const DIGITS = 4;
const EMPTY = '0'.repeat(64);
const bare = (word: string) => word.replace(/^0x/, '');

/**
 * Lists the words of memory after an opcode.
 * @param after undefined for the last opcode of a call, which leaves nothing to compare
 */
export function listMemory(
  before: readonly string[],
  after: readonly string[] | undefined,
): readonly MemoryWord[] {
  return (after ?? before).map((word, index) => ({
    at: (32 * index).toString(16).padStart(DIGITS, '0'),
    word: bare(word),
    isChanged: after !== undefined && bare(word) !== bare(before[index] ?? EMPTY),
  }));
}
