import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import path from 'node:path/posix';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { findDocument } from './documents.ts';

/** Placeholders for interface texts in the rendered HTML; the page inserts the texts of its language. */
export const PLACEHOLDERS = { copy: '{{copy}}', contents: '{{contents}}', table: '{{table}}' } as const;

/** A heading with the content up to the next heading, for the table of contents and the search. */
export interface DocumentSection {
  readonly anchor: string;
  /** Level 2 is a chapter of the page. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

export interface RenderedDocument {
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

export interface RenderOptions {
  /** Path of the file in the repository; its relative links resolve from there. */
  readonly file: string;
  /** Prefix of the anchors; with a prefix, the file's own title becomes a chapter. */
  readonly prefix: string;
  /** Anchors of the headings in document order, for a translation that takes them from its original. */
  readonly anchors?: readonly string[];
  /** Returns the path of a page of the site by its ID. */
  readonly pathOf: (pageId: string) => string;
}

const HEADING = /^h([1-6])$/;

/**
 * Renders a Markdown document as HTML for the site. Scripts, styles, frames and `javascript:` URLs are
 * removed, headings get the anchors that GitHub generates, links within the repository become links within
 * the site, and code blocks get a copy button.
 */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedDocument {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize);
  const tree = processor.runSync(processor.parse(markdown));
  const sections = shapeHeadings(tree, options);
  shapeElements(tree, options);
  return { html: unified().use(rehypeStringify).stringify(tree), sections };
}

/** Sets levels and anchors and lists the sections. The title of a page's first document is the page title. */
function shapeHeadings(tree: Root, { prefix, anchors }: RenderOptions): DocumentSection[] {
  const slugger = new GithubSlugger();
  const sections: (DocumentSection & { text: string })[] = [];
  const visibleNodes: Root['children'] = [];
  for (const node of tree.children) {
    const level = node.type === 'element' ? Number(HEADING.exec(node.tagName)?.[1] ?? 0) : 0;
    if (level === 0 || node.type !== 'element') {
      const last = sections.at(-1);
      if (last && node.type === 'element') last.text += ` ${toString(node)}`;
      visibleNodes.push(node);
      continue;
    }
    const title = toString(node);
    const anchor = prefix + slugger.slug(title);
    const isPageTitle = level === 1 && prefix === '';
    if (isPageTitle) continue;
    const shown = Math.min(6, prefix === '' ? level : level + 1);
    node.tagName = `h${shown}`;
    const own = level === 1 ? prefix.slice(0, -1) : anchor;
    node.properties = { id: anchors?.[sections.length] ?? own };
    node.children = [link(`#${String(node.properties['id'])}`, node.children)];
    sections.push({ anchor: String(node.properties['id']), level: shown, title, text: '' });
    visibleNodes.push(node);
  }
  tree.children = visibleNodes;
  return sections.map((section) =>
    Object.assign(section, { text: section.text.replaceAll(/\s+/g, ' ').trim() }),
  );
}

function link(href: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children };
}

function box(className: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'div', properties: { className: [className], ...properties }, children };
}

/** Transforms links, code and tables at any depth. */
function shapeElements(parent: Root | Element, options: RenderOptions): void {
  parent.children = (parent.children as ElementContent[]).filter(isShown).map((node) => {
    if (node.type !== 'element') return node;
    shapeElements(node, options);
    if (node.tagName === 'a') return shapeLink(node, options);
    if (node.tagName === 'pre') return shapeCode(node);
    // A header cell without text labels nothing.
    if (node.tagName === 'th' && toString(node).trim() === '') return Object.assign(node, { tagName: 'td' });
    // Wide tables scroll inside their own container, by touch and by keyboard.
    if (node.tagName === 'table')
      return box('doc-table', { tabIndex: 0, role: 'group', ariaLabel: PLACEHOLDERS.table }, [node]);
    return node;
  });
}

/** Images are removed because the site does not publish image files of the repository. */
function isShown(node: ElementContent): boolean {
  if (node.type !== 'element') return true;
  if (node.tagName === 'p') return node.children.some(isShown);
  return node.tagName !== 'img';
}

function shapeCode(pre: Element): Element {
  pre.properties = { tabIndex: 0 };
  const button: Element = {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', className: ['button', 'small', 'doc-copy'] },
    children: [{ type: 'text', value: PLACEHOLDERS.copy }],
  };
  return box('doc-code', {}, [pre, button]);
}

/** A link to a file that is not on the site keeps its text and loses its URL. */
function shapeLink(node: Element, { file, prefix, pathOf }: RenderOptions): Element {
  const hrefProperty = node.properties['href'];
  const href = typeof hrefProperty === 'string' ? hrefProperty : '';
  if (/^https?:/.test(href)) {
    node.properties = { href, rel: ['noreferrer'] };
    return node;
  }
  const [target = '', anchor = ''] = href.split('#');
  if (target === '') {
    // Headings of the document itself already have its prefix.
    const isOwn = `${anchor}-`.startsWith(prefix);
    node.properties = { href: `#${isOwn ? anchor : prefix + anchor}` };
    return node;
  }
  if (target.startsWith('/')) return node;
  const found = findDocument(path.normalize(path.join(path.dirname(file), target)));
  if (!found) return { ...node, tagName: 'span', properties: {} };
  const first = found.prefix === '' ? '' : found.prefix.slice(0, -1);
  const place = anchor === '' ? first : found.prefix + anchor;
  node.properties = { href: pathOf(found.pageId) + (place === '' ? '' : `#${place}`) };
  return node;
}
