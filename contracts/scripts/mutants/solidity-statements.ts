/*
 * Parses the statements of a formatted Solidity source, limited to the grammar that mutating statements
 * requires. Comments must have been blanked before.
 */

export type StatementKind =
  | 'declaration'
  | 'return'
  | 'emit'
  | 'revert'
  | 'action'
  | 'if'
  | 'for'
  | 'block'
  | 'other';

/** One statement and the statements inside it. */
export interface Statement {
  kind: StatementKind;
  from: number;
  to: number;
  /** Nested statements, as lists of consecutive ones. */
  inner: Statement[][];
}

/** A type and a name, or several in parentheses. */
const DECLARATION =
  /^(?:[A-Za-z_][\w.]*(?:\[\])* (?:memory |storage |calldata )?[A-Za-z_]\w*(?: =|;)|\([^=;]*\b[\w.]+ (?:memory |calldata )?\w+[^=;]*\) =)/;

/** Returns the bodies of all functions of a source. */
export function findFunctionBodies(text: string): Statement[][] {
  const headers =
    /^ {4}(?:function \w+|constructor|receive|fallback|modifier \w+)\s*\(|^(?:function \w+)\(/gm;
  return [...text.matchAll(headers)].flatMap(({ index }) => {
    const open = findBody(text, index);
    // A constant that was made breakable is not a function of the original source.
    const isOurs = open !== null && !text.startsWith('{ if (Broken.guard(', open);
    return isOurs ? [parseBlock(text, open).statements] : [];
  });
}

/** Returns the position of the next mark outside nested brackets. */
export function findEnd(text: string, from: number, mark: string): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const letter = text[i]!;
    if (depth === 0 && letter === mark) return i;
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
  }
  throw new Error(`no ${mark} after ${text.slice(from, from + 40)}`);
}

/** Returns the position where a function's body opens, or null if it has none. */
function findBody(text: string, header: number): number | null {
  let depth = 0;
  for (let i = header; i < text.length; i++) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth > 0) continue;
    if (text[i] === ';') return null;
    if (text[i] === '{') return i;
  }
  return null;
}

function parseBlock(text: string, open: number): { statements: Statement[]; end: number } {
  const statements: Statement[] = [];
  let at = skipBlanks(text, open + 1);
  while (text[at] !== '}') {
    const statement = parseStatement(text, at);
    statements.push(statement);
    at = skipBlanks(text, statement.to);
  }
  return { statements, end: at + 1 };
}

function parseStatement(text: string, from: number): Statement {
  const rest = text.slice(from, from + 400);
  if (rest.startsWith('if (')) return parseIf(text, from);
  if (rest.startsWith('for (')) {
    const body = parseStatement(text, skipBlanks(text, findEnd(text, from + 5, ')') + 1));
    return { kind: 'for', from, to: body.to, inner: listOf(body) };
  }
  if (/^(?:unchecked )?\{/.test(rest)) {
    const { statements, end } = parseBlock(text, text.indexOf('{', from));
    return { kind: 'block', from, to: end, inner: [statements] };
  }
  if (/^(?:assembly|try)\b/.test(rest)) throw new Error(`cannot read ${rest.slice(0, 60)}`);
  return { kind: kindOf(rest), from, to: findEnd(text, from, ';') + 1, inner: [] };
}

function parseIf(text: string, from: number): Statement {
  const body = parseStatement(text, skipBlanks(text, findEnd(text, from + 4, ')') + 1));
  const after = skipBlanks(text, body.to);
  if (!/^else\b/.test(text.slice(after, after + 5))) {
    return { kind: 'if', from, to: body.to, inner: listOf(body) };
  }
  const other = parseStatement(text, skipBlanks(text, after + 4));
  return { kind: 'if', from, to: other.to, inner: [...listOf(body), ...listOf(other)] };
}

/** Returns a block's own statements, so that its neighbors are neighbors in a list. */
function listOf(statement: Statement): Statement[][] {
  return statement.kind === 'block' ? statement.inner : [[statement]];
}

function kindOf(rest: string): StatementKind {
  if (/^return\b/.test(rest)) return 'return';
  if (/^emit\b/.test(rest)) return 'emit';
  if (/^revert\b/.test(rest)) return 'revert';
  if (/^(?:_;|continue\b|break\b)/.test(rest)) return 'other';
  return DECLARATION.test(rest) ? 'declaration' : 'action';
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}
