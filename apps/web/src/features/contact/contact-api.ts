import type { ContactCheck, ContactRequest } from '@nova/shared/contact/schemas';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { requestJson } from '../../lib/api/http.ts';

const PATH = '/api/v1/contact';

/**
 * The contact form's API calls. Both throw ApiError, `send` also with a code of
 * `@nova/shared/contact/errors`.
 */
export const contactApi = {
  fetchCheck: () => requestJson<ContactCheck>(`${PATH}/check`, {}),
  send: (body: ContactRequest) => requestAsUser<{ received: true }>(PATH, { body }),
} as const;
