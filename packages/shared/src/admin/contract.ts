import type { Anomaly as AnomalyOf, ActionTypeChange as ChangeOf } from './schemas.ts';

/** Header for the admin token. Never a query parameter, because those appear in logs. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';
/** Key of the admin token in the browser’s local storage (requirement 185). */
export const ADMIN_TOKEN_KEY = 'adminToken';

/** Types of the admin API for the website, without the validation library. */
export type Anomaly = AnomalyOf;
export type ActionTypeChange = ChangeOf;
