import { z } from 'zod';
import { localizedSchema } from '../language/schemas.ts';
import { timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { STATUS_SERVICES } from './services.ts';

export type { StatusService } from './services.ts';

const serviceSchema = z.enum(STATUS_SERVICES);

/** Statuses of an incident in their only order. */
export const INCIDENT_STATUSES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const incidentStatusSchema = z.enum(INCIDENT_STATUSES);
export type IncidentStatus = z.infer<typeof incidentStatusSchema>;

const line = (most: number) => z.string().trim().min(3).max(most);
/** A public title in every language of the site. */
const titleSchema = localizedSchema(line(120));
const textSchema = localizedSchema(line(2_000));
export type LocalizedText = z.infer<typeof textSchema>;

const textsSchema = localizedSchema(z.string());

/** An update of an incident. */
export const incidentUpdateSchema = z.object({
  at: timeSchema,
  status: incidentStatusSchema,
  text: textsSchema,
});
export const incidentSchema = z.object({
  id: z.number().int(),
  title: textsSchema,
  services: z.array(serviceSchema),
  status: incidentStatusSchema,
  started_at: timeSchema,
  resolved_at: timeSchema.nullable(),
  /** Newest first. */
  updates: z.array(incidentUpdateSchema),
});
export const incidentPageSchema = pageSchema(incidentSchema);
export type Incident = z.infer<typeof incidentSchema>;

export const maintenanceSchema = z.object({
  id: z.number().int(),
  title: textsSchema,
  text: textsSchema,
  services: z.array(serviceSchema),
  starts_at: timeSchema,
  ends_at: timeSchema,
  is_under_way: z.boolean(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** Results of the checks of one service. */
export const serviceStatusSchema = z.object({
  service: serviceSchema,
  /** Result of the newest check; null before the first, or if it is older than three rounds. */
  is_answered: z.boolean().nullable(),
  latency_ms: z.number().int().nullable(),
  /** Share of answered checks in 90 days, 0 to 1; null before the first. */
  uptime: z.number().nullable(),
  /** The last half hour, oldest first; null without a response in time. */
  recent: z.array(z.object({ at: timeSchema, latency_ms: z.number().int().nullable() })),
  /** UTC days with checks, oldest first. */
  days: z.array(z.object({ day: z.string(), checks: z.number().int(), answered: z.number().int() })),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;

/** Whether the chain seals accepted actions, and how. */
export const chainStateSchema = z.object({
  /**
   * `stopped` if no block follows an action that has waited for 15 seconds, or if a chain that creates blocks
   * without transactions has missed three of them.
   */
  state: z.enum(['stopped', 'running']),
  /** Time of the oldest waiting action, or else of the newest block; null while the chain runs. */
  stopped_since: timeSchema.nullable(),
  /** Accepted actions that wait for the chain to continue; 0 while it runs. */
  waiting_actions: z.number().int(),
  /**
   * Whether one of the newest 50 blocks contains several transactions. Our own node and our CometBFT validators
   * never create such blocks; other engines do.
   */
  shares_blocks: z.boolean(),
});
export type ChainState = z.infer<typeof chainStateSchema>;

/** `GET /api/v1/status`: the overall status for people and programs. */
export const statusSummarySchema = z.object({
  /** `unknown` while no checks are made. */
  health: z.enum(['healthy', 'degraded', 'critical', 'unknown']),
  percent: z.number().nullable(),
  checked_at: timeSchema.nullable(),
  chain: chainStateSchema,
  services: z.array(serviceStatusSchema),
  /** Unresolved incidents, newest first. */
  incidents: z.array(incidentSchema),
  /** Current and future ones, earliest first. */
  maintenances: z.array(maintenanceSchema),
});
export type StatusSummary = z.infer<typeof statusSummarySchema>;

/** `GET /api/v1/version`. */
export const releaseSchema = z.object({
  /** Semantic version. */
  version: z.string(),
  /** The full hash of the git commit, or null if unknown. */
  commit: z.string().nullable(),
});

const servicesSchema = z
  .array(serviceSchema)
  .max(STATUS_SERVICES.length)
  .refine((services) => new Set(services).size === services.length, 'must not name a service twice');

/** `POST /api/v1/admin/status/incidents`. */
export const openIncidentSchema = z.object({
  title: titleSchema,
  services: servicesSchema,
  status: incidentStatusSchema.exclude(['resolved']).default('investigating'),
  text: textSchema,
});
export type OpenIncident = z.infer<typeof openIncidentSchema>;

/** `POST /api/v1/admin/status/incidents/{id}/updates`. */
export const addIncidentUpdateSchema = z.object({ status: incidentStatusSchema, text: textSchema });

/** `POST /api/v1/admin/status/maintenances`. */
export const planMaintenanceSchema = z
  .object({
    title: titleSchema,
    text: textSchema,
    services: servicesSchema,
    starts_at: timeSchema,
    ends_at: timeSchema,
  })
  .refine(({ starts_at: start, ends_at: end }) => Date.parse(start) < Date.parse(end), {
    path: ['ends_at'],
    message: 'must be after its start',
  });
export type PlanMaintenance = z.infer<typeof planMaintenanceSchema>;

/** Path parameter of an incident or maintenance. */
export const noticeParamSchema = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
