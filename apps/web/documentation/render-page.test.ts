// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_DESCRIPTION, DOCUMENTATION_PAGES, TRANSLATIONS } from './documents.ts';
import { fileOf } from './file-of.ts';
import { renderDocumentation } from './render-page.ts';

const pages = renderDocumentation('en');
const german = renderDocumentation('de');

it('renders every listed document with a table of contents and unique anchors', () => {
  expect(pages.map(({ id }) => id)).toEqual(DOCUMENTATION_PAGES.map(({ id }) => id));
  for (const { html, sections } of [...pages, ...german]) {
    expect(sections.length).toBeGreaterThan(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

it('documents installation, configuration, build, operation and use', () => {
  const textOf = (id: string) => pages.find((page) => page.id === id)!.html;
  expect(textOf('documentation')).toContain('npm start');
  expect(textOf('documentation')).toContain('NOVA_DATA_DIR');
  expect(textOf('docsOperations')).toContain('Back up and restore');
  expect(textOf('docsChain')).toContain('eth_sendRawTransaction');
  expect(textOf('docsContracts')).toContain('ActionLedger');
  expect(textOf('docsApiReference')).toContain('GET /api/v1/blocks');
});

it('shows German readers the translated pages at the same anchors', () => {
  const translated = ['documentation', 'docsApi', 'docsPartners', 'docsApiReference'];
  for (const id of translated) {
    const [original, page] = [pages, german].map((all) => all.find((each) => each.id === id)!);
    expect(page!.html).toContain('<article class="doc-text" lang="de">');
    expect(page!.html).not.toBe(original!.html);
    expect(page!.sections.map(({ anchor }) => anchor)).toEqual(
      original!.sections.map(({ anchor }) => anchor),
    );
  }
});

it('keeps code, paths and URLs of a translated page unchanged', () => {
  const codeOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!).toSorted();
  const translated = [
    'README.md',
    'docs/configuration.md',
    'CONTRIBUTING.md',
    'docs/partners.md',
    'apps/api/README.md',
  ];
  for (const source of translated) {
    const read = (file: string) =>
      readFileSync(fileOf(file), 'utf8').replace('<Datenordner>', '<data folder>');
    expect([source, ...codeOf(read(`${TRANSLATIONS}/${source}`))]).toEqual([source, ...codeOf(read(source))]);
  }
});

it('has no translation of a text that is missing in the API description', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(fileOf(file), 'utf8'));
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(read(API_DESCRIPTION));
  const translations = read(`${TRANSLATIONS}/${API_DESCRIPTION}`) as Record<string, string>;
  expect(Object.keys(translations).filter((text) => !texts.has(text))).toEqual([]);
});
