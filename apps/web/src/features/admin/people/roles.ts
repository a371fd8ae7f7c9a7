import type { AdminUser as AdminUserOf, Role as RoleOf } from '@nova/shared/admin/lists';

export type AdminUser = AdminUserOf;
export type Role = RoleOf;
/** Roles of the server, repeated here so that the page does not load the schemas. */
export const ROLES: readonly Role[] = ['user', 'auditor', 'admin'];
