import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES } from '../src/lib/page-registry.ts';
import { describeApi } from './describe-api.ts';
import { API_DESCRIPTION, DOCUMENTATION_PAGES, findDocument, type DocumentationPage } from './documents.ts';
import { PLACEHOLDERS, renderMarkdown, type DocumentSection } from './render-markdown.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface RenderedPage {
  readonly id: string;
  /** Contents and text, with placeholders for the words of the interface. */
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

/** Where a file of the repository lies on this machine. */
export const fileOf = (source: string): string => path.join(ROOT, source);

function pathOf(pageId: string): string {
  const page = PAGES.find(({ id }) => id === pageId);
  if (!page) throw new Error(`documents.ts names ${pageId}, which is no page.`);
  return page.path;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The chapters, and their sections where there are few enough to be read at a glance. */
function renderContents(sections: readonly DocumentSection[]): string {
  const lines = sections
    .filter(({ level }) => level <= 3)
    .map(
      ({ anchor, level, title }) =>
        `<li class="level-${level}"><a href="#${anchor}">${escape(title)}</a></li>`,
    );
  return `<nav class="doc-contents" aria-label="${PLACEHOLDERS.contents}"><ol>${lines.join('')}</ol></nav>`;
}

/**
 * One page of the documentation.
 * @throws Error when a document is missing
 */
export function renderPage({ id, sources }: DocumentationPage): RenderedPage {
  const documents = sources.map((source) => {
    const text = readFileSync(fileOf(source), 'utf8');
    const markdown = source === API_DESCRIPTION ? describeApi(JSON.parse(text)) : text;
    return renderMarkdown(markdown, { file: source, prefix: findDocument(source)!.prefix, pathOf });
  });
  const sections = documents.flatMap((document) => document.sections);
  const text = documents.map(({ html }) => html).join('\n');
  return {
    id,
    sections,
    html: `${renderContents(sections)}<article class="doc-text" lang="en">${text}</article>`,
  };
}

/** All of it, in the order of the navigation. */
export function renderDocumentation(): RenderedPage[] {
  return DOCUMENTATION_PAGES.map(renderPage);
}
