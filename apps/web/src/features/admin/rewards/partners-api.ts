import type { PartnerOf } from '@nova/shared/partner/contract';
import { useQuery } from '@tanstack/react-query';
import { adminKeys, requestAsAdmin } from '../admin-api.ts';

export type { PartnerOf as Partner } from '@nova/shared/partner/contract';

/** A secret that is shown only once. */
export interface Issued {
  readonly name: 'secret' | 'key';
  readonly value: string;
}

/** Terms of a partner's own action; a limit of 0 means unlimited. */
export interface PartnerTerms {
  readonly points: number;
  readonly cooldown_seconds: number;
  readonly daily_cap: number;
  readonly daily_budget: number;
}

const partnersKey = [...adminKeys.all, 'partners'] as const;

export function usePartners() {
  return useQuery({
    queryKey: partnersKey,
    queryFn: ({ signal }) => requestAsAdmin<{ items: PartnerOf[] }>('partners', { signal }),
  });
}

/** @returns the secret that signs the partner's webhooks */
export async function addPartner(name: string, webhookUrl: string | null): Promise<Issued> {
  const body = { name, webhook_url: webhookUrl };
  const answer = await requestAsAdmin<{ webhook_secret: string }>('partners', { method: 'POST', body });
  return { name: 'secret', value: answer.webhook_secret };
}

/** @returns the API key */
export async function issueKey(partner: string, canRead: boolean): Promise<Issued> {
  const body = { scopes: canRead ? ['actions:write', 'actions:read'] : ['actions:write'] };
  const answer = await requestAsAdmin<{ key: string }>(`partners/${partner}/keys`, { method: 'POST', body });
  return { name: 'key', value: answer.key };
}

export const revokeKey = (partner: string, key: string) =>
  requestAsAdmin<undefined>(`partners/${partner}/keys/${key}`, { method: 'DELETE' });

export const setPartnerAction = (partner: string, key: string, terms: PartnerTerms) =>
  requestAsAdmin<undefined>(`partners/${partner}/actions/${encodeURIComponent(key)}`, {
    method: 'PUT',
    body: terms,
  });
