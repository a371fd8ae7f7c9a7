import type {
  ListConfirmation,
  ListDeparture,
  NewsletterSignUp,
  WhitelistSignUp,
} from '@nova/shared/whitelist/schemas';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const ROOT = '/api/v1';

/** The API calls of whitelist and newsletter. All throw ApiError; `confirm` also with `list_link_invalid`. */
export const listApi = {
  joinWhitelist: (body: WhitelistSignUp) => requestAsUser<unknown>(`${ROOT}/whitelist`, { body }),
  joinNewsletter: (body: NewsletterSignUp) => requestAsUser<unknown>(`${ROOT}/newsletter`, { body }),
  confirm: (token: string) => requestAsUser<ListConfirmation>(`${ROOT}/lists/confirm`, { body: { token } }),
  leave: (token: string) => requestJson<ListDeparture>(`${ROOT}/lists/leave`, { body: { token } }),
} as const;
