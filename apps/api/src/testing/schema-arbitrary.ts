import * as fc from 'fast-check';
import type { WireSchema } from './read-operations.ts';

/** Text that is difficult in any context: SQL, JSON, HTML, paths, logs. */
const AWKWARD = [
  '',
  ' ',
  "'; drop table app.users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202egnihtyna',
  '__proto__',
  'NaN',
  '-1',
  '9'.repeat(400),
];

/** Generates values that a schema allows, as far as it restricts them. */
export function fitting(schema: WireSchema): fc.Arbitrary<unknown> {
  const { enum: values, oneOf, anyOf, allOf } = schema;
  if (values) return fc.constantFrom(...values);
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (allOf) return fc.tuple(...allOf.map(fitting)).map((parts) => Object.assign({}, ...parts) as unknown);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => fitting({ ...schema, type })));
  }
  return byType(schema);
}

function byType(schema: WireSchema): fc.Arbitrary<unknown> {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1);
  if (type === 'integer') {
    return fc.oneof(
      fc.integer({ min: least ?? -1000, max: Math.min(most ?? 1000, (least ?? 0) + 1_000_000) }),
      fc.constant(most ?? Number.MAX_SAFE_INTEGER),
    );
  }
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return text(schema);
  if (type === 'array') {
    const { minItems = 0, maxItems = 4, items = {} } = schema;
    return fc.array(fitting(items), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    });
  }
  if (type === 'object') return object(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

function object({ properties = {}, required = [], additionalProperties }: WireSchema): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, fitting(value)])),
    { requiredKeys: [...required] },
  );
  if (typeof additionalProperties !== 'object') return named;
  const more = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), fitting(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(more, named).map(([free, fixed]) => Object.assign({}, free, fixed));
}

function text({ pattern, format, minLength = 0, maxLength = 40 }: WireSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(iso);
  if (format === 'date') {
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => iso(date).slice(0, 10));
  }
  if (format === 'uri') return fc.webUrl();
  // The document appends flags to a pattern, which is invalid in JSON Schema; Unicode classes are replaced by
  // plain text here.
  if (pattern !== undefined && !pattern.includes('\\p{')) {
    return fc.stringMatching(new RegExp(pattern));
  }
  const most = Math.max(minLength, Math.min(maxLength, 60));
  const awkward = AWKWARD.filter(({ length }) => length >= minLength && length <= most);
  const any = fc.string({ unit: 'binary', minLength, maxLength: most });
  return awkward.length > 0 ? fc.oneof(any, fc.constantFrom(...awkward)) : any;
}

const iso = (date: Date) => date.toISOString();

/** Generates values that the schema refuses; null if it allows every value. */
export function unfitting(schema: WireSchema): fc.Arbitrary<unknown> | null {
  const types = typesOf(schema);
  if (types === null) return null;
  const wrong: fc.Arbitrary<unknown>[] = [];
  if (!types.has('number') && !types.has('integer')) wrong.push(fc.constantFrom<unknown>(7, -1.5));
  if (!types.has('string')) wrong.push(fc.constant<unknown>('nonsense'));
  if (!types.has('boolean')) wrong.push(fc.constant<unknown>(true));
  if (!types.has('array')) wrong.push(fc.constant<unknown>([1]));
  if (!types.has('object')) wrong.push(fc.constant<unknown>({ no: 'sense' }));
  if (types.has('integer') && !types.has('number')) wrong.push(fc.constant<unknown>(1.5));
  if (schema.maximum !== undefined) wrong.push(fc.constant<unknown>(schema.maximum + 1));
  if (schema.minimum !== undefined) wrong.push(fc.constant<unknown>(schema.minimum - 1));
  if (schema.exclusiveMinimum !== undefined) wrong.push(fc.constant<unknown>(schema.exclusiveMinimum));
  if (schema.enum && types.has('string')) wrong.push(fc.constant<unknown>('none of them'));
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test('\n?'))
    wrong.push(fc.constant<unknown>('\n?'));
  if (schema.maxLength !== undefined) wrong.push(fc.constant<unknown>('x'.repeat(schema.maxLength + 1)));
  if (schema.maxItems !== undefined) {
    wrong.push(fc.constant<unknown>(Array.from({ length: schema.maxItems + 1 }, () => null)));
  }
  return wrong.length === 0 ? null : fc.oneof(...wrong);
}

function typesOf(schema: WireSchema): Set<string> | null {
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) {
    const all = new Set<string>();
    for (const choice of choices) {
      const types = typesOf(choice);
      if (types === null) return null;
      for (const type of types) all.add(type);
    }
    return all;
  }
  if (schema.type === undefined) return null;
  return new Set(typeof schema.type === 'string' ? [schema.type] : schema.type);
}
