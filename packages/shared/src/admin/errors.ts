/** Error codes of administrative operations. */
export const ADMIN_ERRORS = {
  /** Administrators cannot change their own role. */
  ownRole: 'own_role',
  /** Demo accounts and deleted accounts cannot have a role. */
  roleRefused: 'role_refused',
  /** Only a failed operation can be retried. */
  notFailed: 'operation_not_failed',
  /** The process that the operation belonged to has ended, so it must be requested again. */
  requestAgain: 'operation_ask_anew',
} as const;
