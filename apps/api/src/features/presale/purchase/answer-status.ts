import type { Context } from 'hono';
import { toPresaleStatus } from '../sale/describe-sale.ts';
import type { SaleReader } from '../sale/sale-cache.ts';

/** The presale status; its age is in the header `age`, since its fields are fixed. */
export async function answerStatus(c: Context, readShown: SaleReader['readShown']): Promise<Response> {
  const { snapshot, ageMs } = await readShown();
  c.header('age', String(Math.floor(ageMs / 1000)));
  return c.json(toPresaleStatus(snapshot), 200);
}
