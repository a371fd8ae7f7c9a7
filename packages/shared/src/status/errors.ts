/** Codes of what administrators tell on the status page. */
export const STATUS_ERRORS = {
  /** The incident is resolved: what comes after is a new one. */
  incidentResolved: 'incident_resolved',
  /** An incident goes on from investigating to resolved, never back. */
  incidentBackwards: 'incident_backwards',
  /** The maintenance is over or was cancelled before. */
  maintenanceOver: 'maintenance_over',
} as const;
