import { AppError } from '@nova/shared/errors';
import { SVG_MAX_BYTES, SVG_MAX_DEPTH } from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { SaxesParser } from 'saxes';
import { checkSvgCost, type SvgElement } from './check-svg-cost.ts';
import { tooComplex, unsupported } from './refuse-svg.ts';

/** Elements that can make a tiny drawing arbitrarily expensive, or that embed another file. */
const REFUSED = /^(filter|fe[A-Z]\w*|pattern|marker|image|foreignObject)$/;
/** Properties that require a separate layer, and the cost of a layer in plain shapes. */
const LAYER = /(^|[^\w-])(opacity|mix-blend-mode|isolation|clip-path)(?![\w-])/i;
const LAYER_COST = 10;
const MASK_COST = 50;
/**
 * Characters of a path that cost as much as a plain shape; a path can cross itself up to the square of its
 * length.
 */
const PATH_UNIT = 640;
const ENCODINGS = /^(utf-8|us-ascii)$/i;

/**
 * Checks that an SVG is cheap to draw: it is small, uses no filters or similar elements, and its references
 * do not multiply. Accepts only texts that all parsers interpret alike.
 * @throws AppError `file_too_large`, `svg_unsupported`, `file_damaged`
 */
export function checkSvg(content: Buffer): void {
  if (content.length > SVG_MAX_BYTES) {
    throw new AppError(STORAGE_ERRORS.fileTooLarge, {
      message: `An SVG may have at most ${SVG_MAX_BYTES / 1024} kB. Simplify it, or save it as PNG.`,
      details: { maxBytes: SVG_MAX_BYTES },
    });
  }
  checkSvgCost(parse(decode(content)));
}

function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (cause) {
    throw damaged('The SVG is not encoded as UTF-8. Please save it as UTF-8.', cause);
  }
}

function parse(text: string): SvgElement {
  const parser = new SaxesParser();
  const root: SvgElement = { name: '', id: null, cost: 0, references: [], children: [] };
  const open = [root];
  parser.on('error', (cause) => {
    throw damaged("The SVG can't be read. Save it again, or save it as PNG.", cause);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.test(encoding)) throw damaged('The SVG is not encoded as UTF-8. Please save it as UTF-8.');
  });
  parser.on('doctype', (type) => {
    if (type.includes('['))
      throw damaged('The SVG defines XML entities. Save it without them, or save it as PNG.');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw unsupported('xml-stylesheet');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = toElement(name, attributes);
    open.at(-1)!.children.push(element);
    open.push(element);
    if (open.length > SVG_MAX_DEPTH) throw tooComplex();
  });
  // Comments split a style sheet into several texts, which are checked as one.
  let styleSheet = '';
  const collectText = (part: string) => {
    if (open.at(-1)!.name === 'style') styleSheet += part;
  };
  parser.on('text', collectText);
  parser.on('cdata', collectText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    if (element.name !== 'style') return;
    element.references.push(...readCss(styleSheet));
    // The elements that a rule applies to are not determined here.
    if (LAYER.test(styleSheet)) throw unsupported('opacity, blending or clipping in a style sheet');
    styleSheet = '';
  });
  parser.write(text).close();
  return root;
}

function toElement(qualifiedName: string, attributes: Readonly<Record<string, string>>): SvgElement {
  const name = localName(qualifiedName);
  if (REFUSED.test(name)) throw unsupported(name);
  const references = Object.entries(attributes).flatMap(([key, value]) =>
    readAttribute(localName(key), value),
  );
  return { name, id: attributes['id'] ?? null, cost: measureCost(attributes), references, children: [] };
}

function measureCost(attributes: Readonly<Record<string, string>>): number {
  const { d = '', points = '', style = '', mask } = attributes;
  const hasLayer = LAYER.test(style) || Object.keys(attributes).some((name) => LAYER.test(name));
  const hasMask = mask !== undefined || /(^|[^\w-])mask(?![\w-])/i.test(style);
  const path = ((d.length + points.length) / PATH_UNIT) ** 2;
  return 1 + path + (hasLayer ? LAYER_COST : 0) + (hasMask ? MASK_COST : 0);
}

function readAttribute(name: string, value: string): string[] {
  if (name === 'href') return readTarget(value);
  if (name === 'style') return readCss(value);
  if (name === 'filter' && value.trim() !== 'none') throw unsupported('filter');
  return value.includes('(') ? readCss(value) : [];
}

// An escape could spell any of the forbidden words.
function readCss(css: string): string[] {
  if (css.includes('\\')) throw unsupported('CSS escapes');
  if (/@import/i.test(css)) throw unsupported('@import');
  if (/(^|[^\w-])filter(?![\w-])(?!\s*:\s*none\b)/i.test(css)) throw unsupported('filter');
  if (/data:/i.test(css)) throw unsupported('data:');
  return [...css.matchAll(/url\(\s*["']?#([^"')]*)/gi)].map((match) => match[1]!.trim());
}

function readTarget(address: string): string[] {
  const trimmed = address.replaceAll(/\s/g, '');
  if (/^data:/i.test(trimmed)) throw unsupported('data:');
  return trimmed.startsWith('#') ? [trimmed.slice(1)] : [];
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function damaged(message: string, cause?: unknown): AppError {
  return new AppError(STORAGE_ERRORS.fileDamaged, { message, cause });
}
