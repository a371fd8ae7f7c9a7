import { sql } from 'drizzle-orm';
import type { IncidentStatus, StatusService, LocalizedText } from '@nova/shared/status/schemas';
import { bigint, date, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../column-types.ts';
import { app } from './schemas.ts';

/** Checks of a service per UTC day, written by the worker; the last three months are kept. */
export const statusDays = app.table(
  'status_days',
  {
    service: text('service').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Number of checks due. One missed because the worker itself was down counts as unanswered. */
    checks: integer('checks').notNull(),
    answered: integer('answered').notNull(),
    /** Time of the day's latest check. */
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
);

/** The newest checks of the four services, one row each. Written by the worker; kept for a day. */
export const statusChecks = app.table(
  'status_checks',
  {
    service: text('service').$type<StatusService>().notNull(),
    checkedAt: time('checked_at').notNull(),
    /** Response time; null if there was no response in time. */
    latencyMs: integer('latency_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.checkedAt] }),
    index('status_checks_at').on(table.checkedAt),
  ],
);

/** Incidents published by administrators. Written by the api. */
export const incidents = app.table(
  'incidents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    services: text('services').array().$type<StatusService[]>().notNull(),
    /** Status of the newest update. */
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

/** Updates of incidents in order. Append-only. Written by the api. */
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

/** Announced maintenance. Written by the api. */
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
