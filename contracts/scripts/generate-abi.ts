import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPublishedInput, readVerificationInput, type VerificationInput } from './verification-input.ts';

/*
 * Writes packages/abi from forge's output; with --check, only reports whether it is up to date. The check
 * compares hashes and needs no compiler, because the manifest records the inputs of the files.
 */

/** Contracts of ours whose interface and code the rest of the project uses. */
const CONTRACTS = [
  'Account',
  'AccountFactory',
  'ActionLedger',
  'ActionPaymaster',
  'CommunityRewards',
  'CreatedToken',
  'LockedVesting',
  'Marketplace',
  'NameRegistrar',
  'NameRegistry',
  'NameResolver',
  'NovaNFT',
  'PasskeyAccount',
  'PasskeyAccountFactory',
  'Presale',
  'PresaleReserve',
  'ReverseRegistrar',
  'TestUSDT',
  'Timelock',
  'TokenFactory',
  'UniversalResolver',
  'WrappedNAC',
];

/** Contracts that are deployed unmodified, from the artifacts of their own package. */
const SAFE_PACKAGE = '@safe-global/safe-smart-account';
const SAFE_ARTIFACTS: Readonly<Record<string, string>> = {
  SafeL2: 'SafeL2.sol/SafeL2.json',
  SafeProxy: 'proxies/SafeProxy.sol/SafeProxy.json',
  SafeProxyFactory: 'proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
  CompatibilityFallbackHandler: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
};

/** Sources and settings from which anyone can compile our contracts again, with the results. */
const VERIFICATION_FILE = 'verification.json';
/** Sources and settings of the Safe's contracts, which need a different compiler. */
const SAFE_VERIFICATION_FILE = 'safe-verification.json';
/** Paths in the Safe's sources. */
const SAFE_SOURCES: Readonly<Record<string, string>> = {
  SafeL2: 'contracts/SafeL2.sol',
  SafeProxy: 'contracts/proxies/SafeProxy.sol',
  SafeProxyFactory: 'contracts/proxies/SafeProxyFactory.sol',
  CompatibilityFallbackHandler: 'contracts/handler/CompatibilityFallbackHandler.sol',
};

const ALL_CONTRACTS = [...CONTRACTS, ...Object.keys(SAFE_ARTIFACTS)];

const contractsDir = fileURLToPath(new URL('..', import.meta.url));
const targetDir = fileURLToPath(new URL('../../packages/abi/src', import.meta.url));

interface Manifest {
  /** Hash of the sources, the compiler settings, the pinned libraries and this generator. */
  inputs: string;
  /** Hash of each generated file. */
  outputs: Record<string, string>;
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hashInputs(): string {
  const sources = readdirSync(join(contractsDir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sol'))
    .map((entry) => relative(contractsDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const files = [
    ...sources,
    'foundry.toml',
    'solc/solc.mjs',
    'scripts/generate-abi.ts',
    'scripts/verification-input.ts',
  ].sort();
  const { devDependencies } = JSON.parse(readFileSync(join(contractsDir, 'package.json'), 'utf8'));
  const pinned = ['solc', '@openzeppelin/contracts', SAFE_PACKAGE].map((name) => [
    name,
    devDependencies[name],
  ]);
  const contents = files.map((file) => [file, sha256(readFileSync(join(contractsDir, file), 'utf8'))]);
  return sha256(JSON.stringify([...pinned, ...contents]));
}

function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]|(?<!^)[A-Z](?=[a-z])/g, '-$&').toLowerCase();
}

interface Artifact {
  origin: string;
  abi: unknown;
  bytecode: string;
}

function readArtifact(name: string): Artifact {
  const safeArtifact = SAFE_ARTIFACTS[name];
  if (safeArtifact) {
    const path = createRequire(import.meta.url).resolve(
      `${SAFE_PACKAGE}/build/artifacts/contracts/${safeArtifact}`,
    );
    const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'));
    return { origin: SAFE_PACKAGE, abi, bytecode };
  }
  const path = join(contractsDir, 'out', `${name}.sol`, `${name}.json`);
  const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'));
  return { origin: 'contracts/src', abi, bytecode: bytecode.object };
}

function renderContract(name: string): string {
  const { origin, abi, bytecode } = readArtifact(name);
  const prefix = name.charAt(0).toLowerCase() + name.slice(1);
  return [
    `// Generated from ${origin} by \`npm run contracts:build\`. Do not edit.`,
    '',
    `/** Interface of the contract ${name}. */`,
    `export const ${prefix}Abi = ${JSON.stringify(abi, null, 2)} as const;`,
    '',
    `/** Creation code of the contract ${name}, without constructor arguments. */`,
    `export const ${prefix}Bytecode: \`0x\${string}\` =`,
    `  '${bytecode}';`,
    '',
  ].join('\n');
}

function readSafeInput(): VerificationInput {
  const file = createRequire(import.meta.url).resolve(
    `${SAFE_PACKAGE}/build/artifacts/build-info/75d144326206677e3959a415171feb8b.json`,
  );
  return readPublishedInput(JSON.parse(readFileSync(file, 'utf8')), SAFE_SOURCES);
}

function generate(): void {
  const manifest: Manifest = { inputs: hashInputs(), outputs: {} };
  mkdirSync(targetDir, { recursive: true });
  for (const name of ALL_CONTRACTS) {
    const file = `${kebabCase(name)}.ts`;
    const content = renderContract(name);
    writeFileSync(join(targetDir, file), content);
    manifest.outputs[file] = sha256(content);
  }
  const inputs = {
    [VERIFICATION_FILE]: readVerificationInput(contractsDir, CONTRACTS),
    [SAFE_VERIFICATION_FILE]: readSafeInput(),
  };
  for (const [file, input] of Object.entries(inputs)) {
    const content = `${JSON.stringify(input, null, 2)}\n`;
    writeFileSync(join(targetDir, file), content);
    manifest.outputs[file] = sha256(content);
  }
  writeFileSync(join(targetDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(
    `Wrote the interfaces of ${ALL_CONTRACTS.length} contracts to ${relative(dirname(contractsDir), targetDir)}.`,
  );
}

/** Returns the outputs that differ from the manifest; empty if everything is up to date. */
function findStale(): string[] {
  const read = (file: string) => {
    try {
      return readFileSync(join(targetDir, file), 'utf8');
    } catch {
      return '';
    }
  };
  const manifest: Manifest = JSON.parse(read('manifest.json') || '{"inputs":"","outputs":{}}');
  const expected = [
    ...ALL_CONTRACTS.map((name) => `${kebabCase(name)}.ts`),
    VERIFICATION_FILE,
    SAFE_VERIFICATION_FILE,
  ];
  const stale = expected.filter((file) => sha256(read(file)) !== manifest.outputs[file]);
  return manifest.inputs === hashInputs() ? stale : ['the contracts have changed', ...stale];
}

if (process.argv.includes('--check')) {
  const stale = findStale();
  if (stale.length > 0) {
    console.error(`packages/abi is stale (${stale.join(', ')}). Run: npm run contracts:build`);
    process.exitCode = 1;
  }
} else {
  generate();
}
