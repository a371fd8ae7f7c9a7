import { z } from 'zod';

export const PAGE_LIMIT_DEFAULT = 25;
export const PAGE_LIMIT_MAX = 100;

/** A cursor that is not opaque: the page that ends with the oldest row. */
export const LAST_PAGE_CURSOR = 'last';

/**
 * Followed by the number of a block, the cursor of the page that starts with that block in lists ordered by block
 * (blocks, transactions, actions, transfers, internal transactions, events): at the block's last row, or at the next
 * older row if it has none.
 */
export const BLOCK_CURSOR_PREFIX = 'block:';

/**
 * Query of every list: `limit` rows, continued at an opaque, versioned `cursor` from `next` or `prev`, or
 * `last`.
 */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  cursor: z.string().max(200).optional(),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/**
 * Returns the schema of a list's response: newest first; `next` leads to older rows, `prev` to newer ones;
 * null at an end.
 */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable(), prev: z.string().nullable() });
}
export type Page<T> = { items: T[]; next: string | null; prev: string | null };
