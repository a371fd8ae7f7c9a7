import { findEnd } from './solidity-statements.ts';

/*
 * Mutates expressions: exchanges each operator, increments each number, and omits one part of hashed data.
 * Comparisons and parts of `&&` and `||`, which occur only in conditions, are handled by guard-mutants.ts.
 */

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '/',
  '<<': '>>',
  '>>': '<<',
  '&': '|',
  '|': '&',
  '+=': '-=',
  '-=': '+=',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=', '&&', '||']);

/**
 * @param text Formatted expression or statement, with spaces around operators.
 * @param isCondition True excludes comparisons, which are mutated elsewhere.
 * @returns The text with one change, for each possible change.
 */
export function breakExpression(text: string, isCondition: boolean): string[] {
  // String literals and the strings being hashed contain no numbers.
  const masked = text.replace(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length));
  const operators = [...masked.matchAll(/(?<=\s)([-+*/%&|<>=!]{1,2})(?=\s)/g)].flatMap(
    ({ 1: operator, index }) => {
      const other = OPERATORS[operator!];
      if (!other || (isCondition && COMPARISONS.has(operator!))) return [];
      return [text.slice(0, index) + other + text.slice(index + operator!.length)];
    },
  );
  const numbers = [...masked.matchAll(/(?<![\w.])(?:0x[0-9A-Fa-f]+|\d[\d_]*)(?![\w.])/g)].flatMap(
    ({ 0: number, index }) => {
      // A zero passed as an argument is usually not a number but the zero address, an empty word or an
      // empty list.
      if (number === '0' && /[,(]\s*$/.test(text.slice(0, index))) return [];
      return [text.slice(0, index) + addOne(number) + text.slice(index + number.length)];
    },
  );
  return [...operators, ...numbers, ...leaveOutEncoded(text)];
}

/** Omits one part of hashed data, so that the ID is no longer unique to its owner. */
function leaveOutEncoded(text: string): string[] {
  return [...text.matchAll(/\babi\.encode\(/g)].flatMap((match) => {
    const from = match.index + match[0].length;
    const to = findEnd(text, from, ')');
    const parts = splitAtTop(text.slice(from, to), ',');
    return parts.map((_, left) => {
      const remainingArguments = parts.filter((_part, i) => i !== left).map((part) => part.trim());
      return text.slice(0, from) + remainingArguments.join(', ') + text.slice(to);
    });
  });
}

/** Splits a text at the separators outside all brackets. */
export function splitAtTop(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if ('([{'.includes(text[i]!)) depth += 1;
    if (')]}'.includes(text[i]!)) depth -= 1;
    if (depth === 0 && text.startsWith(mark, i)) {
      parts.push(text.slice(start, i));
      start = i + mark.length;
    }
  }
  return [...parts, text.slice(start)];
}

/** Hexadecimal numbers keep their length, which is the length of a `bytes` literal. */
function addOne(number: string): string {
  if (!number.startsWith('0x')) return String(BigInt(number.replaceAll('_', '')) + 1n);
  const digits = number.length - 2;
  const value = BigInt(number);
  const isFull = (value + 1n).toString(16).length > digits;
  return `0x${(isFull ? value - 1n : value + 1n).toString(16).padStart(digits, '0')}`;
}
