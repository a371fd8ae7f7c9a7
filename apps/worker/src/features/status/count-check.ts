import { STATUS_CHECK_EVERY_MS, STATUS_DAYS } from '@nova/shared/status/constants';
import type { ClientBase } from 'pg';

// Checks that were due since the last one but not made, because this process, and thus what it serves, was
// down.
const MISSED = `insert into app.status_days (service, day, checks, answered, checked_at)
  select $1, (due at time zone 'UTC')::date, count(*), 0, max(due)
  from (select max(checked_at) as at from app.status_days where service = $1
      having max(checked_at) is not null) last,
    generate_series(
      greatest(last.at, $2::timestamptz - make_interval(days => ${STATUS_DAYS})) + make_interval(secs => $3),
      $2::timestamptz - make_interval(secs => $3 / 2),
      make_interval(secs => $3)) due
  group by 2
  on conflict (service, day) do update
    set checks = status_days.checks + excluded.checks, checked_at = excluded.checked_at`;
const MADE = `insert into app.status_days (service, day, checks, answered, checked_at)
  values ($1, ($2::timestamptz at time zone 'UTC')::date, 1, $3, $2)
  on conflict (service, day) do update
    set checks = status_days.checks + 1, answered = status_days.answered + excluded.answered,
      checked_at = excluded.checked_at`;

/** Counts one check toward its UTC day, and each check missed before it as unanswered. */
export async function countCheck(
  client: ClientBase,
  service: string,
  at: Date,
  isAnswered: boolean,
): Promise<void> {
  await client.query(MISSED, [service, at, STATUS_CHECK_EVERY_MS / 1000]);
  await client.query(MADE, [service, at, isAnswered ? 1 : 0]);
}
