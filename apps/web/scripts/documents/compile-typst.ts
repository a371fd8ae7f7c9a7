import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFonts } from './load-fonts.ts';

/** Sets documents with our fonts and no others. */
export interface TypstSetter {
  /** @param template file beside this one */
  readonly pdf: (template: string, data: unknown) => Buffer;
  /** One page as SVG; letters are shapes, so nobody needs the font. */
  readonly svg: (template: string, data: unknown) => string;
}

const read = (template: string) => readFileSync(fileURLToPath(new URL(template, import.meta.url)), 'utf8');

/** Made once for all documents: cutting the fonts takes longer than setting a page. */
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
