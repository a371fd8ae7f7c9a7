import type { Anomaly as AnomalyOf, ActionTypeChange as ChangeOf } from './schemas.ts';

/** Header that carries the admin token. Never a query parameter: those end up in logs. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';
/** Key of the admin token in the browser’s local storage (requirement 185). */
export const ADMIN_TOKEN_KEY = 'adminToken';

/** What the website needs of the wire, without the library that checks it. */
export type Anomaly = AnomalyOf;
export type ActionTypeChange = ChangeOf;
