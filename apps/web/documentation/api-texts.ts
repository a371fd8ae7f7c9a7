import { readFileSync } from 'node:fs';
import { API_DESCRIPTION, TRANSLATIONS } from './documents.ts';
import { fileOf } from './file-of.ts';

/** Text that the reference adds to the API's own description, in one language. */
export interface ApiTexts {
  readonly refusals: string;
  readonly needsSession: string;
  readonly optional: string;
  readonly parameterHead: readonly [string, string, string, string];
  readonly bodyHead: readonly [string, string, string];
  readonly answerHead: readonly [string, string, string];
  readonly answers: (status: string, when: string, fields: string) => string;
  readonly refuses: (refusals: string) => string;
  readonly or: string;
  readonly listOf: (type: string) => string;
  readonly andMore: (count: number) => string;
  readonly range: (from: number, to: number) => string;
  readonly otherwise: (value: string) => string;
  /** Translates a text of the description; returns the text itself if there is no translation. */
  readonly translate: (text: string) => string;
}

export const ENGLISH_API: ApiTexts = {
  refusals:
    'Every error response has an object `error` with a `code` (listed below), a `message` for people and sometimes `details`. For programs, the same description is at [/openapi.json](/openapi.json).',
  needsSession: 'Requires a session: send `Authorization: Bearer` with its access token.',
  optional: 'optional',
  parameterHead: ['parameter', 'in', 'type', 'meaning'],
  bodyHead: ['field of the body', 'type', 'meaning'],
  answerHead: ['answer', 'when', 'fields'],
  answers: (status, when, fields) =>
    `Returns ${status}${when ? ` (${when})` : ''}${fields ? ` with ${fields}` : ''}.`,
  refuses: (refusals) => `Errors: ${refusals}.`,
  or: 'or',
  listOf: (type) => `list of ${type}`,
  andMore: (count) => `and ${count} more`,
  range: (from, to) => `${from} to ${to}`,
  otherwise: (value) => `(default ${value})`,
  translate: (text) => text,
};

/** Reads the German texts from `docs/de/docs/openapi.json`, which maps English to German. */
export function readGermanApi(): ApiTexts {
  const file = fileOf(`${TRANSLATIONS}/${API_DESCRIPTION}`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return {
    refusals:
      'Jede Fehlerantwort hat ein Objekt `error` mit einem `code` (siehe unten), einer `message` für Menschen und manchmal `details`. Für Programme steht dieselbe Beschreibung unter [/openapi.json](/openapi.json).',
    needsSession: 'Verlangt eine Sitzung: Sende `Authorization: Bearer` mit ihrem Access-Token.',
    optional: 'optional',
    parameterHead: ['Parameter', 'Ort', 'Typ', 'Bedeutung'],
    bodyHead: ['Feld im Body', 'Typ', 'Bedeutung'],
    answerHead: ['Antwort', 'Wann', 'Felder'],
    answers: (status, when, fields) =>
      `Antwortet mit ${status}${when ? ` (${when})` : ''}${fields ? `: ${fields}` : ''}.`,
    refuses: (refusals) => `Fehler: ${refusals}.`,
    or: 'oder',
    listOf: (type) => `Liste von ${type}`,
    andMore: (count) => `und ${count} weitere`,
    range: (from, to) => `${from} bis ${to}`,
    otherwise: (value) => `(sonst ${value})`,
    translate: (text) => texts[text] ?? text,
  };
}
