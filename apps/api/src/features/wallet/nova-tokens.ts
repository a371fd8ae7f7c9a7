import type { Queryable } from '@nova/db/database';
import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { isDemo } from '../../http/access/is-demo.ts';

/**
 * Returns the value in NAC of awarded points after a conversion; zero for a demo account, which never
 * converts.
 */
export async function toNovaTokens(db: Queryable, userId: string, points: number): Promise<number> {
  return (await isDemo(db, userId)) ? 0 : points / EP_PER_NAC;
}
