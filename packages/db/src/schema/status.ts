import { sql } from 'drizzle-orm';
import type { IncidentStatus, StatusService, LocalizedText } from '@nova/shared/status/schemas';
import { bigint, date, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './column-types.ts';
import { app } from './schemas.ts';

/** Checks of a service in one UTC day, written by the worker; the days of the last three months are kept. */
export const statusDays = app.table(
  'status_days',
  {
    service: text('service').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Checks that were due. One that nobody made, because the worker itself was away, was not answered. */
    checks: integer('checks').notNull(),
    answered: integer('answered').notNull(),
    /** The latest check of that day. */
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
);

/** The newest checks of the four services, one row each. Written by the worker; a day of them is kept. */
export const statusChecks = app.table(
  'status_checks',
  {
    service: text('service').$type<StatusService>().notNull(),
    checkedAt: time('checked_at').notNull(),
    /** How long the answer took; null when none came in time. */
    latencyMs: integer('latency_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.checkedAt] }),
    index('status_checks_at').on(table.checkedAt),
  ],
);

/** Disturbances that an administrator has told of. Written by the api. */
export const incidents = app.table(
  'incidents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    services: text('services').array().$type<StatusService[]>().notNull(),
    /** Of the newest update. */
    status: text('status').$type<IncidentStatus>().notNull(),
    startedAt: time('started_at').notNull(),
    resolvedAt: time('resolved_at'),
  },
  (table) => [
    index('incidents_open')
      .on(table.id)
      .where(sql`resolved_at is null`),
  ],
);

/** What was told of a disturbance, in its order; never changed. Written by the api. */
export const incidentUpdates = app.table(
  'incident_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    incidentId: bigint('incident_id', { mode: 'number' })
      .notNull()
      .references(() => incidents.id),
    at: time('at').notNull(),
    status: text('status').$type<IncidentStatus>().notNull(),
    text: jsonb('text').$type<LocalizedText>().notNull(),
  },
  (table) => [index('incident_updates_incident').on(table.incidentId, table.id)],
);

/** Work on the system that is announced. Written by the api. */
export const maintenances = app.table(
  'maintenances',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    text: jsonb('text').$type<LocalizedText>().notNull(),
    services: text('services').array().$type<StatusService[]>().notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    cancelledAt: time('cancelled_at'),
  },
  (table) => [index('maintenances_ends').on(table.endsAt)],
);
