/** Error codes of publishing on the status page. */
export const STATUS_ERRORS = {
  /** The incident is resolved; later events are a new incident. */
  incidentResolved: 'incident_resolved',
  /** An incident progresses from investigating to resolved, never back. */
  incidentBackwards: 'incident_backwards',
  /** The maintenance is over or was canceled before. */
  maintenanceOver: 'maintenance_over',
} as const;
