import type { Context } from 'hono';
import { toPresaleStatus } from '../sale/describe-sale.ts';
import type { SaleReader } from '../sale/sale-cache.ts';

/** Answers with the presale status. Its fields are fixed, so the age is sent as the `age` header. */
export async function answerStatus(c: Context, readShown: SaleReader['readShown']): Promise<Response> {
  const { snapshot, ageMs } = await readShown();
  c.header('age', String(Math.floor(ageMs / 1000)));
  return c.json(toPresaleStatus(snapshot), 200);
}
