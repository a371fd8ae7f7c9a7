/** A part of the source with one text style. */
export interface Token {
  /** `hidden` is the name of an invisible character or of one that changes the text direction. */
  readonly kind: 'comment' | 'string' | 'keyword' | 'hidden' | 'plain';
  readonly text: string;
}

const KEYWORDS =
  'abstract|address|anonymous|as|assembly|bool|break|bytes\\d*|calldata|case|catch|constant|constructor|continue|contract|default|delete|do|else|emit|enum|error|event|external|fallback|false|for|from|function|if|immutable|import|indexed|interface|internal|int\\d*|is|let|library|mapping|memory|modifier|new|override|payable|pragma|private|public|pure|receive|return|returns|revert|solidity|storage|string|struct|super|switch|this|throw|transient|true|try|type|uint\\d*|unchecked|using|view|virtual|while';
/** Control, direction and zero-width characters, which can disguise source code. */
const HIDDEN = /((?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])/u;
const TOKEN = new RegExp(
  [
    '(?<comment>//[^\\n]*|/\\*[^]*?(?:\\*/|$))',
    `(?<string>"(?:[^"\\\\\\n]|\\\\.)*"?|'(?:[^'\\\\\\n]|\\\\.)*'?)`,
    `(?<keyword>\\b(?:${KEYWORDS})\\b)`,
  ].join('|'),
  'g',
);

/**
 * Splits Solidity into lines of tokens: comments, strings, keywords and the rest. A comment may span lines.
 */
export function highlight(source: string): Token[][] {
  const lines: Token[][] = [[]];
  const add = (kind: Token['kind'], text: string) => {
    text.split(/\r?\n/).forEach((part, at) => {
      if (at > 0) lines.push([]);
      lines.at(-1)!.push(...showHidden(kind, part));
    });
  };
  let end = 0;
  for (const found of source.matchAll(TOKEN)) {
    add('plain', source.slice(end, found.index));
    const kind = found.groups!['comment'] ? 'comment' : found.groups!['string'] ? 'string' : 'keyword';
    add(kind, found[0]);
    end = found.index + found[0].length;
  }
  add('plain', source.slice(end));
  return lines;
}

function showHidden(kind: Token['kind'], text: string): Token[] {
  return text
    .split(HIDDEN)
    .filter((part) => part !== '')
    .map((part) => (HIDDEN.test(part) ? { kind: 'hidden', text: nameOf(part) } : { kind, text: part }));
}

function nameOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
