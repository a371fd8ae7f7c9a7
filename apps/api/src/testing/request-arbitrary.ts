import * as fc from 'fast-check';
import type { Operation, WireParameter, WireSchema } from './read-operations.ts';
import { fitting, unfitting } from './schema-arbitrary.ts';

/** A request to send. */
export interface WireRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

type Values = Record<string, unknown>;
interface Parts {
  readonly parameters: Values;
  readonly body: unknown;
}

/** Generates requests that the API description allows. */
export function fittingRequest(operation: Operation): fc.Arbitrary<WireRequest> {
  return fittingParts(operation).map((parts) => write(operation, parts));
}

/** Generates requests with one value that the API description refuses; null if it refuses nothing. */
export function nonsenseRequest(operation: Operation): fc.Arbitrary<WireRequest> | null {
  const errors = [...listParameterErrors(operation), ...listBodyErrors(operation)];
  if (errors.length === 0) return null;
  return fc
    .tuple(fittingParts(operation), fc.oneof(...errors))
    .map(([parts, error]) => write(operation, error(parts)));
}

type ParameterFlaw = (parts: Parts) => Parts;

function fittingParts({ parameters, body }: Operation): fc.Arbitrary<Parts> {
  const parameterValues = fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, fitting(parameter.schema)])),
    { requiredKeys: parameters.filter(isNeeded).map(({ name }) => name) },
  );
  return fc.record({
    parameters: parameterValues,
    body: body === null ? fc.constant(undefined) : fitting(body.schema),
  });
}

const isNeeded = ({ required, in: place }: WireParameter) => required === true || place === 'path';

function listParameterErrors({ parameters }: Operation): fc.Arbitrary<ParameterFlaw>[] {
  return parameters.flatMap((parameter) => {
    const { name, schema } = parameter;
    const wrong = wrongText(schema);
    const errors =
      wrong === null
        ? []
        : [
            wrong.map(
              (value): ParameterFlaw =>
                (parts) =>
                  withParameter(parts, name, value),
            ),
          ];
    if (isNeeded(parameter) && parameter.in === 'query') {
      errors.push(fc.constant<ParameterFlaw>((parts) => withParameter(parts, name, undefined)));
    }
    return errors;
  });
}

// URL parameters are always text, so only their content can be invalid.
function wrongText(schema: WireSchema): fc.Arbitrary<string> | null {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.some((choice) => wrongText(choice) === null) ? null : fc.constant('non sense?');
  const types = new Set([schema.type ?? []].flat());
  const wrong: string[] = [];
  if (types.has('integer') || types.has('number')) {
    wrong.push('nonsense', '1.5', '1e99');
    if (schema.minimum !== undefined) wrong.push(String(schema.minimum - 1));
    if (schema.maximum !== undefined) wrong.push(String(schema.maximum + 1));
  }
  const isNarrow = schema.enum !== undefined || schema.pattern !== undefined || schema.format !== undefined;
  if (types.has('string') && isNarrow) wrong.push('non sense?');
  if (schema.maxLength !== undefined) wrong.push('x'.repeat(schema.maxLength + 1));
  return wrong.length === 0 ? null : fc.constantFrom(...wrong);
}

function listBodyErrors({ body }: Operation): fc.Arbitrary<ParameterFlaw>[] {
  if (body?.contentType !== 'application/json') return [];
  const schema = body.schema;
  const errors: fc.Arbitrary<ParameterFlaw>[] = [];
  const whole = unfitting(schema);
  if (whole)
    errors.push(
      whole.map((value): ParameterFlaw => (parts) => ({ ...parts, body: value })),
    );
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name))
      errors.push(fc.constant<ParameterFlaw>((parts) => withField(parts, name, undefined)));
    const wrong = unfitting(property);
    if (wrong)
      errors.push(
        wrong.map(
          (value): ParameterFlaw =>
            (parts) =>
              withField(parts, name, value),
        ),
      );
  }
  return errors;
}

const withParameter = (parts: Parts, name: string, value: unknown): Parts => ({
  ...parts,
  parameters: { ...parts.parameters, [name]: value },
});
const withField = (parts: Parts, name: string, value: unknown): Parts => ({
  ...parts,
  body: { ...(parts.body as Values), [name]: value },
});

function write(operation: Operation, { parameters, body }: Parts): WireRequest {
  let { path } = operation;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place } of operation.parameters) {
    const value = parameters[name];
    if (value === undefined || value === null) continue;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (place === 'query') query.set(name, text);
    else if (place === 'header') headers[name] = text.replaceAll(/[^\x20-\x7e]/g, '');
    else path = path.replace(`{${name}}`, toSegment(text));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  if (operation.body === null) return { path: path + search, headers };
  const { contentType } = operation.body;
  return {
    path: path + search,
    headers: { ...headers, 'content-type': contentType },
    body: contentType === 'application/json' ? JSON.stringify(body) : Buffer.from(String(body)),
  };
}

// An empty or dotted segment would be another path, and a lone surrogate is invalid in a URL.
function toSegment(text: string): string {
  const whole = text.replaceAll(/\p{Cs}/gu, '');
  return /^\.*$/.test(whole) ? 'x' : encodeURIComponent(whole);
}
