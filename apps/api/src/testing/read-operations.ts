import { dereference } from '../openapi/dereference.ts';

/** The part of JSON Schema that the API description uses. */
export interface WireSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly WireSchema[];
  readonly anyOf?: readonly WireSchema[];
  readonly allOf?: readonly WireSchema[];
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | WireSchema;
  readonly items?: WireSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface WireParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: WireSchema;
}

/** A method of a path, as `/openapi.json` describes it. */
export interface Operation {
  /** For example `GET /api/v1/blocks`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly WireParameter[];
  /** Null without a body. */
  readonly body: { readonly contentType: string; readonly schema: WireSchema } | null;
}

interface Described {
  readonly parameters?: readonly WireParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: WireSchema }>> };
}

interface ApiPaths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Returns every operation of the API description in order. */
export function readOperations(document: unknown): Operation[] {
  const { paths } = dereference(document as ApiPaths);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: content ? { contentType: content[0], schema: content[1].schema } : null,
      };
    }),
  );
}
