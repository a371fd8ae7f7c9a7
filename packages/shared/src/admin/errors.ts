/** Codes of what only administrators do. */
export const ADMIN_ERRORS = {
  /** Nobody takes a role from themselves or gives one to themselves. */
  ownRole: 'own_role',
  /** A demo account or a deleted one has no role. */
  roleRefused: 'role_refused',
  /** Only an operation that has failed is tried again. */
  notFailed: 'operation_not_failed',
  /** What the operation was part of is over: it has to be asked for anew. */
  requestAgain: 'operation_ask_anew',
} as const;
