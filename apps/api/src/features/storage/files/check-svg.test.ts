import { expect, test } from 'vitest';
import { checkSvg } from './check-svg.ts';

const draw = (content: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
  );
const codeOf = (svg: Buffer) => {
  try {
    checkSvg(svg);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['shapes', '<rect width="9" height="9" fill="#f50"/>'],
  [
    'a gradient by attribute and by class',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.a{fill:url(#a)}</style><path class="a" d="M0 0h9"/><path fill="url(#a)" d="M0 0h9"/>',
  ],
  ['a clip path', '<clipPath id="c"><circle r="4"/></clipPath><g clip-path="url(#c)"><rect/></g>'],
  ['a symbol that is used twice', '<symbol id="s"><rect/></symbol><use href="#s"/><use xlink:href="#s"/>'],
  ['a script, which is never run', '<script>alert(1)</script><rect onload="alert(2)"/>'],
  ['a filter of none', '<rect filter="none" style="filter: none"/>'],
  ['words that only contain the name', '<style>.filtered{fill:red}</style><rect class="prefilter"/>'],
])('an SVG with %s is accepted', (_, content) => {
  expect(codeOf(draw(content))).toBe('taken');
});

const MORPHOLOGY =
  '<filter id="f"><feMorphology operator="dilate" radius="200"/></filter><rect filter="url(#f)"/>';
test.each([
  ['a filter', MORPHOLOGY],
  ['a filter behind a prefix', '<x:filter xmlns:x="http://www.w3.org/2000/svg" id="f"/>'],
  ['a filter function', '<rect filter="blur(900px)"/>'],
  ['a filter in a style', '<rect style="fill:red;filter:blur(900px)"/>'],
  ['a filter after a comment', '<rect style="filter/**/:blur(900px)"/>'],
  ['a filter in a style sheet', '<style>rect{filter:blur(900px)}</style><rect/>'],
  [
    'a filter in a style sheet that a comment splits',
    '<style>rect{fil<!-- -->ter:blur(900px)}</style><rect/>',
  ],
  ['a filter in two pieces of text', '<style>rect{fil<![CDATA[ter:blur(900px)}]]></style><rect/>'],
  ['a filter spelled with escapes', String.raw`<style>rect{f\69lter:blur(900px)}</style><rect/>`],
  ['a filter spelled with references', '<rect style="&#102;ilter:blur(900px)"/>'],
  ['a pattern', '<pattern id="p" width=".01" height=".01"><rect/></pattern><rect fill="url(#p)"/>'],
  ['a marker', '<marker id="m"><rect/></marker><path marker-mid="url(#m)" d="M0 0h9"/>'],
  ['an image', '<image href="data:image/png;base64,AAAA"/>'],
  ['an image from the local disk', '<image href="file:///etc/passwd"/>'],
  ['another drawing in a URL', '<use href="da&#10;ta:image/svg+xml,x#a"/>'],
  ['an imported style sheet', '<style>@import "data:text/css,rect{}";</style>'],
  [
    'a clip path by class',
    '<clipPath id="c"><rect/></clipPath><style>.a{clip-path:url(#c)}</style><g class="a"/>',
  ],
])('an SVG with %s is refused', (_, content) => {
  expect(codeOf(draw(content))).toBe('svg_unsupported');
});

test('an SVG with a style sheet before it is refused', () => {
  expect(codeOf(draw('<rect/>', '<?xml-stylesheet href="data:text/css,rect{}"?>'))).toBe('svg_unsupported');
});

/** Each level uses the previous one twice. */
const double = (levels: number) =>
  `<g id="l0"><rect/></g>${Array.from({ length: levels }, (_, level) => `<g id="l${level + 1}"><use href="#l${level}"/><use href="#l${level}"/></g>`).join('')}`;
const layers = '<g opacity=".5"><rect/></g>';
test.each([
  ['a use doubled thirty times', double(30)],
  ['a chain of references', chain(10)],
  ['a use of itself', '<g id="a"><use href="#a"/></g>'],
  ['two that use each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['65 nested groups', '<g>'.repeat(65) + '</g>'.repeat(65)],
  ['many layers', `<g id="a">${layers.repeat(300)}</g>${'<use href="#a"/>'.repeat(4)}`],
  [
    'many masks',
    `<mask id="m"><rect/></mask><g id="a">${'<rect mask="url(#m)"/>'.repeat(100)}</g>${'<use href="#a"/>'.repeat(2)}`,
  ],
  [
    'a long path that is used often',
    `<path id="a" d="M0 0${'h9v9'.repeat(5_000)}"/>${'<use href="#a"/>'.repeat(12)}`,
  ],
])('an SVG with %s is too complex', (_, content) => {
  expect(codeOf(draw(content))).toBe('file_too_complex');
});

function chain(levels: number): string {
  return Array.from(
    { length: levels },
    (_, level) => `<g id="c${level}"><use href="#c${level + 1}"/></g>`,
  ).join('');
}

test.each([
  ['another encoding', draw('<rect/>', '<?xml version="1.0" encoding="UTF-7"?>')],
  ['bytes that are not UTF-8', Buffer.concat([draw('<rect/>'), Buffer.from([0xff])])],
  ['entities of its own', draw('<rect/>', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
  ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect>')],
])('an SVG with %s cannot be read', (_, svg) => {
  expect(codeOf(svg)).toBe('file_damaged');
});

test('an SVG has at most 64 kB', () => {
  const fits = draw(' '.repeat(65_000));
  expect(fits.length).toBeLessThanOrEqual(65_536);
  expect(codeOf(fits)).toBe('taken');
  expect(codeOf(draw(' '.repeat(65_536)))).toBe('file_too_large');
});
