import { API_KEY_ERRORS } from '@nova/shared/api-key/errors';
import { API_KEY_FORM, type ApiKind } from '@nova/shared/api-key/constants';
import { AppError } from '@nova/shared/errors';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api-context.ts';
import type { ApiEnv } from '../api-router.ts';

export const API_KEY_HEADER = 'x-api-key';
const BEARER = /^Bearer (nk_\S+)$/i;

/**
 * Finds the API key of a request: the header `x-api-key`, a bearer token, or the parameter `apikey` where clients can
 * set only the address. The key becomes the client whose limit counts.
 * @param api kind of API in the counts of use
 */
export function identifyKeys(context: Pick<ApiContext, 'apiKeys'>, api: ApiKind): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await identifyKey(context, c, api);
    await next();
  };
}

/** Does the same for one request. @throws AppError `api_key_unknown` */
export async function identifyKey(
  { apiKeys }: Pick<ApiContext, 'apiKeys'>,
  c: Context<ApiEnv>,
  api: ApiKind,
): Promise<void> {
  const key = readKey(c, api);
  if (key === null) return;
  const keyId = await apiKeys.find(key);
  if (keyId === null) {
    throw new AppError(API_KEY_ERRORS.unknown, {
      message: 'This API key does not exist or was revoked. Check it, or create one in your settings.',
    });
  }
  apiKeys.count(keyId, api, { requests: 1 });
  c.set('apiKey', { keyId, api, count: (counts) => apiKeys.count(keyId, api, counts) });
}

function readKey(c: Context<ApiEnv>, api: ApiKind): string | null {
  const header = c.req.header(API_KEY_HEADER) ?? BEARER.exec(c.req.header('authorization') ?? '')?.[1];
  if (header !== undefined) return header;
  // The path of a request is logged, its query is not.
  const parameter = api === 'rest' ? undefined : c.req.query('apikey');
  // Clients without a key send the parameter all the same, because their URLs are built with it.
  if (parameter === undefined || parameter === '') return null;
  // Etherscan's clients insist on a value, so that anything which is not one of our keys is a placeholder.
  return api !== 'etherscan' || API_KEY_FORM.test(parameter) ? parameter : null;
}
