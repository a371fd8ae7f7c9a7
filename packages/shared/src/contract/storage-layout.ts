import { z } from 'zod';

const variableSchema = z.object({
  label: z.string(),
  /** First byte in the slot, counted from the lowest. */
  offset: z.int(),
  /** Number of the slot, in decimal; within a struct, counted from its first one. */
  slot: z.string(),
  /** Key of the type in `types`. */
  type: z.string(),
});

const typeSchema = z.object({
  encoding: z.string(),
  /** As in the source, such as `uint256` or `mapping(address => bool)`. */
  label: z.string(),
  /** Number of bytes, in decimal. */
  bytes: z.string(),
  /** Types of a mapping's keys and values. */
  key: z.string().optional(),
  value: z.string().optional(),
  /** Type of an array's items. */
  base: z.string().optional(),
  /** Members of a struct. */
  members: z.array(variableSchema).optional(),
});

/** Where a contract keeps its variables: the part of a Solidity compiler's `storageLayout` that decoding needs. */
export const storageLayoutSchema = z.object({
  storage: z.array(variableSchema),
  types: z.record(z.string(), typeSchema),
});
export type StorageLayout = z.infer<typeof storageLayoutSchema>;
export type StorageType = z.infer<typeof typeSchema>;

/** The compiler's own form. */
const outputSchema = storageLayoutSchema.extend({
  types: z
    .record(z.string(), typeSchema.omit({ bytes: true }).extend({ numberOfBytes: z.string() }))
    .nullable(),
});

/**
 * Returns the layout of a compiler's output; null if the compiler provides none. The numbers in the names of types,
 * which depend on the other contracts of the compilation, are counted anew.
 */
export function readStorageLayout(output: unknown): StorageLayout | null {
  const parsed = outputSchema.safeParse(output);
  if (!parsed.success) return null;
  const { storage } = parsed.data;
  const types = Object.fromEntries(
    Object.entries(parsed.data.types ?? {}).map(([name, { numberOfBytes: bytes, ...type }]) => [
      name,
      { ...type, bytes },
    ]),
  );
  const numbers = new Map<string, number>();
  const renumber = (text: string) =>
    text.replace(/(?<=\([A-Za-z_$][\w$.]*\))\d+/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
      return String(numbers.get(id));
    });
  return JSON.parse(renumber(JSON.stringify({ storage, types }))) as StorageLayout;
}

/** `GET /api/v1/contracts/{address}/storage-layout`: the layout of the code that uses the storage. */
export const contractStorageSchema = z.object({
  /** Name of the contract whose layout it is: the implementation behind a proxy, otherwise the contract itself. */
  name: z.string().nullable(),
  /** Null if its sources are unknown or their compiler provides none. */
  layout: storageLayoutSchema.nullable(),
});
export type ContractStorage = z.infer<typeof contractStorageSchema>;
