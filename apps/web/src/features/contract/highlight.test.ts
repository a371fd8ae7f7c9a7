import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const shape = (source: string) =>
  highlight(source).map((line) => line.map(({ kind, text }) => `${kind}:${text}`));

it('distinguishes comments, strings and keywords line by line', () => {
  expect(shape('contract A { // one\n  string s = "x // y";\n}')).toEqual([
    ['keyword:contract', 'plain: A { ', 'comment:// one'],
    ['plain:  ', 'keyword:string', 'plain: s = ', 'string:"x // y"', 'plain:;'],
    ['plain:}'],
  ]);
});

it('continues a comment over its lines, even an unterminated one', () => {
  expect(shape('/* a\nfunction */ uint8 x')).toEqual([
    ['comment:/* a'],
    ['comment:function */', 'plain: ', 'keyword:uint8', 'plain: x'],
  ]);
  expect(shape('/* a\ncontract')).toEqual([['comment:/* a'], ['comment:contract']]);
});

it('finds no keyword within a name and loses no character', () => {
  expect(shape('functionality + isOwner')).toEqual([['plain:functionality + isOwner']]);
  const source = 'a\r\n\'unclosed\n\n"b\\"c" /**/ end';
  expect(
    highlight(source)
      .map((line) => line.map(({ text }) => text).join(''))
      .join('\n'),
  ).toBe(source.replace('\r', ''));
});

it('names invisible characters and those that reverse the text', () => {
  expect(shape('a\u202eb // \u200bc')).toEqual([
    ['plain:a', 'hidden:U+202E', 'plain:b ', 'comment:// ', 'hidden:U+200B', 'comment:c'],
  ]);
  expect(shape('\tuint\u00e4 é')).toEqual([['plain:\t', 'keyword:uint', 'plain:ä é']]);
});
