import type { Sweep } from '../../lib/jobs/run-cleanup.ts';

/**
 * Days for which the mark of a demo account is kept after it expires, in case its points are still queried.
 */
const RETENTION_DAYS = 30;

/**
 * Removes the sessions and wallet links of expired demo accounts. The mark remains so that they can never
 * convert points.
 */
export const DEMO_SWEEPS: readonly Sweep[] = [
  {
    what: 'sessions of ended demo accounts',
    statement: `delete from app.sessions where user_id in (
      select user_id from app.demo_sessions where least(expires_at, coalesce(ended_at, expires_at)) < now())`,
  },
  {
    what: 'names of ended demo accounts',
    statement: `update app.users set deleted_at = now(), email = id || '@deleted.invalid'
      where deleted_at is null and id in (
        select user_id from app.demo_sessions
        where least(expires_at, coalesce(ended_at, expires_at)) < now() - make_interval(days => ${RETENTION_DAYS}))`,
  },
];
