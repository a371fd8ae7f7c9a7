import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { type VerifyRequest, verifyRequestSchema } from '@nova/shared/contract/schemas';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { parseInput } from '../../../http/requests/read-json.ts';
import { readCodeOnChain } from '../code-on-chain.ts';
import { findSources } from '../find-sources.ts';

/**
 * Returns the request that verifies a contract with the sources of another one that has the same code.
 * @throws AppError `not_found` if no verified contract has this code
 */
export async function findSimilar(
  { db, chain }: Pick<ApiContext, 'db' | 'chain'>,
  address: Hex,
): Promise<VerifyRequest> {
  const { code } = await readCodeOnChain(chain, address);
  const known = await findSources(db, address, code);
  if (!known) {
    const message = 'No verified contract has the same code. Submit the sources of this contract instead.';
    throw new AppError(COMMON_ERRORS.notFound, { message });
  }
  const { compiler, file, name, settings, sources } = known.source;
  const contents = Object.entries(sources).map(([path, content]) => [path, { content }]);
  return parseInput(verifyRequestSchema, {
    compiler,
    contract: `${file}:${name}`,
    input: {
      language: compiler.startsWith(VYPER_PREFIX) ? 'Vyper' : 'Solidity',
      sources: Object.fromEntries(contents),
      settings,
    },
  });
}
