// @vitest-environment node
import { expect, it } from 'vitest';
import { DOCUMENTATION_PAGES } from './documents.ts';
import { renderDocumentation } from './render-page.ts';

const pages = renderDocumentation();

it('renders every document of the list, each with contents and an anchor only once', () => {
  expect(pages.map(({ id }) => id)).toEqual(DOCUMENTATION_PAGES.map(({ id }) => id));
  for (const { html, sections } of pages) {
    expect(sections.length).toBeGreaterThan(2);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

it('says how to install, configure, build, operate and use it', () => {
  const textOf = (id: string) => pages.find((page) => page.id === id)!.html;
  expect(textOf('documentation')).toContain('npm start');
  expect(textOf('documentation')).toContain('NOVA_DATA_DIR');
  expect(textOf('docsOperations')).toContain('Back up and restore');
  expect(textOf('docsChain')).toContain('eth_sendRawTransaction');
  expect(textOf('docsContracts')).toContain('ActionLedger');
  expect(textOf('docsApiReference')).toContain('GET /api/v1/blocks');
});
