import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Match, ByteRanges } from '@nova/shared/contract/match-code';
import type { VerificationFailure } from '@nova/shared/contract/errors';
import { hexBytes, time } from './column-types.ts';
import { app } from './schemas.ts';

/**
 * Sources that were compiled, each contract of them by itself, with the code they give. Many addresses may have the
 * same. Written by the worker alone, and never changed: the id is a hash over everything that decides the code.
 */
export const contractSources = app.table(
  'contract_sources',
  {
    id: hexBytes('id').primaryKey(),
    name: text('name').notNull(),
    file: text('file').notNull(),
    /** With commit: `0.8.30+commit.73712a01`. */
    compiler: text('compiler').notNull(),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    sources: jsonb('sources').$type<Record<string, string>>().notNull(),
    abi: jsonb('abi').$type<Record<string, unknown>[]>().notNull(),
    /** SPDX identifier. */
    license: text('license'),
    /** Bytes of the running code without metadata: what codes that may be alike are looked up by. */
    codeSize: integer('code_size').notNull(),
    runtimeCode: hexBytes('runtime_code').notNull(),
    immutables: jsonb('immutables').$type<ByteRanges>().notNull(),
    runtimeLibraries: jsonb('runtime_libraries').$type<ByteRanges>().notNull(),
    creationCode: hexBytes('creation_code').notNull(),
    creationLibraries: jsonb('creation_libraries').$type<ByteRanges>().notNull(),
    /** Metadata of all contracts of the compilation, which their code may hold. */
    tails: jsonb('tails').$type<string[]>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('contract_sources_code_size').on(table.codeSize, table.createdAt)],
);

/** Which sources an address has. Written by the worker alone. */
export const verifiedContracts = app.table(
  'verified_contracts',
  {
    address: hexBytes('address').primaryKey(),
    sourceId: hexBytes('source_id')
      .notNull()
      .references(() => contractSources.id),
    match: text('match').$type<Match>().notNull(),
    creationMatch: text('creation_match').$type<Match>(),
    constructorArguments: hexBytes('constructor_arguments'),
    /** Addresses of linked libraries by name. */
    libraries: jsonb('libraries').$type<Record<string, `0x${string}`>>().notNull(),
    origin: text('origin').$type<'deployment' | 'submitted'>().notNull(),
    /** keccak256 of the code that was compared: a chain that holds other code there now is not described by this. */
    codeHash: hexBytes('code_hash').notNull(),
    verifiedAt: time('verified_at').notNull().defaultNow(),
  },
  (table) => [index('verified_contracts_source').on(table.sourceId)],
);

export type VerificationState = 'queued' | 'running' | 'verified' | 'failed';

/** Requests to verify. Inserted by the api, changed and removed by the worker alone. */
export const contractVerifications = app.table(
  'contract_verifications',
  {
    id: text('id').primaryKey(),
    address: hexBytes('address').notNull(),
    /** Version without commit. */
    compiler: text('compiler').notNull(),
    /** `file:Name` or `Name`; null takes what fits. */
    target: text('target'),
    /** The standard JSON input; emptied once it has been worked on. */
    input: text('input').notNull(),
    /** The client's network as a keyed hash, to count what one has open. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    status: text('status').$type<VerificationState>().notNull().default('queued'),
    /** How often it was begun: one that ends the process is not begun for ever. */
    attempts: integer('attempts').notNull().default(0),
    /** How often the chain did not answer while it was worked on, and when it is begun again. */
    interruptions: integer('interruptions').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    match: text('match').$type<Match>(),
    failure: text('failure').$type<VerificationFailure>(),
    failureMessage: text('failure_message'),
    createdAt: time('created_at').notNull().defaultNow(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('contract_verifications_open')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
    index('contract_verifications_finished').on(table.finishedAt),
  ],
);
