// `npm run solc:add 0.8.28`: adds a compiler for contract verification. It is installed from npm under its
// own name, pinned to an exact version, and tested before it is added to the list that worker, api and
// website read.
import './lib/require-node.mjs';

const { readFileSync, writeFileSync } = await import('node:fs');
const { createRequire } = await import('node:module');
const path = await import('node:path');
const { fileURLToPath } = await import('node:url');
const root = fileURLToPath(new URL('..', import.meta.url));
const { ensureDependencies, noteInstalled } = await import('./lib/ensure-dependencies.mjs');
const { runStep } = await import('./lib/run-step.mjs');

const LIST = path.join(root, 'packages/shared/src/contract/compilers.ts');
const WORKER = path.join(root, 'apps/worker/package.json');
const TRIAL = {
  language: 'Solidity',
  sources: {
    'trial.sol': { content: 'contract Trial { function one() public pure returns (uint) { return 1; } }' },
  },
  settings: { outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } } },
};

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Pass a version, such as npm run solc:add 0.8.28.', 2);
await ensureDependencies(root);
const known = readList();
if (known.some((compiler) => compiler.version === version))
  stop(`solc ${version} is already in the list.`, 0);

const name = `solc-${version}`;
const install = ['install', '-w', '@nova/worker', '--save-exact', '--no-audit', '--no-fund'];
const { code } = await runStep(`Install ${name}`, 'npm', [...install, `${name}@npm:solc@${version}`], {
  cwd: root,
  isQuiet: true,
});
if (code !== 0) stop(`npm has no solc ${version} or is unreachable. Check the version and your connection.`);
const { longVersion, error } = tryCompiler(name);
if (error) {
  await runStep(`Remove ${name}`, 'npm', ['uninstall', '-w', '@nova/worker', name], {
    cwd: root,
    isQuiet: true,
  });
  stop(error);
}
writeList([...known, { version, longVersion, package: name }].sort(newestFirst));
noteInstalled(root);
console.log(
  `\nsolc ${longVersion} is in the list. Commit package-lock.json, apps/worker and packages/shared.`,
);

function tryCompiler(packageName) {
  const require = createRequire(WORKER);
  const file = require.resolve(`${packageName}/soljson.js`);
  // Only WebAssembly requests its memory in a way that a limit can intercept.
  if (!readFileSync(file, 'utf8').includes('WebAssembly')) {
    return {
      error: `solc ${version} is not WebAssembly, so its memory could not be limited. Choose a newer version.`,
    };
  }
  const solc = require('solc/wrapper')(require(file));
  const longVersion = solc.version().replace(/\.Emscripten.*$/, '');
  const output = JSON.parse(solc.compile(JSON.stringify(TRIAL)));
  const made = output.contracts?.['trial.sol']?.Trial?.evm.deployedBytecode.object;
  if (!longVersion.startsWith(`${version}+commit.`) || !made) {
    return {
      error: `solc ${version} does not compile a simple contract: ${JSON.stringify(output.errors ?? longVersion)}`,
    };
  }
  return { longVersion };
}

function readList() {
  const rows = readFileSync(LIST, 'utf8').matchAll(
    /\{ version: '([^']+)', longVersion: '([^']+)', package: '([^']+)' \}/g,
  );
  return [...rows].map(([, version, longVersion, packageName]) => ({
    version,
    longVersion,
    package: packageName,
  }));
}

function writeList(compilers) {
  const rows = compilers.map(
    (compiler) =>
      `  { version: '${compiler.version}', longVersion: '${compiler.longVersion}', package: '${compiler.package}' },\n`,
  );
  const text = readFileSync(LIST, 'utf8');
  writeFileSync(
    LIST,
    text.replace(/(Compiler\[\] = \[\n)[^]*?(\];)/, (_, head, tail) => head + rows.join('') + tail),
  );
}

function newestFirst(one, other) {
  const [a, b] = [one, other].map(({ version }) => version.split('.').map(Number));
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}

function stop(sentence, exitCode = 1) {
  console.error(sentence);
  process.exit(exitCode);
}
