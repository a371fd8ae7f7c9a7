import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildWeb, isProductionBuild, isWebBuildStale, requireBuiltSettings } from './web-build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'nova-web-build-'));
  for (const folder of ['apps/web/build', 'packages/shared/src', 'packages/abi/src']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  await writeFile(path.join(root, 'apps/web/page.tsx'), 'a page');
  // A workspace whose build records its settings, in place of the website's own.
  const build = 'node tell.mjs';
  const report = `import { writeFileSync } from 'node:fs';
const { PUBLIC_ORIGIN, NOVA_NETWORK } = process.env;
writeFileSync('build/told', PUBLIC_ORIGIN + ' ' + NOVA_NETWORK);`;
  await writeFile(path.join(root, 'apps/web/tell.mjs'), report);
  const manifest = { name: '@nova/web', version: '1.0.0', scripts: { build } };
  await writeFile(path.join(root, 'apps/web/package.json'), JSON.stringify(manifest));
  await writeFile(
    path.join(root, 'package.json'),
    JSON.stringify({ name: 'root', workspaces: ['apps/web'] }),
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const SETTINGS = { NOVA_NETWORK: 'development', PUBLIC_ORIGIN: 'https://nova.example' };
const ENV = { PATH: process.env['PATH']! };

test('builds a site once, and again when a source or a setting has changed', async () => {
  expect(await isWebBuildStale(root, SETTINGS)).toBe(true);
  await buildWeb(root, SETTINGS, ENV);
  expect(await readFile(path.join(root, 'apps/web/build/told'), 'utf8')).toBe(
    'https://nova.example development',
  );
  expect(await isWebBuildStale(root, SETTINGS)).toBe(false);
  expect(await isWebBuildStale(root, { ...SETTINGS, PUBLIC_ORIGIN: 'https://other.example' })).toBe(true);
  expect(await isWebBuildStale(root, { ...SETTINGS, NOVA_NETWORK: 'production' })).toBe(true);
  await writeFile(path.join(root, 'apps/web/page.tsx'), 'another page');
  expect(await isWebBuildStale(root, SETTINGS)).toBe(true);
  await buildWeb(root, SETTINGS, ENV);
  await writeFile(path.join(root, 'ada.png'), 'picture');
  const team = { ...SETTINGS, NOVA_TEAM: 'Ada; Protocol; ; ada.png' };
  await buildWeb(root, team, ENV);
  expect(await isWebBuildStale(root, team)).toBe(false);
  await writeFile(path.join(root, 'ada.png'), 'another picture');
  expect(await isWebBuildStale(root, team)).toBe(true);
  await buildWeb(root, SETTINGS, ENV);
  // The documentation pages are rendered from it.
  await writeFile(path.join(root, 'README.md'), '# Another way to install');
  expect(await isWebBuildStale(root, SETTINGS)).toBe(true);
});

test('a build that did not finish is repeated, also with the settings of the one before', async () => {
  const other = { ...SETTINGS, PUBLIC_ORIGIN: 'https://other.example' };
  const report = `process.exit(process.env.PUBLIC_ORIGIN === '${other.PUBLIC_ORIGIN}' ? 1 : 0);`;
  await writeFile(path.join(root, 'apps/web/tell.mjs'), report);
  await buildWeb(root, SETTINGS, ENV);
  expect(await isWebBuildStale(root, SETTINGS)).toBe(false);
  await expect(buildWeb(root, other, ENV)).rejects.toThrow('The website could not be built');
  expect(await isWebBuildStale(root, SETTINGS)).toBe(true);
});

test('two starts of one checkout build one after the other, the second only with other settings', async () => {
  const record = path.join(root, 'apps/web/build/told');
  // Fails if another build is under way.
  const report = `import { appendFileSync, mkdirSync, rmdirSync } from 'node:fs';
mkdirSync('build/busy');
setTimeout(() => {
  rmdirSync('build/busy');
  appendFileSync('build/told', process.env.PUBLIC_ORIGIN + ';');
}, 200);`;
  await writeFile(path.join(root, 'apps/web/tell.mjs'), report);
  await writeFile(path.join(root, 'apps/web/.building'), '999999999');
  await Promise.all([buildWeb(root, SETTINGS, ENV), buildWeb(root, SETTINGS, ENV)]);
  expect(await readFile(record, 'utf8')).toBe('https://nova.example;');
  const other = { ...SETTINGS, PUBLIC_ORIGIN: 'https://other.example' };
  await Promise.all([buildWeb(root, SETTINGS, ENV), buildWeb(root, other, ENV)]);
  expect((await readFile(record, 'utf8')).split(';').toSorted()).toEqual([
    '',
    'https://nova.example',
    'https://nova.example',
    'https://other.example',
  ]);
});

test('a build waits until that of a killed start has ended', async () => {
  const busy = path.join(root, 'apps/web/build/busy');
  const lock = path.join(root, 'apps/web/.building');
  const script = `fs.mkdirSync(${JSON.stringify(busy)}); setTimeout(() => fs.rmdirSync(${JSON.stringify(busy)}), 1_500)`;
  const left = spawn(process.execPath, ['-e', script]);
  await vi.waitFor(() => expect(existsSync(busy)).toBe(true), { timeout: 10_000 });
  await writeFile(lock, `999999999 ${left.pid}`);
  // Fails if another build is under way.
  await writeFile(
    path.join(root, 'apps/web/tell.mjs'),
    `import { mkdirSync } from 'node:fs'; mkdirSync('build/busy');`,
  );
  await buildWeb(root, SETTINGS, ENV);
  expect(left.exitCode).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

test('rejects pages of a release built with other settings and names the differences', async () => {
  expect(await isProductionBuild(root)).toBe(false);
  await requireBuiltSettings(root, SETTINGS);
  await writeFile(path.join(root, 'apps/web/build/settings.json'), JSON.stringify(SETTINGS));
  expect(await isProductionBuild(root)).toBe(true);
  await requireBuiltSettings(root, SETTINGS);
  await expect(
    requireBuiltSettings(root, { ...SETTINGS, PUBLIC_ORIGIN: 'https://other.example' }),
  ).rejects.toThrow(
    'The pages of this build have other values of PUBLIC_ORIGIN. Restore the old values, or run npm run build with the new ones.',
  );
});
