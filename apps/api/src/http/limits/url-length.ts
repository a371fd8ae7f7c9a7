import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api-router.ts';

/** Characters of a path with its query: what every server on the way is expected to take. */
export const URL_MAX_LENGTH = 8_000;

/** Refuses longer URLs before anything reads them. @throws AppError `url_too_long` */
export const limitUrlLength: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const length = c.env.incoming.url?.length ?? 0;
  if (length > URL_MAX_LENGTH) {
    const message = `This address is longer than ${URL_MAX_LENGTH} characters. Send long data in the body of a request.`;
    throw new AppError(COMMON_ERRORS.urlTooLong, { message, details: { maxLength: URL_MAX_LENGTH } });
  }
  await next();
};
