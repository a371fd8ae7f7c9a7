/*
 * Finds the guards of a Solidity source and makes each of them breakable: the rewritten source behaves as before
 * until the block's proposer is the number of one guard, which is then broken in one way. So all sources are
 * compiled once, however many guards there are.
 */

/** One guard, broken in one way. */
export interface GuardMutant {
  id: number;
  /** Source file, relative to the contracts' `src`. */
  file: string;
  line: number;
  /** What the source says. */
  original: string;
  /** What is tried instead. */
  broken: string;
}

/** The library by which a rewritten source asks whether a guard is broken; goes beside the sources. */
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

/**
 * Rewrites one source. Broken are: each part of every condition (left out, turned round, moved by one), each
 * modifier, and each statement that writes, calls or refuses (left out).
 * @param firstId number of the first guard; the others follow
 */
export function makeGuardsBreakable(
  file: string,
  source: string,
  firstId: number,
): { source: string; mutants: GuardMutant[] } {
  const text = blankComments(source);
  const mutants: GuardMutant[] = [];
  const edits: { from: number; to: number; text: string }[] = [];
  const add = (at: number, original: string, broken: string): number => {
    const id = firstId + mutants.length;
    const line = text.slice(0, at).split('\n').length;
    mutants.push({ id, file, line, original: oneLine(original), broken: oneLine(broken) });
    return id;
  };

  for (const { from, to } of findConditions(text)) {
    const condition = text.slice(from, to);
    const tries = breakCondition(condition).map(
      (broken) => `Broken.guard(${add(from, condition, broken)}) ? (${broken}) : `,
    );
    edits.push({ from, to, text: `${tries.join('')}(${condition})` });
  }
  for (const match of text.matchAll(/\b(onlyRole)\((\w+)\)|\b(onlyOwner|whenNotPaused|nonReentrant)\b/g)) {
    const name = match[1] ?? match[3]!;
    const id = add(match.index, match[0], 'no such modifier');
    const role = match[2] ? `, ${match[2]}` : '';
    edits.push({
      from: match.index,
      to: match.index + match[0].length,
      text: `${name}Unless(${id}${role})`,
    });
  }
  for (const { from, to } of findStatements(text)) {
    const statement = text.slice(from, to);
    const id = add(from, statement, 'left out');
    edits.push({ from, to, text: `if (!Broken.guard(${id})) { ${statement} }` });
  }
  return { source: addModifiers(applyEdits(text, edits)), mutants };
}

/** Comments become blanks, so that places and lines stay what they were. */
function blankComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) =>
    comment.startsWith('// SPDX') ? comment : comment.replace(/[^\n]/g, ' '),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function findConditions(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/\bif \(/g)].map((match) => {
    const from = match.index + match[0].length;
    return { from, to: findEnd(text, from, ')') };
  });
}

/** Statements that write, call or refuse; declarations, returns and events stay. */
function findStatements(text: string): { from: number; to: number }[] {
  const starts =
    /(?<=[;{}]\s+)(?:delete |revert |(?!(?:mapping|constructor|receive|super|for|if|assembly)\b)[A-Za-z_]\w*(?:\.\w+|\[[^\]=]*\])*(?:\(| [-+]?= ))/g;
  return [...text.matchAll(starts)].map(({ index }) => ({
    from: index,
    to: findEnd(text, index, ';') + 1,
  }));
}

/** Where the given mark comes next that is in no deeper bracket. */
function findEnd(text: string, from: number, mark: string): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const letter = text[i]!;
    if (depth === 0 && letter === mark) return i;
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
  }
  throw new Error(`no ${mark} after ${text.slice(from, from + 40)}`);
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

function splitAtTop(text: string, operator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if ('([{'.includes(text[i]!)) depth += 1;
    if (')]}'.includes(text[i]!)) depth -= 1;
    if (depth === 0 && text.startsWith(operator, i)) {
      parts.push(text.slice(start, i));
      start = i + operator.length;
    }
  }
  return [...parts, text.slice(start)];
}

function applyEdits(text: string, edits: { from: number; to: number; text: string }[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text);
}

function addModifiers(text: string): string {
  const needed = Object.keys(BREAKABLE_MODIFIERS).filter((name) => text.includes(`${name}Unless(`));
  const modifiers = needed.map((name) => BREAKABLE_MODIFIERS[name]).join('\n');
  return text
    .replace(/^(pragma [^\n]*\n)/m, '$1import {Broken} from "../Broken.sol";\n')
    .replace(/^(contract [^{]*\{)/m, `$1\n${modifiers}\n`);
}
