import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { ApiDocument, JsonSchema } from './json-schema.ts';
import { SCHEMA_MODULES } from './schema-modules.ts';

const SUFFIX = 'Schema';
/** The generator copies this key from the metadata of a schema into every place that uses it. */
export const NAME_KEY = 'x-name';

/**
 * Names the schemas of requests and responses after their exports, for `hoistSchemas`. The generator's own references are
 * not used, because they refuse null where a named schema is nullable.
 * @returns each named schema as the generator describes it
 */
export function nameSchemas(): ReadonlyMap<string, JsonSchema> {
  const named = new Map(
    Object.entries(SCHEMA_MODULES).flatMap(([prefix, modules]) =>
      modules.flatMap((module) => listSchemas(prefix, module)),
    ),
  );
  const router = new OpenAPIHono();
  for (const [name, schema] of named) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), [NAME_KEY]: name });
    router.openAPIRegistry.registerPath(describeAlone(name, schema));
  }
  const { paths = {} } = router.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: '', version: '' },
  }) as ApiDocument;
  return new Map(
    [...named.keys()].map((name) => {
      const { responses } = paths[`/${name}`]!['get']!;
      return [name, responses!['200']!.content!['application/json']!.schema!];
    }),
  );
}

function listSchemas(prefix: string, module: object): [name: string, schema: z.ZodType][] {
  return (Object.entries(module) as [string, unknown][]).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && name.endsWith(SUFFIX)
      ? [[prefix + name[0]!.toUpperCase() + name.slice(1, -SUFFIX.length), schema]]
      : [],
  );
}

const describeAlone = (name: string, schema: z.ZodType) =>
  createRoute({
    method: 'get',
    path: `/${name}`,
    responses: { 200: { description: name, content: { 'application/json': { schema } } } },
  });
