import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Match, ByteRanges } from '@nova/shared/contract/match-code';
import type { StorageLayout } from '@nova/shared/contract/storage-layout';
import type { VerificationFailure } from '@nova/shared/contract/errors';
import { hexBytes, time } from '../column-types.ts';
import { app } from './schemas.ts';

/**
 * Compiled contracts with their sources and code. Several addresses may share one. Immutable, because the ID
 * is a hash of everything that determines the code. Written by the worker.
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
    /** Length of the deployed code without metadata in bytes, to find candidates for equal code. */
    codeSize: integer('code_size').notNull(),
    runtimeCode: hexBytes('runtime_code').notNull(),
    immutables: jsonb('immutables').$type<ByteRanges>().notNull(),
    runtimeLibraries: jsonb('runtime_libraries').$type<ByteRanges>().notNull(),
    creationCode: hexBytes('creation_code').notNull(),
    creationLibraries: jsonb('creation_libraries').$type<ByteRanges>().notNull(),
    /** Metadata of all contracts of the compilation, which their code may include. */
    tails: jsonb('tails').$type<string[]>().notNull(),
    /** Null if the compiler provides none, and for sources stored before it was read, until they are sent again. */
    storageLayout: jsonb('storage_layout').$type<StorageLayout>(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contract_sources_code_size').on(table.codeSize, table.createdAt),
    // Finds contracts by the start of their name.
    index('contract_sources_name').on(sql`(lower(${table.name})) text_pattern_ops`),
  ],
);

/** The verified sources of each address. Written by the worker. */
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
    /**
     * keccak256 of the compared code; if the chain now has other code at the address, this row does not
     * describe it.
     */
    codeHash: hexBytes('code_hash').notNull(),
    verifiedAt: time('verified_at').notNull().defaultNow(),
  },
  (table) => [
    index('verified_contracts_source').on(table.sourceId),
    index('verified_contracts_newest').on(table.verifiedAt, table.address),
  ],
);

export type VerificationState = 'queued' | 'running' | 'verified' | 'failed';

/** Verification requests. Inserted by the api; updated and deleted only by the worker. */
export const contractVerifications = app.table(
  'contract_verifications',
  {
    id: text('id').primaryKey(),
    address: hexBytes('address').notNull(),
    /** Version without the commit. */
    compiler: text('compiler').notNull(),
    /** `file:Name` or `Name`; null selects the contract that matches. */
    target: text('target'),
    /** The standard JSON input; emptied after processing. */
    input: text('input').notNull(),
    /** The client's network as a keyed hash, to limit its open requests. */
    network: text('network').notNull(),
    /** The client's IPv6 /48 as a keyed hash; null for IPv4. */
    wideNetwork: text('wide_network'),
    status: text('status').$type<VerificationState>().notNull().default('queued'),
    /** Number of starts, limited because a request may crash the process. */
    attempts: integer('attempts').notNull().default(0),
    /** Number of interruptions by an unavailable chain, and the time of the next attempt. */
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
