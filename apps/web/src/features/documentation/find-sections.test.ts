import { expect, it } from 'vitest';
import { findSections } from './find-sections.ts';

const section = (title: string, text: string) => ({
  page: 'docsChain',
  anchor: title.toLowerCase(),
  title,
  text,
});
const SECTIONS = [
  section('Run', 'The port of the node speaks JSON-RPC without any login.'),
  section('Port', 'NODE_PORT says where.'),
  section('Keys', 'Who has which.'),
];

it('finds the sections that contain every word in any spelling, title matches first', () => {
  expect(findSections('PORT', SECTIONS).map(({ title }) => title)).toEqual(['Port', 'Run']);
  expect(findSections('port login', SECTIONS).map(({ title }) => title)).toEqual(['Run']);
  expect(findSections('port keys', SECTIONS)).toEqual([]);
  expect(findSections('  ', SECTIONS)).toEqual([]);
});

it('shows an excerpt around the match, cut at words', () => {
  const long = section('Long', `${'before '.repeat(30)}needle ${'after '.repeat(40)}`.trim());
  const [found] = findSections('needle', [long]);
  expect(found!.excerpt).toMatch(/^… (?:before )+needle after/);
  expect(found!.excerpt.length).toBeLessThan(150);
  expect(findSections('keys', SECTIONS)[0]!.excerpt).toBe('Who has which.');
});
