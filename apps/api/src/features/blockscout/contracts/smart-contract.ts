import type { Verification } from '@nova/shared/contract/schemas';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import { AppError } from '@nova/shared/errors';
import { hexSchema } from '@nova/shared/hex';
import type { AbiParameter, Hex } from 'viem';
import { decodeArguments } from '../../../http/chain/abi/decode-abi.ts';
import { chainUnavailable } from '../../../http/chain/chain-unavailable.ts';
import { toChecksum } from '../bytes.ts';
import type { SmartContractItem } from '../schemas/contracts.ts';
import { type BlockscoutContext, describeProxy } from './target.ts';
import { toCompilerVersion, toLanguage, toLicense } from './verification-fields.ts';

/** Reads a contract with its sources and code. @throws AppError `no_contract`, `unavailable` */
export async function readSmartContract(
  { chain, readContract, readCreationCode }: BlockscoutContext,
  address: Hex,
): Promise<SmartContractItem> {
  const [[answer], contract, creationCode] = await Promise.all([
    chain.call([{ method: 'eth_getCode', params: [address, 'latest'] }]),
    readContract(address),
    readCreationCode(address),
  ]);
  const code = hexSchema.safeParse(answer);
  if (!code.success) throw chainUnavailable();
  if (code.data === '0x') {
    throw new AppError(CONTRACT_ERRORS.noContract, { message: 'There is no contract at this address.' });
  }
  return {
    ...describeProxy(contract),
    ...describeVerification(contract.verification),
    conflicting_implementations: null,
    deployed_bytecode: code.data,
    creation_bytecode: creationCode,
    creation_status: 'success',
    is_changed_bytecode: false,
    is_verified_via_sourcify: false,
    is_verified_via_eth_bytecode_db: false,
    is_verified_via_verifier_alliance: false,
    sourcify_repo_url: null,
    can_be_visualized_via_sol2uml: false,
    certified: false,
    is_blueprint: false,
  };
}

function describeVerification(verification: Verification | null) {
  if (!verification) return UNVERIFIED;
  const { match_kind: kind, sources, file } = verification;
  const own = sources.find(({ path }) => path === file);
  return {
    is_verified: kind !== 'similar',
    is_partially_verified: kind === 'partial',
    is_fully_verified: kind === 'exact',
    verified_twin_address_hash: verification.similar_to && toChecksum(verification.similar_to),
    name: verification.name,
    compiler_version: toCompilerVersion(verification.compiler),
    optimization_enabled: verification.optimizer.enabled,
    optimization_runs: verification.optimizer.runs,
    evm_version: verification.evmVersion,
    verified_at: verification.verified_at,
    abi: verification.abi,
    source_code: own?.content ?? null,
    file_path: file,
    additional_sources: sources
      .filter((source) => source !== own)
      .map(({ path, content }) => ({ file_path: path, source_code: content })),
    compiler_settings: verification.settings,
    external_libraries: verification.libraries.map(({ name, address }) => ({
      name,
      address_hash: toChecksum(address),
    })),
    constructor_args: verification.constructor_arguments,
    decoded_constructor_args: decodeConstructor(verification),
    language: toLanguage(verification.compiler),
    license_type: toLicense(verification.license),
  };
}

/** Returns each argument with its parameter; null without arguments or if they do not match the sources. */
function decodeConstructor({ abi, constructor_arguments: data }: Verification) {
  const entry = abi.find(({ type }) => type === 'constructor');
  const inputs = (entry?.['inputs'] ?? []) as readonly AbiParameter[];
  if (inputs.length === 0 || data === null) return null;
  const decoded = decodeArguments(inputs, data);
  return decoded && decoded.map(({ name, type, value }) => [value, { name, type }]);
}

const UNVERIFIED = {
  is_verified: false,
  is_partially_verified: false,
  is_fully_verified: false,
  verified_twin_address_hash: null,
  name: null,
  compiler_version: null,
  optimization_enabled: null,
  optimization_runs: null,
  evm_version: null,
  verified_at: null,
  abi: null,
  source_code: null,
  file_path: null,
  additional_sources: [],
  compiler_settings: null,
  external_libraries: [],
  constructor_args: null,
  decoded_constructor_args: null,
  language: null,
  license_type: null,
};
