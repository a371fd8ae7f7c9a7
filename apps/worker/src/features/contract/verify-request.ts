import { findCompiler } from '@nova/shared/contract/find-compiler';
import { findVyper, VYPER_PREFIX } from '@nova/shared/contract/vyper';
import type { VerificationFailure } from '@nova/shared/contract/errors';
import { type Match, sizeWithoutMetadata } from '@nova/shared/contract/match-code';
import { readMetadataTail } from '@nova/shared/contract/metadata-tail';
import { hexToBytes, type Hex } from 'viem';
import type { JobSession } from '../../lib/jobs/job.ts';
import { toHex } from '@nova/runtime/hex-bytes';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import { CompileError, compile, type CompileLimits } from './compile.ts';
import type { CompiledContract } from './compiled-contract.ts';
import { compileVyper } from './compilers/compile-vyper.ts';
import { type CompilerStore, provideCompiler } from './compilers/provide-compiler.ts';
import { findInitCode } from './find-init-code.ts';
import { type ContractMatch, matchContracts } from './match-contract.ts';
import { storeSource, storeVerified } from './store-match.ts';

export interface QueuedVerification {
  readonly id: string;
  readonly address: Buffer;
  /** Compiler version without the commit. */
  readonly compiler: string;
  readonly target: string | null;
  /** Standard JSON input. */
  readonly input: string;
  /** Number of interrupted attempts. */
  readonly interruptions: number;
}

/** What a verification needs besides the database. */
export interface VerificationTools {
  readonly rpc: RpcClient;
  readonly limits: CompileLimits;
  readonly compilers: CompilerStore;
}

/** Result of a request: a match, or the explanation for the user. */
export interface VerificationOutcome {
  readonly match: Match | null;
  readonly failure: { readonly code: VerificationFailure; readonly message: string } | null;
}

/**
 * Compiles the submitted sources, compares them with the code on the chain and stores them if they match.
 * @throws NodeAwayError, RpcError if the chain does not answer.
 */
export async function verifyRequest(
  { client, signal }: JobSession,
  { rpc, limits, compilers }: VerificationTools,
  request: QueuedVerification,
): Promise<VerificationOutcome> {
  const address = toHex(request.address);
  const code = await rpc.request<Hex>('eth_getCode', [address, 'latest']);
  if (code === '0x')
    return fail('no_contract', 'There is no contract code at this address. Check the address.');
  try {
    const { target } = request;
    const codeSize = sizeWithoutMetadata(code);
    const { contracts, found } = await compileRequest(request, codeSize, { limits, compilers }, signal);
    if (!hasTarget(found, target)) return fail('contract_missing', describeMissing(found, target));
    const initCode = await findInitCode(client, rpc, address);
    const match = withoutFalseFull(matchContracts(contracts, { address, code, initCode }));
    if (!match) return fail('code_differs', describeDifference(code, request.compiler));
    await runInTransaction(client, async () => {
      const sourceId = await storeSource(client, match.contract);
      await storeVerified(client, address, sourceId, match, 'submitted');
    });
    return { match: match.runtime.match, failure: null };
  } catch (error) {
    if (error instanceof CompileError) return fail(error.failure, error.message);
    throw error;
  }
}

async function compileRequest(
  { compiler: name, input, target }: QueuedVerification,
  codeSize: number,
  { limits, compilers }: Pick<VerificationTools, 'limits' | 'compilers'>,
  signal: AbortSignal,
): Promise<{ contracts: readonly CompiledContract[]; found: readonly string[] }> {
  const vyper = findVyper(name);
  if (vyper !== null)
    return compileVyper({ version: vyper, input, target, codeSize }, compilers.folder, limits, signal);
  const compiler = findCompiler(name);
  if (!compiler) throw new CompileError('compiler_unavailable', `There is no compiler ${name}.`);
  const soljson = await provideCompiler(compiler, compilers, signal);
  return compile({ soljson, input, target, codeSize }, limits, signal);
}

/**
 * Vyper writes the hash of the sources into the creation code only, so equal runtime code alone says nothing
 * about comments and names.
 */
function withoutFalseFull(match: ContractMatch | null): ContractMatch | null {
  if (!match || !match.contract.compiler.startsWith(VYPER_PREFIX) || match.creation?.match === 'full')
    return match;
  return { ...match, runtime: { ...match.runtime, match: 'partial' } };
}

function fail(code: VerificationFailure, message: string): VerificationOutcome {
  return { match: null, failure: { code, message } };
}

function hasTarget(found: readonly string[], target: string | null): boolean {
  if (target === null) return found.length > 0;
  return found.some((name) => name === target || name.endsWith(`:${target}`));
}

function describeMissing(found: readonly string[], target: string | null): string {
  if (found.length === 0)
    return 'These sources contain no deployable contract, only interfaces or abstract contracts.';
  const names = found.slice(0, 20).join(', ');
  return `There is no contract ${target} with code in these sources. There is: ${names}.`;
}

function describeDifference(code: Hex, version: string): string {
  const made = readMetadataTail(hexToBytes(code))?.compiler;
  const hint =
    made != null && made !== version
      ? `The code states that it was compiled with ${made}, not with ${version}.`
      : 'The compiler version, optimizer, EVM version or sources differ.';
  return `The sources compile, but to different code than the code at this address. ${hint}`;
}
