import type { Queryable } from '@nova/db/database';
import { EP_PER_NAC } from '@nova/shared/energy/constants';
import { isDemo } from '../../http/access/is-demo.ts';

/** What awarded points are worth in NAC when the account converts them; nothing for a demo, which never does. */
export async function toNovaTokens(db: Queryable, userId: string, points: number): Promise<number> {
  return (await isDemo(db, userId)) ? 0 : points / EP_PER_NAC;
}
