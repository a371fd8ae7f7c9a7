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

/** Words of the interface inside the rendered text; the page puts those of its language in. */
export const PLACEHOLDERS = { copy: '{{copy}}', contents: '{{contents}}', table: '{{table}}' } as const;

/** A heading with what stands below it up to the next, for contents and search. */
export interface DocumentSection {
  readonly anchor: string;
  /** 2 is a chapter of the page. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

export interface RenderedDocument {
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

export interface RenderOptions {
  /** The file's place in the repository: its relative links start there. */
  readonly file: string;
  /** What anchors begin with, and whether the file's own title becomes a chapter. */
  readonly prefix: string;
  /** Anchors of the headings in their order, where another language decides them. */
  readonly anchors?: readonly string[];
  /** Path of a page of the site by its id. */
  readonly pathOf: (pageId: string) => string;
}

const HEADING = /^h([1-6])$/;

/**
 * One Markdown document as HTML of the site: nothing but what a document may contain (scripts, styles, frames and
 * `javascript:` addresses are left out), headings with anchors as GitHub makes them, links within the repository as
 * links within the site, code with a button that copies it.
 */
export function renderMarkdown(markdown: string, options: RenderOptions): RenderedDocument {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize);
  const tree = processor.runSync(processor.parse(markdown));
  const sections = shapeHeadings(tree, options);
  shapeElements(tree, options);
  return { html: unified().use(rehypeStringify).stringify(tree), sections };
}

/** Levels, anchors and the list of sections. The title of a page's first document is the page's own. */
function shapeHeadings(tree: Root, { prefix, anchors }: RenderOptions): DocumentSection[] {
  const slugger = new GithubSlugger();
  const sections: (DocumentSection & { text: string })[] = [];
  const kept: Root['children'] = [];
  for (const node of tree.children) {
    const level = node.type === 'element' ? Number(HEADING.exec(node.tagName)?.[1] ?? 0) : 0;
    if (level === 0 || node.type !== 'element') {
      const last = sections.at(-1);
      if (last && node.type === 'element') last.text += ` ${toString(node)}`;
      kept.push(node);
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
    kept.push(node);
  }
  tree.children = kept;
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

/** Links, code and tables, wherever they stand. */
function shapeElements(parent: Root | Element, options: RenderOptions): void {
  parent.children = (parent.children as ElementContent[]).filter(isShown).map((node) => {
    if (node.type !== 'element') return node;
    shapeElements(node, options);
    if (node.tagName === 'a') return shapeLink(node, options);
    if (node.tagName === 'pre') return shapeCode(node);
    // A head without words heads nothing.
    if (node.tagName === 'th' && toString(node).trim() === '') return Object.assign(node, { tagName: 'td' });
    // Wide tables move under the finger by themselves, and by the keyboard.
    if (node.tagName === 'table')
      return box('doc-table', { tabIndex: 0, role: 'group', ariaLabel: PLACEHOLDERS.table }, [node]);
    return node;
  });
}

/** A picture of the repository is for its readers: the site does not publish its file. */
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

/** A link to a file that is not on the site keeps its words and loses its address. */
function shapeLink(node: Element, { file, prefix, pathOf }: RenderOptions): Element {
  const given = node.properties['href'];
  const href = typeof given === 'string' ? given : '';
  if (/^https?:/.test(href)) {
    node.properties = { href, rel: ['noreferrer'] };
    return node;
  }
  const [target = '', anchor = ''] = href.split('#');
  if (target === '') {
    // The document's own headings have got its prefix.
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
