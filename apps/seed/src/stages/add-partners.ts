import { ADMIN_TOKEN_HEADER } from '@nova/shared/admin/contract';
import { IDEMPOTENCY_HEADER, type PartnerActionResult } from '@nova/shared/partner/schemas';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiClient, type Question } from '../api-client.ts';
import { Refusal } from '../endings.ts';
import { type ExamplePartner, EXAMPLE_PARTNERS } from '../plan/partners.ts';
import { count, type SeedContext } from './seed-context.ts';

const DAILY_BUDGET = 10_000;
/** Maximum number of checks for a new action key, which is inactive until the chain has recorded it. */
const KEY_ATTEMPTS = 60;
const KEY_PAUSE_MS = 1_000;

type SendRequest = <T>(path: string, question?: Question) => Promise<T>;

/**
 * Registers the example applications as partners and reports one action of each for its users; needs the
 * admin token.
 */
export async function addPartners(context: SeedContext): Promise<void> {
  const { nova, journal, progress, people, name } = context;
  const { adminToken } = nova;
  if (adminToken === null)
    return progress.reportProgress('  · partners      unchanged: no admin token is available');
  const api = new ApiClient(nova.origin, people[0]!.api.signal);
  const requestAsAdmin: SendRequest = (route, question) =>
    api.request(`/api/v1/admin/partners${route}`, {
      ...question,
      headers: { [ADMIN_TOKEN_HEADER]: adminToken },
    });
  try {
    await progress.part('partners', EXAMPLE_PARTNERS.length, async (tick) => {
      for (const partner of EXAMPLE_PARTNERS) {
        // Once per world, not per generation.
        const apiKey = await journal.once(`partner ${partner.folder}`, () =>
          register(requestAsAdmin, nova.origin, nova.examplesDir, partner),
        );
        if (apiKey !== null) await reportActions(context, api, partner, apiKey);
        tick();
      }
      const actionCount = journal.count(name('partner action '));
      return `${count(EXAMPLE_PARTNERS.length, 'example application')}, ${count(actionCount, 'action')}`;
    });
  } finally {
    api.close();
  }
}

/** @returns the partner's API key */
async function register(
  request: SendRequest,
  origin: string,
  examplesDir: string,
  { folder, name, webhookUrl, scopes, actions }: ExamplePartner,
): Promise<string> {
  const created = await request<{ id: string; webhook_secret: string }>('', {
    body: { name, webhook_url: webhookUrl },
  });
  const { key } = await request<{ key: string }>(`/${created.id}/keys`, { body: { scopes } });
  for (const { key: actionKey, points, dailyCap } of actions) {
    const body = { points, daily_cap: dailyCap, daily_budget: DAILY_BUDGET };
    await request(`/${created.id}/actions/${actionKey}`, { method: 'PUT', body });
  }
  const settings = { NOVA_ORIGIN: origin, NOVA_API_KEY: key, NOVA_WEBHOOK_SECRET: created.webhook_secret };
  const lines = Object.entries(settings).map(([setting, value]) => `${setting}=${value}\n`);
  await mkdir(examplesDir, { recursive: true, mode: 0o700 });
  await writeFile(path.join(examplesDir, `${folder}.env`), lines.join(''), { mode: 0o600 });
  return key;
}

async function reportActions(
  { journal, people, name }: SeedContext,
  api: ApiClient,
  { actions }: ExamplePartner,
  apiKey: string,
): Promise<void> {
  for (const { key } of actions) {
    for (const { address } of people.filter((person) => person.hasWallet)) {
      const entry = name(`partner action ${key} ${address}`);
      const idempotencyKey = entry.replaceAll(' ', '-');
      await journal.once(entry, () =>
        report(api, apiKey, { action_key: key, wallet_address: address }, idempotencyKey),
      );
    }
  }
}

async function report(
  api: ApiClient,
  token: string,
  body: object,
  idempotencyKey: string,
): Promise<PartnerActionResult['status']> {
  const question = { body, token, headers: { [IDEMPOTENCY_HEADER]: idempotencyKey } };
  for (let attempt = 1; ; attempt += 1) {
    const result = await api
      .request<PartnerActionResult>('/api/v1/actions', question)
      .catch((error: unknown) => {
        const isUnknown = error instanceof Refusal && error.code === 'unknown_action_key';
        if (!isUnknown || attempt === KEY_ATTEMPTS) throw error;
        return null;
      });
    if (result && (result.reason !== 'inactive' || attempt === KEY_ATTEMPTS)) return result.status;
    await api.rest(KEY_PAUSE_MS);
  }
}
