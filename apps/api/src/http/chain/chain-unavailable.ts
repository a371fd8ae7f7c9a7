import { AppError, COMMON_ERRORS } from '@nova/shared/errors';

/** Returns the error of a request that needs the chain while its node does not respond. */
export const chainUnavailable = (): AppError =>
  new AppError(COMMON_ERRORS.unavailable, {
    message: "The chain isn't responding right now. Please try again in a moment.",
  });
