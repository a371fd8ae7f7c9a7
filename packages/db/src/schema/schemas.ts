import { pgSchema } from 'drizzle-orm/pg-core';

/** Data of users that exists only off the chain. Never dropped. */
export const app = pgSchema('app');
/** A projection of the chain, written by the indexer alone; can be rebuilt from the chain at any time. */
export const chain = pgSchema('chain');
