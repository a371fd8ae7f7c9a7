import type { APIRequestContext } from '@playwright/test';
import { readAdminToken, runInDatabase } from './nova-database.ts';

/** A tab of the admin area: its panels, and every control that changes something. */
export interface AdminTab {
  readonly tab: string;
  readonly panels: readonly string[];
  readonly texts: readonly (string | RegExp)[];
  readonly writes: readonly (string | RegExp)[];
}

export interface FilledTabs {
  readonly tabs: readonly AdminTab[];
  /** Removes data that would affect other tests and alarms. */
  empty(): Promise<void>;
}

const hexOf = (text: string) => Buffer.from(text.padEnd(20, ' ').slice(0, 20)).toString('hex');

/**
 * Adds one row of each kind to the tabs, so that every control is shown. @param mark Included in each of
 * their names.
 */
export async function fillTabs(
  request: APIRequestContext,
  mark: string,
  userId: string,
): Promise<FilledTabs> {
  const headers = { 'x-admin-token': readAdminToken() };
  const post = async <Answer>(path: string, data: unknown) =>
    (await (await request.post(`/api/v1/admin/${path}`, { headers, data })).json()) as Answer;
  const both = (text: string) => ({ en: `${text} ${mark}`, de: `${text} ${mark}` });
  const [requestedAddress, approved, token, hidden] = ['asked', 'approved', 'token', 'hidden'].map((what) =>
    hexOf(`${what.slice(0, 5)} ${mark}`),
  );
  const purchase = hexOf(`due ${mark}`).padEnd(64, '0');
  const partner = await post<{ id: string }>('partners', { name: `Partner ${mark}`, webhook_url: null });
  await post(`partners/${partner.id}/keys`, { scopes: ['actions:write'] });
  const incident = await post<{ id: number }>('status/incidents', {
    title: both('Incident'),
    services: ['website'],
    text: both('We look into it'),
  });
  const work = await post<{ id: number }>('status/maintenances', {
    title: both('Work'),
    services: ['website'],
    text: both('It takes an hour'),
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    ends_at: new Date(Date.now() + 90_000_000).toISOString(),
  });
  const statements: readonly [string, readonly unknown[]][] = [
    [
      `insert into app.whitelist_signups (key, created_at, email, address, language, confirmed_at)
       values ($1, now(), $2, $3, 'en', now())`,
      [`asked ${mark}`, `asked-${mark}@example.org`, `0x${requestedAddress}`],
    ],
    [
      `insert into app.whitelist (address, created_at, added_by) values ($1, now(), 'token')`,
      [`0x${approved}`],
    ],
    [
      `insert into app.newsletter (key, created_at, email, language, confirmed_at)
       values ($1, now(), $2, 'en', now())`,
      [`reader ${mark}`, `reader-${mark}@example.org`],
    ],
    [
      `insert into app.contact_messages (created_at, topic, name, email, message, language, network, check_id)
       values (now(), 'general', $1, $2, 'Where is the harbour?', 'en', 'network', $3)`,
      [`Writer ${mark}`, `writer-${mark}@example.org`, `check ${mark}`],
    ],
    [
      `insert into app.nft_reports (token_id, user_id, reason, text, created_at)
       values ($1, $2, 'fraud', $3, now())`,
      [900_000_000 + (Number(mark) % 1_000_000), userId, `Image of ${mark}`],
    ],
    [
      `insert into app.token_reports (token, user_id, reason, text, created_at)
       values (decode($1, 'hex'), $2, 'fraud', $3, now())`,
      [token, userId, `Name of ${mark}`],
    ],
    [
      `insert into app.hidden_tokens (token, reason, hidden_at) values (decode($1, 'hex'), $2, now())`,
      [hidden, `Hidden for ${mark}`],
    ],
    [
      `insert into app.outbox (lane, kind, operation_id, payload, status, attempts, last_error)
       values ('money', $1, decode($2, 'hex'), '{}', 'failed', 1, $3)`,
      [`kind ${mark}`, purchase, `Refused ${mark}`],
    ],
    [
      `insert into app.presale_purchases (id, method, status, wallet_address, buyer_key, phase, usdt_amount, nova_tokens,
         bonus_tokens, created_at, paid_at)
       values (decode($1, 'hex'), 'bridge', 'refund_due', $2, decode($1, 'hex'), 1, 7000000, 1, 0, now(), now())`,
      [purchase, `0x${requestedAddress}`],
    ],
  ];
  for (const [text, values] of statements) await runInDatabase(text, values);
  return {
    tabs: listTabs(mark),
    empty: async () => {
      await runInDatabase(`delete from app.outbox where kind = $1`, [`kind ${mark}`]);
      await runInDatabase(`delete from app.presale_purchases where id = decode($1, 'hex')`, [purchase]);
      await runInDatabase(`delete from app.hidden_tokens where token = decode($1, 'hex')`, [hidden]);
      await post(`status/incidents/${incident.id}/updates`, { status: 'resolved', text: both('Over') });
      await request.post(`/api/v1/admin/status/maintenances/${work.id}/cancel`, { headers, data: {} });
    },
  };
}

function listTabs(mark: string): readonly AdminTab[] {
  return [
    { tab: 'Overview', panels: ['Energy Points per day'], texts: ['Raised', 'Wallets'], writes: [] },
    {
      tab: 'Presale',
      panels: ['Phases and pausing', 'Waiting for the Safe', 'Purchases', 'Presale accounting'],
      texts: [/^The sale is /, '7 USDT', 'from Ethereum'],
      writes: [/^Announce the end of phase/, 'Pause sale', 'Record refund'],
    },
    {
      tab: 'Whitelist',
      panels: ['Whitelist requests', 'Approved wallets'],
      texts: [`asked-${mark}@example.org`, 'Waiting'],
      writes: [/^Approve 0x/, /^Remove 0x/, /^Approve \d/],
    },
    { tab: 'Users', panels: ['Users and roles'], texts: [/^0x/], writes: [/^Change role of/] },
    {
      tab: 'Rewards',
      panels: ['Reward catalog', 'Partner applications', 'Anomalies'],
      texts: ['page_visit', `Partner ${mark}`],
      writes: [/^Change page_visit/, 'Add a partner', 'Issue a key', 'Define an action', /^Revoke /],
    },
    {
      tab: 'Messages',
      panels: ['Messages', 'Newsletter'],
      texts: [`Writer ${mark}`, `reader-${mark}@example.org`],
      writes: [],
    },
    {
      tab: 'Moderation',
      panels: ['Reported NFTs', 'Reported tokens', 'Hidden tokens'],
      texts: [`Image of ${mark}`, `Name of ${mark}`, `Hidden for ${mark}`],
      writes: ['Hide', 'Dismiss reports', /^Unhide /],
    },
    {
      tab: 'Outbox',
      panels: ['Outbox'],
      texts: [`kind ${mark}`, `Refused ${mark}`],
      writes: [/^Retry operation/],
    },
    {
      tab: 'Status page',
      panels: ['Incidents and maintenance'],
      texts: [`Incident ${mark}`, `Work ${mark}`],
      writes: ['Report an incident', 'Schedule maintenance', 'Post an update', 'Cancel'],
    },
    { tab: 'Audit log', panels: ['Audit log'], texts: ['read audit log'], writes: [] },
  ];
}
