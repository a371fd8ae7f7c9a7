import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyUse, CreatedApiKey } from '@nova/shared/api-key/schemas';
import { requestAsUser } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';

const PATH = '/api/v1/api-keys';
const KEYS = ['own', 'api-keys'] as const;

/** API requests about the account's API keys. */
export const apiKeyApi = {
  create: (name: string) => requestAsUser<CreatedApiKey>(PATH, { body: { name } }),
  revoke: (id: string) => requestAsUser<void>(`${PATH}/${id}`, { method: 'DELETE' }),
} as const;

/** Returns the keys of the session's account. */
export function useApiKeys() {
  const session = useStore(sessionStore, null);
  return useQuery({
    queryKey: [...KEYS, session?.userId ?? ''],
    queryFn: ({ signal }) => requestAsUser<{ items: ApiKey[] }>(PATH, { signal }),
    enabled: session !== null,
  });
}

/** Returns the use of a key in the last 30 days. */
export function useApiKeyUse(id: string) {
  return useQuery({
    queryKey: [...KEYS, 'use', id],
    queryFn: ({ signal }) => requestAsUser<ApiKeyUse>(`${PATH}/${id}/use`, { signal }),
  });
}

/** Returns a function that reads the keys again after a change. */
export function useApiKeysRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** Returns the message of a failed request about API keys. */
export function useApiKeyErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('keys');
  const general = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    return has(`errors.${code}`) ? t(`errors.${code as 'api_key_limit'}`) : general(error);
  };
}
