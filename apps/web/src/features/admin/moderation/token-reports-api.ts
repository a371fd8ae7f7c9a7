import type { HiddenTokenPage, TokenReportPage, TokenVisibility } from '@nova/shared/token/moderation';
import { requestAsAdmin } from '../admin-api.ts';

export type TokenReportEntry = TokenReportPage['items'][number];
export type HiddenToken = HiddenTokenPage['items'][number];

export function setTokenVisibility(address: string, wanted: TokenVisibility): Promise<void> {
  return requestAsAdmin<void>(`tokens/${address}/visibility`, { method: 'PUT', body: wanted });
}

export function dismissTokenReports(address: string): Promise<void> {
  return requestAsAdmin<void>(`tokens/${address}/reports`, { method: 'DELETE' });
}
