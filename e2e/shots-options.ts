import { parseArgs } from 'node:util';
import { LANGUAGES, THEMES, WIDTHS } from './support/site-routes.ts';

export interface ShotsOptions {
  readonly origin: string;
  /** Substrings of page names; empty selects all. */
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly themes: readonly string[];
  readonly languages: readonly string[];
  /** Only the usage is wanted. */
  readonly isHelp: boolean;
}

export const SHOTS_USAGE = `npm run shots -- [origin] [part of a page's name …]
  --width 390      only this width; may be given more than once (${WIDTHS.join(', ')}, or any other)
  --theme dark     only this theme (${THEMES.join(', ')})
  --language de    only this language (${LANGUAGES.join(', ')})`;

const DEFAULT_ORIGIN = 'http://localhost:4000';

/**
 * Parses the command line. @throws Error with one sentence for an invalid width, theme or language.
 */
export function readShotsOptions(args: readonly string[]): ShotsOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      width: { type: 'string', multiple: true },
      theme: { type: 'string', multiple: true },
      language: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const isOrigin = (text: string) => /^https?:\/\//.test(text);
  const widths = values.width?.map(Number) ?? WIDTHS;
  const wrong = [
    ...widths.filter((width) => !(Number.isInteger(width) && width >= 200 && width <= 4000)),
    ...(values.theme ?? []).filter((theme) => !THEMES.some((each) => each === theme)),
    ...(values.language ?? []).filter((language) => !LANGUAGES.some((each) => each === language)),
  ];
  if (wrong.length > 0) throw new Error(`There is no ${wrong.join(', ')}.\n${SHOTS_USAGE}`);
  return {
    origin: positionals.find(isOrigin)?.replace(/\/$/, '') ?? DEFAULT_ORIGIN,
    pages: positionals.filter((text) => !isOrigin(text)),
    widths,
    themes: values.theme ?? THEMES,
    languages: values.language ?? LANGUAGES,
    isHelp: values.help,
  };
}
