import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** Maximum length of path and query in characters, which all servers on the way are expected to support. */
export const URL_MAX_LENGTH = 8_000;

/** Refuses longer URLs before they are parsed. @throws AppError `url_too_long` */
export const limitUrlLength: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const length = c.env.incoming.url?.length ?? 0;
  if (length > URL_MAX_LENGTH) {
    const message = `This URL is longer than ${URL_MAX_LENGTH} characters. Send long data in the request body.`;
    throw new AppError(COMMON_ERRORS.urlTooLong, { message, details: { maxLength: URL_MAX_LENGTH } });
  }
  await next();
};
