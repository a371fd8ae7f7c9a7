import { setTimeout } from 'node:timers/promises';
import { COMPILE_TIMEOUT_MS } from '@nova/shared/contract/constants';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import type { Match } from '@nova/shared/contract/match-code';
import type { VerifyRequest } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { readVerification } from '../read-verification.ts';
import { requestVerification } from '../request-verification.ts';
import { findOwnSources } from './own-sources.ts';

const POLL_EVERY_MS = 500;
/** Longer than one compilation; a longer queue is reported instead. */
const WAIT_MAX_MS = COMPILE_TIMEOUT_MS + 30_000;

/**
 * Verifies a contract and waits for the result, as version 1 of the API does. The limits of the queue also
 * limit how many requests wait.
 * @throws AppError of `requestVerification`; `invalid_input` if the sources do not match; `unavailable` if
 * the result takes too long
 */
export async function verifyAndWait(
  context: ApiContext,
  { address, request, clientAddress }: { address: Hex; request: VerifyRequest; clientAddress: string },
  signal: AbortSignal,
): Promise<Match> {
  const known = await findOwnSources(context, address);
  if (known?.match === 'full') return known.match;
  const id = await requestVerification(context, address, request, clientAddress).catch((error: unknown) => {
    // Two tools may submit the same contract at the same time.
    if (error instanceof AppError && error.code === CONTRACT_ERRORS.alreadyVerified) return null;
    throw error;
  });
  if (id === null) return 'full';
  const endsAt = performance.now() + WAIT_MAX_MS;
  while (performance.now() < endsAt) {
    const { status, match, failure } = await readVerification(context.db, id);
    if (status === 'verified') return match!;
    if (status === 'failed') throw new AppError(COMMON_ERRORS.invalidInput, { message: failure!.message });
    await setTimeout(POLL_EVERY_MS, undefined, { signal });
  }
  const message = 'The sources are still in the queue. Check the address again in a few minutes.';
  throw new AppError(COMMON_ERRORS.unavailable, { message });
}
