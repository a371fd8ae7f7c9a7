import type { Contract, Verification } from '@nova/shared/contract/schemas';

/** Message that Etherscan clients recognize. */
export const UNVERIFIED = 'Contract source code not verified';

/**
 * Returns an item of `getsourcecode`: every field is a string, empty if it has no value. `MatchKind` is ours:
 * Etherscan does not tell a partial match from an exact one.
 */
export function toSourceItem({ verification, proxy }: Contract): Record<string, string> {
  const isProxy = { Proxy: proxy ? '1' : '0', Implementation: proxy?.implementation ?? '' };
  if (!verification) {
    return { ...EMPTY, ABI: UNVERIFIED, ...isProxy };
  }
  const { optimizer } = verification;
  const isVyper = verification.language === 'Vyper';
  return {
    SourceCode: toSourceCode(verification),
    ABI: JSON.stringify(verification.abi),
    ContractName: verification.name,
    CompilerVersion: isVyper ? verification.compiler : `v${verification.compiler}`,
    CompilerType: isVyper ? 'Vyper' : 'Solc',
    OptimizationUsed: optimizer.enabled ? '1' : '0',
    Runs: String(optimizer.runs),
    ConstructorArguments: (verification.constructor_arguments ?? '0x').slice(2),
    EVMVersion: verification.evmVersion ?? 'Default',
    Library: verification.libraries.map(({ name, address }) => `${name}:${address.slice(2)}`).join(';'),
    ContractFileName: verification.file,
    LicenseType: verification.license ?? '',
    ...isProxy,
    SwarmSource: '',
    SimilarMatch: verification.similar_to ?? '',
    MatchKind: verification.match_kind,
  };
}

const EMPTY = {
  SourceCode: '',
  ABI: '',
  ContractName: '',
  CompilerVersion: '',
  CompilerType: '',
  OptimizationUsed: '',
  Runs: '',
  ConstructorArguments: '',
  EVMVersion: 'Default',
  Library: '',
  ContractFileName: '',
  LicenseType: 'Unknown',
  SwarmSource: '',
  SimilarMatch: '',
  MatchKind: '',
};

// Several files are returned as standard JSON in a second pair of braces, by which clients distinguish them
// from a single file.
function toSourceCode({ language, settings, sources }: Verification): string {
  const [only, ...others] = sources;
  if (only && others.length === 0) return only.content;
  const files = Object.fromEntries(sources.map(({ path, content }) => [path, { content }]));
  return `{${JSON.stringify({ language, sources: files, settings })}}`;
}
