import { findConstants, replaceConstants } from './constant-mutants.ts';
import { breakExpression, splitAtTop } from './expression-mutants.ts';
import { findMoves } from './order-mutants.ts';
import { findEnd, findFunctionBodies, type Statement } from './solidity-statements.ts';

/*
 * Finds the guards of a Solidity source and makes each of them breakable: the rewritten source behaves as
 * before unless the block's proposer is the number of a mutant, which then breaks one guard in one way. All
 * sources are therefore compiled only once, regardless of the number of guards.
 */

/** One guard, broken in one way. */
export interface GuardMutant {
  id: number;
  /** Source file, relative to the contracts' `src`. */
  file: string;
  line: number;
  /** Original code. */
  original: string;
  /** Replacement code. */
  broken: string;
}

/** Library with which a rewritten source checks whether a guard is broken. Stored with the sources. */
export const BROKEN_LIBRARY = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

library Broken {
    function guard(uint256 id) internal pure returns (bool) {
        function(uint256) view returns (bool) asksBlock = _isNamed;
        function(uint256) pure returns (bool) asPure;
        assembly {
            asPure := asksBlock
        }
        return asPure(id);
    }

    function enter(bytes32 slot, bool entered) internal {
        assembly {
            tstore(slot, entered)
        }
    }

    function _isNamed(uint256 id) private view returns (bool) {
        return uint160(address(block.coinbase)) == id;
    }
}
`;

const BREAKABLE_MODIFIERS: Readonly<Record<string, string>> = {
  onlyRole: `modifier onlyRoleUnless(uint256 id, bytes32 role) { if (!Broken.guard(id)) _checkRole(role); _; }`,
  onlyOwner: `modifier onlyOwnerUnless(uint256 id) { if (!Broken.guard(id)) _checkOwner(); _; }`,
  whenNotPaused: `modifier whenNotPausedUnless(uint256 id) { if (!Broken.guard(id)) _requireNotPaused(); _; }`,
  nonReentrant: `modifier nonReentrantUnless(uint256 id) {
    bool isBroken = Broken.guard(id);
    if (!isBroken && _reentrancyGuardEntered()) revert ReentrancyGuardReentrantCall();
    if (!isBroken) Broken.enter(_reentrancyGuardStorageSlot(), true);
    _;
    if (!isBroken) Broken.enter(_reentrancyGuardStorageSlot(), false);
  }`,
};

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** A range of the source and its replacement. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Records one mutant of a piece of source, and returns its number. */
type Note = (at: number, original: string, broken: string) => number;

/**
 * Rewrites one source. Mutates each part of every condition (omitted, negated, off by one), each modifier,
 * each statement that writes, calls or reverts (omitted, moved before others), each operator and each
 * number, including constants.
 * @param firstId Number of the first mutant; the others follow.
 */
export function makeGuardsBreakable(
  file: string,
  source: string,
  firstId: number,
): { source: string; mutants: GuardMutant[] } {
  const blanked = blankComments(source);
  const mutants: GuardMutant[] = [];
  const note = (lines: string, at: number, original: string, broken: string): number => {
    const id = firstId + mutants.length;
    const line = lines.slice(0, at).split('\n').length;
    mutants.push({ id, file, line, original: oneLine(original), broken: oneLine(broken) });
    return id;
  };
  const constants = findConstants(blanked);
  const text = replaceConstants(blanked, (name, tried) => {
    const { at, value } = constants.find((constant) => constant.name === name)!;
    return note(blanked, at, `${name} = ${value}`, tried);
  });
  // Constants are functions now; their comments stay unchanged.
  const calls =
    constants.length === 0
      ? /$^/
      : new RegExp(`\\b(${constants.map(({ name }) => name).join('|')})\\(\\)`, 'g');
  const add: Note = (at, original, broken) =>
    note(text, at, original.replace(calls, '$1'), broken.replace(calls, '$1'));
  const edits = [
    ...breakConditions(text, add),
    ...breakModifiers(text, add),
    ...findFunctionBodies(text).flatMap((body) => breakStatements(text, body, add)),
  ];
  return { source: addModifiers(applyEdits(text, edits)), mutants };
}

function breakConditions(text: string, add: Note): Edit[] {
  return findConditions(text).map(({ from, to }) => {
    const condition = text.slice(from, to);
    const tries = [...breakCondition(condition), ...breakExpression(condition, true)].map(
      (broken) => `Broken.guard(${add(from, condition, broken)}) ? (${broken}) : `,
    );
    return { from, to, text: `${tries.join('')}(${condition})` };
  });
}

function breakModifiers(text: string, add: Note): Edit[] {
  const modifiers = /\b(onlyRole)\((\w+)\)|\b(onlyOwner|whenNotPaused|nonReentrant)\b/g;
  return [...text.matchAll(modifiers)].map((match) => {
    const id = add(match.index, match[0], 'no such modifier');
    const role = match[2] ? `, ${match[2]}` : '';
    return {
      from: match.index,
      to: match.index + match[0].length,
      text: `${match[1] ?? match[3]}Unless(${id}${role})`,
    };
  });
}

/** @param list Consecutive statements. */
function breakStatements(text: string, list: readonly Statement[], add: Note): Edit[] {
  const moves = findMoves(text, list).map(({ before, moved }) => {
    const original = text.slice(moved.from, moved.to);
    return { before, moved, id: add(moved.from, original, `before ${text.slice(before.from, before.to)}`) };
  });
  return list.flatMap((statement) => {
    const inner = statement.inner.flatMap((statements) => breakStatements(text, statements, add));
    const away = moves.filter(({ moved }) => moved === statement).map(({ id }) => id);
    const arriving = moves
      .filter(({ before }) => before === statement)
      .map(({ id, moved }) => `if (Broken.guard(${id})) { ${text.slice(moved.from, moved.to)} } `)
      .join('');
    // A sole statement of a branch is already omitted by the mutant of the branch's condition.
    if (statement.kind === 'revert' && list.length === 1) return inner;
    const own = breakStatement(text, statement, away, add);
    const first = arriving === '' ? [] : [{ from: statement.from, to: statement.from, text: arriving }];
    return [...own, ...first, ...inner];
  });
}

/** @param away Numbers of the mutants that move the statement elsewhere. */
function breakStatement(
  text: string,
  { kind, from, to }: Statement,
  away: readonly number[],
  add: Note,
): Edit[] {
  const statement = text.slice(from, to);
  if (kind === 'declaration') return breakDeclaration(text, from, to, add);
  if (kind !== 'action' && kind !== 'revert' && kind !== 'return') return [];
  const absences = kind === 'return' ? [] : [...away, add(from, statement, 'left out')];
  const others = kind === 'revert' || statement === 'return (0, 0);' ? [] : breakExpression(statement, false);
  const branches = others.map(
    (other) => `if (Broken.guard(${add(from, statement, other)})) { ${other} } else `,
  );
  const left = absences.map((id) => `if (Broken.guard(${id})) {} else `);
  if (branches.length + left.length === 0) return [];
  return [{ from, to, text: `{ ${[...left, ...branches].join('')}{ ${statement} } }` }];
}

function breakDeclaration(text: string, from: number, to: number, add: Note): Edit[] {
  const equals = text.indexOf(' = ', from);
  if (text[from] === '(' || equals === -1 || equals > to) return [];
  const start = equals + 3;
  const value = text.slice(start, to - 1);
  const tries = breakExpression(value, false).map(
    (other) => `Broken.guard(${add(start, value, other)}) ? (${other}) : `,
  );
  return tries.length === 0 ? [] : [{ from: start, to: to - 1, text: `${tries.join('')}(${value})` }];
}

/**
 * Replaces comments by spaces, so that positions and lines stay the same. Two slashes in a string are not a
 * comment.
 */
function blankComments(source: string): string {
  return source.replace(/"[^"\n]*"|\/\*[\s\S]*?\*\/|\/\/.*/g, (found) =>
    found.startsWith('"') || found.startsWith('// SPDX') ? found : found.replace(/[^\n]/g, ' '),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function findConditions(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/\bif \((?!Broken\.guard\()/g)].map((match) => {
    const from = match.index + match[0].length;
    return { from, to: findEnd(text, from, ')') };
  });
}

function breakCondition(condition: string): string[] {
  const parts = splitAtTop(condition, '||');
  const broken = [`!(${condition})`];
  parts.forEach((part, i) => {
    const replaceBy = (other: string) => parts.map((same, j) => (i === j ? other : same)).join(' || ');
    broken.push(parts.length === 1 ? 'false' : parts.filter((_, j) => i !== j).join(' || '));
    const factors = splitAtTop(part.trim().replace(/^\((.*)\)$/s, '$1'), '&&');
    if (factors.length > 1) {
      for (const left of factors) {
        broken.push(replaceBy(`(${factors.filter((factor) => factor !== left).join(' && ')})`));
      }
    }
    const operator = / (<=|>=|<|>) /.exec(part);
    if (operator && factors.length === 1) {
      broken.push(replaceBy(part.replace(operator[0], ` ${BOUNDARIES[operator[1]!]} `)));
    }
  });
  return broken;
}

function applyEdits(text: string, edits: Edit[]): string {
  return (
    edits
      // An insertion before a statement must precede the statement's replacement.
      .toSorted((a, b) => b.from - a.from || b.to - a.to)
      .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text)
  );
}

function addModifiers(text: string): string {
  const needed = Object.keys(BREAKABLE_MODIFIERS).filter((name) => text.includes(`${name}Unless(`));
  const modifiers = needed.map((name) => BREAKABLE_MODIFIERS[name]).join('\n');
  return text
    .replace(/^(pragma [^\n]*\n)/m, '$1import {Broken} from "../Broken.sol";\n')
    .replace(/^(contract [^{]*\{)/m, `$1\n${modifiers}\n`);
}
