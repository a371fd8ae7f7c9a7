import { MetaMaskOpenRPCDocument as openrpc } from '@metamask/api-specs';
import { z } from 'zod';

const methodsSchema = z.array(
  z.looseObject({ name: z.string(), result: z.looseObject({ schema: z.looseObject({}) }) }),
);

/** Keywords that the converter does not support; without them a schema permits more, never less. */
const UNKNOWN_KEYWORDS = new Set(['unevaluatedProperties']);

/** Converts an OpenRPC schema to JSON Schema: moves its references and drops unsupported keywords. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema === 'string') return schema.replace('#/components/schemas/', '#/$defs/');
  if (typeof schema !== 'object' || schema === null) return schema;
  const knownEntries = Object.entries(schema).filter(([key]) => !UNKNOWN_KEYWORDS.has(key));
  return Object.fromEntries(knownEntries.map(([key, value]) => [key, toJsonSchema(value)]));
}

const { methods, components } = z
  .object({ methods: methodsSchema, components: z.object({ schemas: z.looseObject({}) }) })
  .parse(openrpc);
const definitions = toJsonSchema(components.schemas) as Record<string, object>;

/**
 * Returns the result schema of a method in MetaMask's OpenRPC document, or undefined for an unknown method.
 */
export function openRpcResult(name: string): z.ZodType | undefined {
  const method = methods.find((one) => one.name === name);
  if (method === undefined) return undefined;
  const schema = toJsonSchema(method.result.schema) as object;
  return z.fromJSONSchema({ ...schema, $defs: definitions } as Parameters<typeof z.fromJSONSchema>[0]);
}
