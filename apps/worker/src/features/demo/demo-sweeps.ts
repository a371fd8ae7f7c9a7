import type { Sweep } from '../../lib/jobs/run-cleanup.ts';

/** How long the mark of a demo account stays after its end, in days: as long as its points could be asked about. */
const KEPT_DAYS = 30;

/** Demo accounts whose time is over: their sessions and wallet links go; the mark stays, so that they never convert. */
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
        where least(expires_at, coalesce(ended_at, expires_at)) < now() - make_interval(days => ${KEPT_DAYS}))`,
  },
];
