import { ENGLISH_API, type ApiTexts } from './api-texts.ts';

/** The parts of an OpenAPI 3.1 document that the reference shows. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, { readonly description?: string } & Content>>;
  readonly security?: readonly unknown[];
}
export interface ApiDescription {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface Context {
  readonly api: ApiDescription;
  readonly texts: ApiTexts;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** The only field of every error response; the introduction describes its structure. */
const REFUSAL_FIELD = '`error`';
/** Maximum number of enum values listed by name; the remaining ones are only counted. */
const NAMED_MAX = 8;

/**
 * Renders the API's own description (`/openapi.json`) as
 * Markdown: a chapter per path group, a section per operation.
 */
export function describeApi(api: ApiDescription, texts: ApiTexts = ENGLISH_API): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation) continue;
      const name = groupOf(path);
      groups.set(name, [
        ...(groups.get(name) ?? []),
        describeOperation({ api, texts }, method, path, operation),
      ]);
    }
  }
  const chapters = [...groups].map(([name, sections]) => `## ${name}\n\n${sections.join('\n\n')}`);
  const intro = `${texts.translate(api.info.description ?? '')} ${texts.refusals}`;
  return [`# ${api.info.title}`, intro, ...chapters].join('\n\n');
}

/** `/api/v1/blocks/{id}` → `/api/v1/blocks`, `/auth/v1/user` → `/auth/v1`. */
function groupOf(path: string): string {
  const parts = path.split('/').slice(1);
  const depth = parts[0] === 'api' ? 3 : 2;
  return `/${parts.slice(0, depth).join('/')}`;
}

function describeOperation(context: Context, method: string, path: string, operation: Operation): string {
  const { api, texts } = context;
  const lines = [`### ${method.toUpperCase()} ${path}`];
  const operationText = [operation.summary, operation.description]
    .flatMap((text) => (text ? [texts.translate(text)] : []))
    .join('. ');
  if (operationText) lines.push(operationText.endsWith('.') ? operationText : `${operationText}.`);
  if (operation.security?.length) lines.push(texts.needsSession);
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, description, schema }) => [
      `\`${name}\``,
      place + (required ? '' : `, ${texts.optional}`),
      typeOf(context, schema),
      texts.translate(description ?? resolve(api, schema).description ?? ''),
    ],
  );
  if (parameters.length > 0) lines.push(table(texts.parameterHead, parameters));
  const body = fieldsOf(context, schemaOf(operation.requestBody));
  if (body.length > 0) lines.push(table(texts.bodyHead, body));
  lines.push(...describeAnswers(context, operation.responses ?? {}));
  return lines.join('\n\n');
}

/**
 * Describes the responses of an operation: a line for a single
 * response, a table for several, and the errors in one line.
 */
function describeAnswers(context: Context, responses: NonNullable<Operation['responses']>): string[] {
  const { texts } = context;
  const answers: string[][] = [];
  const refusals: string[] = [];
  for (const [status, { description = '', ...answer }] of Object.entries(responses)) {
    // The introduction describes the form of all other errors.
    if (status === 'default') continue;
    const when = texts
      .translate(description)
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace(/\.$/, '');
    const fields = fieldsOf(context, schemaOf(answer));
    if (fields.length === 1 && fields[0]![0] === REFUSAL_FIELD) refusals.push(`${status} ${when}`.trim());
    else answers.push([status, when, fields.map(([name, type]) => `${name} ${type}`).join(', ')]);
  }
  const lines: string[] = [];
  if (answers.length > 1) lines.push(table(texts.answerHead, answers));
  for (const [status, when, fields] of answers.length === 1 ? answers : [])
    lines.push(texts.answers(status!, when!, fields!));
  if (refusals.length > 0) lines.push(texts.refuses(refusals.join('; ')));
  return lines;
}

const schemaOf = (part: Content | undefined): Schema | undefined =>
  Object.values(part?.content ?? {})[0]?.schema;

function resolve(api: ApiDescription, schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : (api.components?.schemas?.[name] ?? {});
}

/** Returns name, type and meaning of each field; for a list, the fields of its rows. */
function fieldsOf(context: Context, maybeReference: Schema | undefined): string[][] {
  const { api, texts } = context;
  const schema = resolve(api, maybeReference);
  if (schema.items) return fieldsOf(context, schema.items);
  const parts = schema.allOf ?? schema.anyOf ?? schema.oneOf;
  if (!schema.properties && parts) return parts.flatMap((part) => fieldsOf(context, part));
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isOptional = schema.required?.includes(name) === false;
    const { description } = resolve(api, field);
    return [
      `\`${name}\``,
      typeOf(context, field) + (isOptional ? `, ${texts.optional}` : ''),
      texts.translate(description ?? ''),
    ];
  });
}

function typeOf(context: Context, maybeReference: Schema | undefined): string {
  const { api, texts } = context;
  const schema = resolve(api, maybeReference);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) {
    const named = schema.enum.slice(0, NAMED_MAX).map((value) => `\`${String(value)}\``);
    const rest = schema.enum.length - named.length;
    return named.join(' ') + (rest > 0 ? ` ${texts.andMore(rest)}` : '');
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map((part) => typeOf(context, part)))].join(` ${texts.or} `);
  if (schema.items) return texts.listOf(typeOf(context, schema.items));
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(` ${texts.or} `);
  return type + rangeOf(schema, texts);
}

function rangeOf({ minimum, maximum, default: initial }: Schema, texts: ApiTexts): string {
  const isLimited = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const range = isLimited ? ` ${texts.range(minimum ?? 0, maximum)}` : '';
  return range + (initial === undefined ? '' : ` ${texts.otherwise(JSON.stringify(initial))}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ') || ' ').join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
