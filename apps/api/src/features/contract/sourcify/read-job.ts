import { contractVerifications } from '@nova/db/schema/contract';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { CONTRACT_ERRORS, type VerificationFailure } from '@nova/shared/contract/errors';
import { verificationIdSchema } from '@nova/shared/contract/schemas';
import { AppError } from '@nova/shared/errors';
import { eq } from 'drizzle-orm';
import { getAddress } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import { toWireTime } from '../../../http/clock.ts';
import { minimalSchema } from './contract-fields.ts';
import { findOwnSources } from './own-sources.ts';
import { toNewMatch } from './sourcify-names.ts';

/** Status of a verification in the form of version 2. */
export const jobSchema = z.object({
  isJobCompleted: z.boolean(),
  verificationId: z.string(),
  jobStartTime: z.string(),
  jobFinishTime: z.string().optional(),
  contract: minimalSchema,
  error: z.object({ customCode: z.string(), message: z.string(), errorId: z.string() }).optional(),
});

/** Sourcify's names of the reasons why a verification failed. */
const CODES: Readonly<Record<VerificationFailure, string>> = {
  compile_error: 'compiler_error',
  compile_timeout: 'compiler_error',
  compile_memory: 'compiler_error',
  compiler_failed: 'compiler_error',
  vyper_missing: 'unsupported_compiler_version',
  compiler_unavailable: 'unsupported_compiler_version',
  contract_missing: 'contract_not_found',
  code_differs: 'no_match',
  no_contract: 'contract_not_deployed',
  interrupted: 'internal_error',
};

/** Returns the ID of a request as a UUID, which clients may require. */
export function toJobId(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the status of a request. @throws AppError `verification_not_found` */
export async function readJob(context: Pick<ApiContext, 'db' | 'chain'>, jobId: string) {
  const id = verificationIdSchema.safeParse(jobId.replaceAll('-', ''));
  const [row] = id.success
    ? await context.db.select().from(contractVerifications).where(eq(contractVerifications.id, id.data))
    : [];
  if (!row) {
    throw new AppError(CONTRACT_ERRORS.notFound, {
      message: 'Verification request not found. Results are kept for one week.',
    });
  }
  const known = row.status === 'verified' ? await findOwnSources(context, row.address) : null;
  const { failure, failureMessage, finishedAt } = row;
  return {
    isJobCompleted: finishedAt !== null,
    verificationId: toJobId(row.id),
    jobStartTime: toWireTime(row.createdAt),
    ...(finishedAt ? { jobFinishTime: toWireTime(finishedAt) } : {}),
    contract: {
      match: toNewMatch(row.match),
      creationMatch: toNewMatch(known?.creationMatch ?? null),
      runtimeMatch: toNewMatch(row.match),
      chainId: String(CHAIN_ID),
      address: getAddress(row.address),
      ...(row.match === null ? {} : { matchId: row.address }),
    },
    ...(failure === null
      ? {}
      : { error: { customCode: CODES[failure], message: failureMessage ?? '', errorId: row.id } }),
  };
}
