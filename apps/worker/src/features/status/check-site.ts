import { STATUS_CHECK_EVERY_MS } from '@nova/shared/status/constants';
import { STATUS_SERVICES } from '@nova/shared/status/services';
import type { ClientBase } from 'pg';
import { sleep } from '../../lib/retries/sleep.ts';
import { countCheck } from './count-check.ts';
import { probeService } from './probe-service.ts';

const START_POLL_MS = 1_000;

/**
 * Performs one round of checks of the four services, stored as the latest result and counted toward their
 * 90 days.
 */
export async function checkSite(client: ClientBase, siteUrl: string, at: Date): Promise<void> {
  const latencies = await Promise.all(STATUS_SERVICES.map((service) => probeService(siteUrl, service)));
  for (const [index, service] of STATUS_SERVICES.entries()) {
    const latency = latencies[index] ?? null;
    await client.query(
      `insert into app.status_checks (service, checked_at, latency_ms) values ($1, $2, $3) on conflict do nothing`,
      [service, at, latency],
    );
    await countCheck(client, service, at, latency !== null);
  }
}

/**
 * Waits for at most one check interval until the website responds, because all processes start together and
 * a website that is still starting is not down.
 */
export async function awaitSite(siteUrl: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + STATUS_CHECK_EVERY_MS;
  while (!signal.aborted && Date.now() < deadline) {
    if ((await probeService(siteUrl, 'website')) !== null) return;
    await sleep(START_POLL_MS, signal);
  }
}
