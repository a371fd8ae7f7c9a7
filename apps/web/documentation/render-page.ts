import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@nova/shared/language/language';
import { PAGES } from '../src/lib/site/page-registry.ts';
import { ENGLISH_API, readGermanApi } from './api-texts.ts';
import { describeApi, type ApiDescription } from './describe-api.ts';
import {
  API_DESCRIPTION,
  DOCUMENTATION_PAGES,
  findDocument,
  TRANSLATIONS,
  type DocumentationPage,
} from './documents.ts';
import { fileOf } from './file-of.ts';
import {
  PLACEHOLDERS,
  renderMarkdown,
  type DocumentSection,
  type RenderedDocument,
} from './render-markdown.ts';

export interface RenderedPage {
  readonly id: string;
  /** Table of contents and text, with placeholders for interface texts. */
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

function pathOf(pageId: string): string {
  const page = PAGES.find(({ id }) => id === pageId);
  if (!page) throw new Error(`documents.ts names ${pageId}, which is no page.`);
  return page.path;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders the chapters, and their sections if there are few enough to scan. */
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
 * Checks that a translation has the headings of its original,
 * so links lead to the same section in both languages.
 */
function checkHeadings(source: string, original: RenderedDocument, translated: RenderedDocument): void {
  const levels = ({ sections }: RenderedDocument) => sections.map(({ level }) => level).join(' ');
  if (levels(original) !== levels(translated))
    throw new Error(`${TRANSLATIONS}/${source} has other headings than ${source}.`);
}

function readMarkdown(source: string, language: Language): string {
  if (source === API_DESCRIPTION) {
    const description = JSON.parse(readFileSync(fileOf(source), 'utf8')) as ApiDescription;
    return describeApi(description, language === 'en' ? ENGLISH_API : readGermanApi());
  }
  const translated = fileOf(`${TRANSLATIONS}/${source}`);
  const text = readFileSync(
    language === 'de' && existsSync(translated) ? translated : fileOf(source),
    'utf8',
  );
  if (!source.endsWith('.ts')) return text;
  return `# ${path.basename(source)}\n\n\`\`\`ts\n${text}\`\`\``;
}

/** Returns true if every document of a page exists in German; code needs no translation. */
export function isTranslated({ sources }: DocumentationPage): boolean {
  return sources.every(
    (source) =>
      source === API_DESCRIPTION || source.endsWith('.ts') || existsSync(fileOf(`${TRANSLATIONS}/${source}`)),
  );
}

function renderDocument(source: string, language: Language): RenderedDocument {
  const options = { file: source, prefix: findDocument(source)!.prefix, pathOf };
  const original = renderMarkdown(readMarkdown(source, 'en'), options);
  if (language === 'en') return original;
  const anchors = original.sections.map(({ anchor }) => anchor);
  const translated = renderMarkdown(readMarkdown(source, language), { ...options, anchors });
  checkHeadings(source, original, translated);
  return translated;
}

/**
 * Renders one page of the documentation. A page that is not completely translated is shown in English.
 * @throws Error if a document is missing or a translation has different headings from its original
 */
export function renderPage(page: DocumentationPage, language: Language): RenderedPage {
  const shown = language === 'de' && isTranslated(page) ? 'de' : 'en';
  const documents = page.sources.map((source) => renderDocument(source, shown));
  const sections = documents.flatMap((document) => document.sections);
  const text = documents.map(({ html }) => html).join('\n');
  return {
    id: page.id,
    sections,
    html: `${renderContents(sections)}<article class="doc-text" lang="${shown}">${text}</article>`,
  };
}

/** Renders all pages in one language, in navigation order. */
export function renderDocumentation(language: Language): RenderedPage[] {
  return DOCUMENTATION_PAGES.map((page) => renderPage(page, language));
}
