import { onchainTable } from 'ponder';

export const approval = onchainTable('approval', (t) => ({
  id: t.text().primaryKey(),
  spender: t.hex().notNull(),
  value: t.bigint().notNull(),
}));
