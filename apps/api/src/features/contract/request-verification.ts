import { randomBytes } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueueVerification } from '@nova/db/enqueue-verification';
import { LOCKS } from '@nova/db/locks';
import { contractVerifications } from '@nova/db/schema/contract';
import { COMPILERS } from '@nova/shared/contract/compilers';
import { VERIFICATIONS_OPEN_MAX, VERIFICATIONS_OPEN_PER_NETWORK } from '@nova/shared/contract/constants';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { findCompiler } from '@nova/shared/contract/find-compiler';
import { findVyper, VYPER_PREFIX, VYPER_VERSIONS } from '@nova/shared/contract/vyper';
import type { VerifyRequest } from '@nova/shared/contract/schemas';
import { toStandardInput } from '@nova/shared/contract/standard-input';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { isNestedDeeperThan } from '@nova/shared/nesting';
import { isNull, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { type ClientNetworks, WIDE_FACTOR } from '@nova/shared/networks';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { RATE_RULES, consumeRate } from '../../http/limits/rate-limit.ts';
import { readCodeOnChain } from './code-on-chain.ts';
import { findSources } from './find-sources.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';

/** Seconds until a place in the queue is typically free again. */
const RETRY_AFTER_SECONDS = 30;
const LEVELS_MAX = 20;

/**
 * Queues sources for compilation and comparison with the chain.
 * @returns the request's id
 * @throws AppError `rate_limited`, `verification_busy`, `compiler_unknown`, `already_verified`,
 * `no_contract`,
 * `invalid_input`, `unavailable`
 */
export async function requestVerification(
  context: ApiContext,
  address: Hex,
  request: VerifyRequest,
  clientAddress: string,
): Promise<string> {
  await consumeRate(context, RATE_RULES.verify, clientAddress);
  const compiler = nameCompiler(request.compiler);
  const input = JSON.stringify('input' in request ? request.input : toStandardInput(request));
  refuseUnstorable(input);
  await requireUnverified(context, address);
  const networks = toClientNetworks(context.config.userHashPepper, clientAddress);
  const id = randomBytes(16).toString('hex');
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.verificationQueue})`);
    await requireQueueCapacity(tx, networks);
    const target = request.contract ?? null;
    await enqueueVerification(tx, { id, address, compiler, target, input, ...networks });
  });
  return id;
}

async function requireUnverified({ chain, db }: ApiContext, address: Hex): Promise<void> {
  const { code, proxy } = await readCodeOnChain(chain, address);
  if (code === null) throw chainUnavailable();
  if (code === '0x') {
    throw new AppError(CONTRACT_ERRORS.noContract, {
      message: 'There is no contract code at this address. Check the address.',
    });
  }
  if (proxy?.kind === 'eip1167' || proxy?.kind === 'eip7702') {
    const message = `This address has no code of its own. Verify ${proxy.implementation}, whose code it runs.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message, details: { ...proxy } });
  }
  const known = await findSources(db, address, code);
  if (known && known.match === 'full' && known.origin !== 'code') {
    const message = 'This contract is already verified with a full match.';
    throw new AppError(CONTRACT_ERRORS.alreadyVerified, { message });
  }
}

async function requireQueueCapacity(
  tx: Transaction,
  { network, wideNetwork }: ClientNetworks,
): Promise<void> {
  const [open] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      ofNetwork: sql<number>`count(*) filter (where ${contractVerifications.network} = ${network})::int`,
      ofWideNetwork: sql<number>`count(*) filter (where ${contractVerifications.wideNetwork} = ${wideNetwork})::int`,
    })
    .from(contractVerifications)
    .where(isNull(contractVerifications.finishedAt));
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  const isFull =
    open!.ofNetwork >= VERIFICATIONS_OPEN_PER_NETWORK ||
    open!.ofWideNetwork >= VERIFICATIONS_OPEN_PER_NETWORK * WIDE_FACTOR;
  if (isFull) {
    const message = 'Your earlier request is still being compiled. Wait for its result, then try again.';
    throw new AppError(CONTRACT_ERRORS.busy, { message, details });
  }
  if (open!.all >= VERIFICATIONS_OPEN_MAX) {
    const message = 'The verification queue is full. Please try again in a few minutes.';
    throw new AppError(CONTRACT_ERRORS.busy, { message, details });
  }
}

/** Returns the name by which the worker finds the compiler. @throws AppError `compiler_unknown` */
function nameCompiler(text: string): string {
  const vyper = findVyper(text);
  if (vyper !== null) return `${VYPER_PREFIX}${vyper}`;
  return findCompiler(text)?.version ?? refuseCompiler(text);
}

function refuseCompiler(compiler: string): never {
  const compilers = COMPILERS.map(({ longVersion }) => longVersion);
  const [newest, oldest] = [COMPILERS[0]!.version, COMPILERS.at(-1)!.version];
  const message = `There is no compiler ${compiler.slice(0, 60)}. Choose a release of solc from ${oldest} to ${newest}, or one of Vyper from ${VYPER_PREFIX}${VYPER_VERSIONS.at(-1)} to ${VYPER_PREFIX}${VYPER_VERSIONS[0]}.`;
  throw new AppError(CONTRACT_ERRORS.compilerUnknown, { message, details: { compilers } });
}

// PostgreSQL stores no NUL, compilers reject lone surrogates, and genuine input is never nested this deeply.
function refuseUnstorable(input: string): void {
  const isText = !/\\u0000|\\ud[89a-f]/i.test(input.replaceAll('\\\\', ''));
  if (isText && !isNestedDeeperThan(JSON.parse(input), LEVELS_MAX)) return;
  throw new AppError(COMMON_ERRORS.invalidInput, {
    message: 'The source code contains characters that are not text. Remove them and try again.',
  });
}
