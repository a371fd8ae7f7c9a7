import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');
/** `:has()` on an element that contains the page. */
const OF_PAGE = /(?:^|[\s>~+,])(?::root|html|body|main|\*)?:has\(/;

it('no rule makes the browser restyle the page after each change anywhere in it', () => {
  const found: string[] = [];
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    parse(readFileSync(path.join(SOURCES, file), 'utf8')).walkRules(({ selector }) => {
      if (OF_PAGE.test(selector)) found.push(`${file}: ${selector}`);
    });
  }
  expect(found).toEqual([]);
});
