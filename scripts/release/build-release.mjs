import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../lib/run-step.mjs';
import { compileWorkspace, writeJson } from './compile-workspace.mjs';

/**
 * Workspaces that a server runs, with the folders of each that are needed. The website is included as
 * static files.
 */
const WORKSPACES = {
  'packages/shared': ['src'],
  'packages/abi': ['src', 'published'],
  'packages/db': ['src', 'migrations'],
  'packages/runtime': ['src'],
  'packages/storage': ['src'],
  'packages/rewards': ['src'],
  'packages/presale': ['src'],
  'apps/node': ['src'],
  'apps/worker': ['src'],
  'apps/signer': ['src'],
  'apps/api': ['src'],
  'apps/supervisor': ['src'],
  contracts: ['scripts'],
};
const FILES = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  '.npmrc',
  'package-lock.json',
];

/**
 * Builds a release: the website, our code as JavaScript, and production dependencies.
 * @param {string} root Root of the checkout.
 * @param {string} target Folder of the release, which is recreated.
 */
export async function buildRelease(root, target) {
  const { readSiteSettings } = await import('../../apps/supervisor/src/site-settings.ts');
  const { readRelease } = await import('../../packages/runtime/src/read-release.ts');
  const settings = readSiteSettings();
  await mustRun('website', 'npm', ['run', '--silent', 'web:build'], { cwd: root, env: settings });

  rmSync(target, { recursive: true, force: true });
  mkdirSync(path.join(target, 'apps/web/build'), { recursive: true });
  for (const [folder, parts] of Object.entries(WORKSPACES))
    compileWorkspace(path.join(root, folder), path.join(target, folder), parts);
  cpSync(path.join(root, 'apps/web/build/client'), path.join(target, 'apps/web/build/client'), {
    recursive: true,
  });
  writeJson(path.join(target, 'apps/web/build/settings.json'), settings);
  for (const file of FILES) cpSync(path.join(root, file), path.join(target, file));
  cpSync(path.join(root, 'scripts/release/nova.mjs'), path.join(target, 'nova.mjs'));
  cpSync(path.join(root, 'scripts/lib/require-node.mjs'), path.join(target, 'require-node.mjs'));
  writeJson(path.join(target, 'release.json'), { commit: readRelease().commit });
  writeJson(path.join(target, 'package.json'), toReleaseManifest(root));

  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('locked versions', 'npm', ['install', '--package-lock-only', '--omit=dev', ...quiet], {
    cwd: target,
  });
  await mustRun('production dependencies', 'npm', ['ci', '--omit=dev', ...quiet], { cwd: target });
  // Creates the links of the embedded PostgreSQL now, because the user that runs a release may lack write
  // access to it.
  const prepare =
    "import('./packages/db/src/embedded/binaries.js').then(({ findBinaries }) => findBinaries())";
  await mustRun('embedded PostgreSQL', process.execPath, ['--eval', prepare], { cwd: target });
  removeDevelopmentFiles(target);
  console.log(
    `\nThe release is in ${target}, ${Math.round(sizeOf(target) / 1e6)} MB. Start it there with: node nova.mjs start`,
  );
}

/** Source maps and type declarations are a quarter of all bytes and unused at run time. */
function removeDevelopmentFiles(target) {
  for (const file of filesOf(target)) if (/\.(map|d\.[cm]?ts)$/.test(file)) rmSync(file);
}

/** @returns The total size in bytes of all files below a folder. */
export const sizeOf = (folder) => filesOf(folder).reduce((total, file) => total + statSync(file).size, 0);

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function toReleaseManifest(root) {
  const { name, version, license, type, dependencies, engines, description } = readJson(
    path.join(root, 'package.json'),
  );
  // Only a checkout runs TypeScript.
  const { tsx: _tsx, ...runtimeDependencies } = dependencies;
  return {
    name,
    version,
    private: true,
    description,
    license,
    workspaces: Object.keys(WORKSPACES),
    type,
    scripts: { start: 'node nova.mjs start' },
    dependencies: runtimeDependencies,
    engines,
  };
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function mustRun(title, command, args, options) {
  const { code } = await runStep(title, command, args, { ...options, isQuiet: true });
  if (code !== 0) process.exit(1);
}
