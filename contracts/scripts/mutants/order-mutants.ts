import type { Statement } from './solidity-statements.ts';

/*
 * Mutates the order of statements. Moves each statement that writes or calls before its neighbor, and each
 * external call before everything above it. Skips moves without effect, such as two independent writes.
 */

/** Moves the second statement before the first. */
export interface Move {
  before: Statement;
  moved: Statement;
}

const INTERACTION =
  /\b(?:sendValue|safeTransferFrom|safeTransfer|functionCallWithValue|call|spend|payBonus|setFirstOwner|_handOver|_pay|_mint|_burn|balanceOf|ownerOf|initialize|cloneDeterministic\w*)\b/;

/** @param list Consecutive statements. */
export function findMoves(text: string, list: readonly Statement[]): Move[] {
  return list.flatMap((moved, at) => {
    if (moved.kind !== 'action') return [];
    const movedText = text.slice(moved.from, moved.to);
    const moves: Move[] = [];
    for (let i = at - 1; i >= 0; i--) {
      const before = list[i]!;
      const beforeText = text.slice(before.from, before.to);
      if (before.kind === 'declaration' && usesAny(movedText, namesOf(beforeText))) break;
      if (before.kind === 'return' || before.kind === 'other') break;
      const isNeighbor = i === at - 1;
      const leaves = INTERACTION.test(movedText);
      if (!isNeighbor && !(leaves && before.kind !== 'if')) continue;
      if (!leaves && (before.kind === 'emit' || areIndependent(beforeText, movedText))) continue;
      if (!leaves && isRefusal(before) && isUndone(beforeText, movedText)) continue;
      moves.push({ before, moved });
    }
    return moves;
  });
}

/** Returns true for a condition that only reverts. */
function isRefusal({ kind, inner }: Statement): boolean {
  return kind === 'if' && inner.flat().every((statement) => statement.kind === 'revert');
}

/** A revert undoes the preceding write, which therefore matters only if the condition reads it. */
function isUndone(refusal: string, written: string): boolean {
  const name = /^(?:delete )?(\w+)/.exec(written)?.[1];
  if (name === undefined) return false;
  if (/^_(?:grant|revoke)Role$/.test(name)) return true;
  return !/^\w+\(/.test(written) && !new RegExp(`\\b${name}\\b`).test(refusal);
}

/** Returns the names that a declaration introduces. */
function namesOf(declaration: string): string[] {
  const head = declaration.split(' =')[0]!;
  return [...head.matchAll(/(\w+)(?=[,);]|$)/g)].map((match) => match[1]!);
}

function usesAny(text: string, names: readonly string[]): boolean {
  return names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

/**
 * Returns true for two assignments that do not read each other's target, or for a role grant that nothing
 * checks.
 */
function areIndependent(first: string, second: string): boolean {
  const grants = /^_(?:grant|revoke)Role\(/;
  if (grants.test(first) || grants.test(second)) return !/\bhasRole\b/.test(first + second);
  const [a, b] = [first, second].map((text) => /^(?:delete )?(\w+)[^;]*?(?: [-+|]?= |;)/.exec(text));
  const calls = /\b(?!uint\d*|bytes\d*|address|payable|toUint\d+|keccak256|encode)[a-z_]\w*\(/;
  if (!a || !b || calls.test(first) || calls.test(second)) return false;
  return !new RegExp(`\\b${a[1]}\\b`).test(second) && !new RegExp(`\\b${b[1]}\\b`).test(first);
}
