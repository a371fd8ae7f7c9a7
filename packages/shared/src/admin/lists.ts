import { z } from 'zod';
import { languageSchema } from '../language/schemas.ts';
import { addressSchema, hashSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';

/** Roles of accounts. `auditor` has read access to everything that administrators see. */
export const ROLES = ['user', 'auditor', 'admin'] as const;
export const accountRoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof accountRoleSchema>;

/** `GET /api/v1/admin/users`: `search` is a complete email address, wallet address or ID. */
export const usersQuerySchema = pageQuerySchema.extend({
  role: accountRoleSchema.optional(),
  search: z.string().trim().min(3).max(254).optional(),
});
export const adminUserSchema = z.object({
  id: z.string(),
  created_at: timeSchema,
  name: z.string(),
  /** Null for an account that has only a wallet. */
  email: z.string().nullable(),
  is_confirmed: z.boolean(),
  role: accountRoleSchema,
  is_demo: z.boolean(),
  is_deleted: z.boolean(),
  /** The primary wallet is first. */
  wallets: z.array(addressSchema),
});
export const usersPageSchema = pageSchema(adminUserSchema);
export type AdminUser = z.infer<typeof adminUserSchema>;
/** `PUT /api/v1/admin/users/{id}/role`. */
export const roleChangeSchema = z.object({ role: accountRoleSchema });

export const OUTBOX_LANES = ['actions', 'money', 'gas', 'curation', 'pausing'] as const;
export const OUTBOX_STATUSES = ['queued', 'signed', 'done', 'failed', 'refused'] as const;
/** `GET /api/v1/admin/outbox`. */
export const outboxQuerySchema = pageQuerySchema.extend({
  lane: z.enum(OUTBOX_LANES).optional(),
  status: z.enum(OUTBOX_STATUSES).optional(),
});
/** An operation that the server writes to the chain. */
export const outboxRowSchema = z.object({
  id: z.number().int(),
  lane: z.enum(OUTBOX_LANES),
  kind: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  operation_id: hashSchema,
  transaction_hash: hashSchema.nullable(),
  block_number: z.number().int().nullable(),
  attempts: z.number().int(),
  /** The last message from the chain or the worker. */
  last_error: z.string().nullable(),
  created_at: timeSchema,
  done_at: timeSchema.nullable(),
});
/** Pending and failed operations by lane. */
export const outboxLaneSchema = z.object({
  lane: z.enum(OUTBOX_LANES),
  waiting: z.number().int(),
  failed: z.number().int(),
  /** Creation time of the oldest pending one. */
  oldest_at: timeSchema.nullable(),
});
export const outboxPageSchema = pageSchema(outboxRowSchema).extend({ lanes: z.array(outboxLaneSchema) });
export type OutboxRow = z.infer<typeof outboxRowSchema>;
export type OutboxLaneState = z.infer<typeof outboxLaneSchema>;
/** Path parameter of one operation. */
export const outboxParamSchema = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** Filters of the audit log. `change`: only attempts that changed something. */
export const auditFilterSchema = z.object({
  actor: z.enum(['token', 'user', 'nobody']).optional(),
  action: z.string().min(1).max(80).optional(),
  result: z.enum(['allowed', 'refused', 'change']).optional(),
});
export const auditQuerySchema = pageQuerySchema.extend(auditFilterSchema.shape);
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** `GET /api/v1/admin/newsletter`: subscribers, newest first. */
export const newsletterPageSchema = pageSchema(
  z.object({
    at: timeSchema,
    email: z.string(),
    language: languageSchema,
    /** Time at which the mailed link was used; null until then, and such an address gets no newsletter. */
    confirmed_at: timeSchema.nullable(),
    user_id: z.string().nullable(),
  }),
);
export type NewsletterPage = z.infer<typeof newsletterPageSchema>;

/** `GET /api/v1/admin/whitelist/wallets`: wallets approved for early purchases, newest first. */
export const approvedWalletsSchema = pageSchema(
  z.object({
    address: addressSchema,
    at: timeSchema,
    added_by: z.enum(['token', 'user']),
    user_id: z.string().nullable(),
  }),
);
export type ApprovedWallets = z.infer<typeof approvedWalletsSchema>;
/** Maximum number of wallets per request; a longer file is sent in several requests. */
export const APPROVE_MAX = 500;
/** `POST /api/v1/admin/whitelist/wallets`. */
export const approveWalletsSchema = z.object({ addresses: z.array(addressSchema).min(1).max(APPROVE_MAX) });
/** Numbers of newly approved wallets and of those approved before. */
export const walletsApprovedSchema = z.object({ added: z.number().int(), known: z.number().int() });
export type WalletsApproved = z.infer<typeof walletsApprovedSchema>;

/** `GET /api/v1/admin/overview`. Amounts in smallest units. */
export const overviewSchema = z.object({
  users: z.object({ total: z.number().int(), today: z.number().int() }),
  wallets: z.object({ total: z.number().int(), today: z.number().int() }),
  actions: z.object({ total: z.number().int(), today: z.number().int() }),
  points: z.object({ total: z.number().int(), today: z.number().int() }),
  sale: z.object({
    /** Completed purchases. */
    purchases: z.number().int(),
    usdt_units: z.string(),
    /** The part without a real payment, in development only. */
    simulated_usdt_units: z.string(),
    nac_wei: z.string(),
    refund_due: z.number().int(),
    /** Result of the latest comparison of ledger and chain; null before the first. */
    is_clean: z.boolean().nullable(),
  }),
  outbox: z.object({ waiting: z.number().int(), failed: z.number().int(), oldest_at: timeSchema.nullable() }),
  /** Administrative attempts refused today. */
  refused_today: z.number().int(),
  /** The last 30 UTC days, ending with today. */
  days: z.array(z.object({ day: z.string(), actions: z.number().int(), points: z.number().int() })),
});
export type Overview = z.infer<typeof overviewSchema>;
