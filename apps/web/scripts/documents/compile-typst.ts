import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFonts } from './load-fonts.ts';

/** Typesets documents with our fonts only. */
export interface TypstSetter {
  /** @param template name of a file in this folder */
  readonly pdf: (template: string, data: unknown) => Buffer;
  /** Renders one page as SVG with glyphs as shapes, so readers need no fonts. */
  readonly svg: (template: string, data: unknown) => string;
}

const read = (template: string) => readFileSync(fileURLToPath(new URL(template, import.meta.url)), 'utf8');

/** Created once for all documents, because subsetting the fonts takes longer than typesetting a page. */
export async function createTypstSetter(): Promise<TypstSetter> {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await loadFonts() }] });
  const toArguments = (template: string, data: unknown) => ({
    mainFileContent: read(template),
    inputs: { data: JSON.stringify(data) },
  });
  return {
    pdf: (template, data) => compiler.pdf(toArguments(template, data)),
    svg: (template, data) => compiler.plainSvg(toArguments(template, data)),
  };
}
