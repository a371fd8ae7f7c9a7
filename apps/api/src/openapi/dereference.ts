const SCHEMAS = '#/components/schemas/';

interface WithSchemas {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Returns an API description in which every reference to a named schema is replaced by that schema. */
export function dereference<T extends WithSchemas>(document: T): T {
  const schemas = document.components?.schemas ?? {};
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && $ref.startsWith(SCHEMAS))
      return { ...(replace(schemas[$ref.slice(SCHEMAS.length)]) as object), ...rest };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  };
  return replace(document) as T;
}
