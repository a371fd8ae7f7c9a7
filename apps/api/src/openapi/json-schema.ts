/** A value of a JSON document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The part of JSON Schema that the API description uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly example?: Json;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Content of a request or response in one media type. */
export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: Json;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content; readonly $ref?: string }>
  >;
}

export interface ApiDocument {
  readonly components?: {
    readonly responses?: Readonly<Record<string, unknown>>;
    readonly schemas?: Readonly<Record<string, Json>>;
  };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head']);

/** Lists every operation of a document as `GET /path`. */
export function listOperations(
  document: ApiDocument,
): { readonly id: string; readonly operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ id: `${method.toUpperCase()} ${path}`, operation })),
  );
}
