import { DAY_MS } from '@nova/shared/durations';
import type { Queryable } from '@nova/db/database';
import { statusChecks, statusDays } from '@nova/db/schema/status';
import {
  STATUS_CHECK_EVERY_MS,
  STATUS_DAYS,
  STATUS_RECENT_CHECKS,
  STATUS_STALE_CHECKS,
} from '@nova/shared/status/constants';
import { toHealth, toHealthPercent } from '@nova/shared/status/health';
import type { ServiceStatus, StatusSummary } from '@nova/shared/status/schemas';
import { STATUS_SERVICES, type StatusService } from '@nova/shared/status/services';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { readChainState } from '../../http/chain/read-chain-state.ts';
import { toWireTime } from '../../http/clock.ts';
import { listOpenIncidents } from './incidents.ts';
import { listMaintenances } from './maintenances.ts';

/**
 * Returns the status of all services by the worker's checks, and of the chain.
 * @param now milliseconds since 1970
 */
export async function readSummary(db: Queryable, now: number): Promise<StatusSummary> {
  const [services, chain, incidents, maintenances] = await Promise.all([
    readServices(db, now),
    readChainState(db, now),
    listOpenIncidents(db),
    listMaintenances(db, now),
  ]);
  const answers = services.flatMap(({ is_answered: isAnswered }) =>
    isAnswered === null ? [] : [isAnswered],
  );
  const percent = answers.length === STATUS_SERVICES.length ? toHealthPercent(answers) : null;
  const times = services.flatMap(({ recent }) => recent.at(-1)?.at ?? []);
  const health = percent === null ? 'unknown' : toHealth(percent);
  return {
    // Services answer without the chain, but nothing is sealed.
    health: health === 'healthy' && chain.state === 'stopped' ? 'degraded' : health,
    percent,
    checked_at: times.toSorted().at(-1) ?? null,
    chain,
    services,
    incidents,
    maintenances,
  };
}

async function readServices(db: Queryable, now: number): Promise<ServiceStatus[]> {
  const since = new Date(now - STATUS_RECENT_CHECKS * STATUS_CHECK_EVERY_MS);
  const before = new Date(now - STATUS_DAYS * DAY_MS).toISOString().slice(0, 10);
  const names = [...STATUS_SERVICES];
  const [checks, days] = await Promise.all([
    db
      .select()
      .from(statusChecks)
      .where(gt(statusChecks.checkedAt, since))
      .orderBy(asc(statusChecks.checkedAt)),
    db
      .select()
      .from(statusDays)
      .where(and(inArray(statusDays.service, names), gt(statusDays.day, before)))
      .orderBy(asc(statusDays.day)),
  ]);
  return names.map((service) => {
    const own = checks.filter((check) => check.service === service);
    const ownDays = days.filter((day) => day.service === service);
    return describe(service, own, ownDays, now);
  });
}

type Check = typeof statusChecks.$inferSelect;
type Day = typeof statusDays.$inferSelect;

function describe(
  service: StatusService,
  checks: readonly Check[],
  days: readonly Day[],
  now: number,
): ServiceStatus {
  const newest = checks.at(-1);
  const isFresh =
    newest !== undefined && now - newest.checkedAt.getTime() <= STATUS_STALE_CHECKS * STATUS_CHECK_EVERY_MS;
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const made = sum(({ checks: count }) => count);
  return {
    service,
    is_answered: isFresh ? newest.latencyMs !== null : null,
    latency_ms: isFresh ? newest.latencyMs : null,
    uptime: made === 0 ? null : sum(({ answered }) => answered) / made,
    recent: checks.map((check) => ({ at: toWireTime(check.checkedAt), latency_ms: check.latencyMs })),
    days: days.map(({ day, checks: count, answered }) => ({ day, checks: count, answered })),
  };
}
