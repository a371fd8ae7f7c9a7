import { SOURCES_MAX, VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';

/** A file that the user picked, with its path in the folder it came from. */
export interface PickedFile {
  readonly path: string;
  readonly text: string;
}

/** What the picked files are: sources, or one input with all sources and settings. */
export type Recognized =
  | { readonly kind: 'files'; readonly files: readonly PickedFile[] }
  | { readonly kind: 'standard'; readonly input: string; readonly compiler: string | null };

/** Why files cannot be used; each reason has a text. */
export type PickError = 'noSources' | 'severalInputs' | 'withoutSources' | 'tooManyFiles' | 'tooLarge';

const SOURCE = /\.(?:sol|vy)$/i;
const BUILD_INFO = /sol-build-info/;

interface Json {
  readonly _format?: unknown;
  readonly language?: unknown;
  readonly sources?: unknown;
  readonly solcLongVersion?: unknown;
  readonly solcVersion?: unknown;
  readonly input?: unknown;
  readonly source_id_to_path?: unknown;
}

/**
 * Recognizes picked files: a build info of Hardhat or Foundry, a standard JSON input, or source files. An
 * input counts before source files, because it also has the settings.
 */
export function recognizeSources(files: readonly PickedFile[]): Recognized | PickError {
  const inputs = files.filter(({ path }) => /\.json$/i.test(path)).map(({ text }) => readInput(text));
  const found = inputs.filter((input) => typeof input === 'object');
  if (found.length > 1) return 'severalInputs';
  const sources = files.filter(({ path }) => SOURCE.test(path));
  const [input] = found;
  if (input) return checkSize([input.input]) ?? { kind: 'standard', ...input };
  if (sources.length === 0) return inputs.includes('withoutSources') ? 'withoutSources' : 'noSources';
  if (sources.length > SOURCES_MAX) return 'tooManyFiles';
  return checkSize(sources.map(({ text }) => text)) ?? { kind: 'files', files: sources };
}

/** Returns the input in a JSON file, or why there is none. */
function readInput(text: string): { input: string; compiler: string | null } | 'other' | 'withoutSources' {
  const json = parse(text);
  if (json === null) return 'other';
  const { solcLongVersion, solcVersion, input } = json;
  if (isInput(input)) {
    const version = typeof solcLongVersion === 'string' ? solcLongVersion : solcVersion;
    return { input: toText(input), compiler: typeof version === 'string' ? version : null };
  }
  if (isInput(json)) return { input: toText(json), compiler: null };
  // forge writes this file with every build; only --build-info adds the sources.
  const isBuildInfo = typeof json._format === 'string' && BUILD_INFO.test(json._format);
  return isBuildInfo || json.source_id_to_path !== undefined ? 'withoutSources' : 'other';
}

function isInput(value: unknown): value is { language: string; sources: object; settings?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { language, sources } = value as Json;
  return typeof language === 'string' && typeof sources === 'object' && sources !== null;
}

function toText({ language, sources, settings }: { language: string; sources: object; settings?: unknown }) {
  return JSON.stringify({ language, sources, settings }, null, 2);
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function checkSize(texts: readonly string[]): PickError | null {
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  return bytes > VERIFY_BODY_MAX_BYTES ? 'tooLarge' : null;
}
