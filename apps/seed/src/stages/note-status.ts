import { DAY_MS, HOUR_MS } from '@nova/shared/durations';
import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import type { Incident } from '@nova/shared/status/schemas';
import { ApiClient } from '../api-client.ts';
import type { SeedContext } from './seed-context.ts';

const DAYS_AHEAD = 3;

/**
 * Publishes a resolved incident and an announced maintenance, both marked as invented; needs the admin token.
 */
export async function noteStatus({ nova, journal, progress, people }: SeedContext): Promise<void> {
  const { adminToken } = nova;
  if (adminToken === null)
    return progress.reportProgress('  · status page   unchanged: no admin token is available');
  const api = new ApiClient(nova.origin, people[0]!.api.signal);
  const request = <T>(path: string, body: unknown) =>
    api.request<T>(`/api/v1/admin/status/${path}`, { body, headers: { [ADMIN_TOKEN_HEADER]: adminToken } });
  try {
    await progress.part('status page', 2, async (tick) => {
      // Once per world, not per generation.
      await journal.once('status incident', () => announceIncident(request));
      tick();
      await journal.once('status maintenance', () => announce(request));
      tick();
      return 'one resolved incident, one announced maintenance';
    });
  } finally {
    api.close();
  }
}

type SendRequest = <T>(path: string, body: unknown) => Promise<T>;

async function announceIncident(request: SendRequest): Promise<void> {
  const { id } = await request<Incident>('incidents', {
    title: { en: 'Demo: delayed emails', de: 'Demo: E-Mails verzögern sich' },
    services: ['website'],
    status: 'investigating',
    text: {
      en: 'An example created by npm run seed. Emails are delayed. Accounts, points and coins are not affected.',
      de: 'Ein Beispiel von npm run seed. E-Mails kommen verspätet an. Konten, Punkte und Coins sind nicht betroffen.',
    },
  });
  await request(`incidents/${id}/updates`, {
    status: 'identified',
    text: {
      en: 'We found the cause: a full queue. (Example)',
      de: 'Wir haben die Ursache gefunden: eine volle Warteschlange. (Beispiel)',
    },
  });
  await request(`incidents/${id}/updates`, {
    status: 'resolved',
    text: {
      en: 'The queue is empty again. No email was lost.',
      de: 'Die Warteschlange ist wieder leer. Keine E-Mail ging verloren.',
    },
  });
}

async function announce(request: SendRequest): Promise<void> {
  const starts = Math.ceil((Date.now() + DAYS_AHEAD * DAY_MS) / HOUR_MS) * HOUR_MS;
  await request('maintenances', {
    title: { en: 'Demo: planned restart', de: 'Demo: ein geplanter Neustart' },
    text: {
      en: 'An example created by npm run seed. Pages load slightly slower for half an hour.',
      de: 'Ein Beispiel von npm run seed. Eine halbe Stunde lang laden die Seiten etwas langsamer.',
    },
    services: ['website', 'nova_rpc'],
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + HOUR_MS / 2).toISOString(),
  });
}
