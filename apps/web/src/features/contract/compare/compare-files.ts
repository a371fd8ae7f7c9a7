import { structuredPatch } from 'diff';
import type { Verification } from '@nova/shared/contract/schemas';

/** How a file of two contracts differs. */
export type FileState = 'changed' | 'added' | 'removed' | 'equal';

/** A file of one or both contracts; the text of a contract that does not have it is empty. */
export interface ComparedFile {
  readonly path: string;
  readonly state: FileState;
  readonly one: string;
  readonly other: string;
}

/** A line of a difference, or a heading with the numbers of the lines that follow. */
export interface DiffLine {
  readonly kind: 'added' | 'removed' | 'context' | 'position';
  readonly text: string;
}

/** Unchanged lines shown around a change. */
const CONTEXT = 3;
/** Limits of the comparison of one file: two texts without anything in common take quadratic time. */
const LIMITS = { maxEditLength: 4_000, timeout: 1_000 };
const ORDER: readonly FileState[] = ['changed', 'added', 'removed', 'equal'];

/** Returns the files of two contracts by path, changed ones first. */
export function compareFiles(
  one: Pick<Verification, 'sources'>,
  other: Pick<Verification, 'sources'>,
): ComparedFile[] {
  const [ones, others] = [one, other].map(
    ({ sources }) => new Map(sources.map(({ path, content }) => [path, content])),
  ) as [Map<string, string>, Map<string, string>];
  const files = [...new Set([...ones.keys(), ...others.keys()])].map((path) => {
    const [first, second] = [ones.get(path), others.get(path)];
    return { path, state: stateOf(first, second), one: first ?? '', other: second ?? '' };
  });
  return files.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.path < b.path ? -1 : 1));
}

function stateOf(one: string | undefined, other: string | undefined): FileState {
  if (one === undefined) return 'added';
  if (other === undefined) return 'removed';
  return one === other ? 'equal' : 'changed';
}

/** Returns the changed lines of a file with their surroundings, or null if there are too many changes. */
export function diffLines({ path, one, other }: ComparedFile): DiffLine[] | null {
  const patch = structuredPatch(path, path, one, other, '', '', { context: CONTEXT, ...LIMITS });
  if (!patch) return null;
  return patch.hunks.flatMap(({ oldStart, newStart, lines }) => {
    const position: DiffLine = { kind: 'position', text: `${oldStart} ${newStart}` };
    return [position].concat(lines.map(toLine));
  });
}

function toLine(line: string): DiffLine {
  const kinds = { '+': 'added', '-': 'removed' } as const;
  return { kind: kinds[line[0] as '+' | '-'] ?? 'context', text: line.slice(1) };
}
