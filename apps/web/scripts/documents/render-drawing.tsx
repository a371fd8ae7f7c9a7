import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { localizePath, type Language } from '@nova/shared/language/language';
import { TextContext } from '../../src/lib/i18n/text-context.ts';
import { documentTexts } from './document-texts.ts';

/** Colors of the tokens that a drawing refers to in a document. */
export type Palette = Readonly<Record<string, string>>;

/** Dark on white, for the pages of the whitepaper. */
export const PAPER: Palette = {
  ink: '#12171b',
  'ink-2': '#39434a',
  'ink-3': '#69757d',
  line: '#dde2e5',
  'line-2': '#b4bdc3',
  ref: '#4d7396',
  bg: '#ffffff',
  e1: '#c98a4b',
  e2: '#cf7327',
  e3: '#c9551d',
  e4: '#a3401c',
  e5: '#6b3320',
  energy: '#ee8433',
};
/** The dark theme, for title pages, slides and preview images. */
export const NIGHT: Palette = {
  ink: '#eff3f5',
  'ink-2': '#bfc8cd',
  'ink-3': '#8f9aa1',
  line: '#272d31',
  'line-2': '#454c51',
  ref: '#86a7c4',
  bg: '#0c1013',
  sunk: '#080b0d',
  e1: '#b8613f',
  e2: '#e3703a',
  e3: '#fc8a30',
  e4: '#ffb045',
  e5: '#ffe6a8',
  energy: '#fc8a30',
};

/** The rules of the page's stylesheet that a standalone drawing needs. */
const styleOf = (colours: Palette): string => `
.lane{stroke:${colours['line-2']};fill:none}
.way{stroke:${colours['ink']};stroke-width:1.75;stroke-linejoin:round;fill:none}
.wp-way circle,.wp-way rect,.wp-bytes rect{fill:${colours['ink']}}
text{font-family:"Martian Mono";font-size:12px;font-weight:500;font-stretch:condensed;fill:${colours['ink-2']}}
.wp-bytes .version{fill:${colours['ink-3']}}
.wp-bytes .milliseconds{fill:${colours['ref']}}
.wp-bytes .zero{fill:${colours['line-2']}}
.wp-bytes .seal{fill:${colours['ink-2']}}
`;

/**
 * Renders the drawing of a component as a standalone SVG file: the shapes of the page in the colors of a
 * document.
 * @throws Error if the component draws nothing
 */
export function renderDrawing(drawing: ReactElement, language: Language, colours: Palette): string {
  const markup = renderToStaticMarkup(
    <TextContext value={{ source: documentTexts, isFallback: false }}>
      <MemoryRouter initialEntries={[localizePath('/whitepaper', language)]}>{drawing}</MemoryRouter>
    </TextContext>,
  );
  const svg = /<svg[\s\S]*?<\/svg>/.exec(markup)?.[0];
  if (svg === undefined) throw new Error('This figure has no drawing.');
  const coloured = svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name] ?? '#000000');
  return coloured.replace(
    /<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes.replace(/ aria-\w+="[^"]*"| role="img"/g, '')}><style>${styleOf(colours)}</style>`,
  );
}
