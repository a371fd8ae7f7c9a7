import type { AdminUser as AdminUserOf, Role as RoleOf } from '@nova/shared/admin/lists';

export type AdminUser = AdminUserOf;
export type Role = RoleOf;
/** As the server knows them; written here so that the page does not carry what checks them. */
export const ROLES: readonly Role[] = ['user', 'auditor', 'admin'];
