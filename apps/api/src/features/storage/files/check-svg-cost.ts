import { SVG_MAX_COST, SVG_MAX_REFERENCE_DEPTH } from '@nova/shared/storage/constants';
import { tooComplex, unsupported } from './refuse-svg.ts';

/** An element of an SVG: the ids that any of its attributes refers to, and its children. */
export interface SvgElement {
  readonly name: string;
  readonly id: string | null;
  /** Cost of drawing the element once, in units of a plain shape. */
  readonly cost: number;
  readonly references: string[];
  readonly children: SvgElement[];
}

interface Cost {
  readonly total: number;
  /** Length of the longest chain of references. */
  readonly depth: number;
}

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/**
 * Adds up the drawing cost, counting an element again for each reference to it: a few nested `use` elements
 * can draw millions of shapes.
 * @throws AppError `svg_unsupported`, `file_too_complex`
 */
export function checkSvgCost(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  const all = listElements(root);
  // Parsers use the first element with an id.
  for (const element of all) if (element.id !== null && !byId.has(element.id)) byId.set(element.id, element);
  for (const { name, references } of all) {
    // The elements that a CSS rule applies to are not determined here; gradients cost the same everywhere.
    if (name === 'style' && references.some((id) => !GRADIENTS.has(byId.get(id)?.name ?? ''))) {
      throw unsupported('url() in a style sheet for something other than a gradient');
    }
  }
  const costs = new Map<SvgElement, Cost>();
  const measure = (element: SvgElement, depth: number): Cost => {
    // A cycle of references reaches this limit too.
    if (depth > SVG_MAX_REFERENCE_DEPTH) throw tooComplex();
    const known = costs.get(element);
    if (known) return known;
    const children = element.children.map((child) => measure(child, depth));
    const targets = element.references
      .flatMap((id) => byId.get(id) ?? [])
      .map((target) => measure(target, depth + 1));
    const cost = {
      total: [...children, ...targets].reduce((total, part) => total + part.total, element.cost),
      depth: Math.max(0, ...children.map((part) => part.depth), ...targets.map((part) => part.depth + 1)),
    };
    costs.set(element, cost);
    return cost;
  };
  const { total, depth } = measure(root, 0);
  if (depth > SVG_MAX_REFERENCE_DEPTH || total > SVG_MAX_COST) throw tooComplex();
}

function listElements(root: SvgElement): SvgElement[] {
  return [root, ...root.children.flatMap(listElements)];
}
