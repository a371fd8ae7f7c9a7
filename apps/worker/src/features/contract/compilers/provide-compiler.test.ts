import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Compiler } from '@nova/shared/contract/compilers';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNpmEnv } from '../../../env.ts';
import { CompileError } from '../compile.ts';
import { type CompilerStore, provideCompiler } from './provide-compiler.ts';
import { hashTarball } from './solc-tarball.ts';
import { supplyCompiler } from './supply-compiler.ts';

const NEVER = new AbortController().signal;
const NOWHERE = 'http://127.0.0.1:9/';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-compilers-'));
});
afterEach(() => rm(home, { recursive: true }));

const storeAt = (registry: string): CompilerStore => ({
  folder: path.join(home, 'compilers'),
  npmEnv: { ...readNpmEnv(), npm_config_registry: registry },
});

/** Writes a package like those of npm, whose compiler is one line, and returns it. */
async function pack(content = 'module.exports = "a compiler";'): Promise<Buffer> {
  await mkdir(path.join(home, 'package'), { recursive: true });
  await writeFile(path.join(home, 'package', 'package.json'), '{"name":"solc","version":"0.9.1"}');
  await writeFile(path.join(home, 'package', 'soljson.js'), content);
  const file = path.join(home, 'packed.tgz');
  await create({ gzip: true, file, cwd: home }, ['package/package.json', 'package/soljson.js']);
  return readFile(file);
}

const pinned = (tarball: Buffer): Compiler => ({
  version: '0.9.1',
  longVersion: '0.9.1+commit.00000000',
  packageVersion: '0.9.1',
  integrity: hashTarball(tarball),
});

/** A registry that serves one package and counts its downloads. */
async function serve(tarball: Buffer) {
  let downloads = 0;
  const server = createServer((request, response) => {
    if (request.url!.endsWith('.tgz')) {
      downloads += 1;
      return response.end(tarball);
    }
    const dist = { tarball: `${url}solc/-/solc-0.9.1.tgz`, integrity: hashTarball(tarball) };
    const versions = { '0.9.1': { name: 'solc', version: '0.9.1', dist } };
    return response.end(JSON.stringify({ name: 'solc', 'dist-tags': { latest: '0.9.1' }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, count: () => downloads, close: () => server.close() };
}

const messageOf = async (provided: Promise<unknown>) => {
  const error = await provided.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CompileError);
  expect(error).toMatchObject({ failure: 'compiler_unavailable' });
  return (error as CompileError).message;
};

test('downloads a compiler once from the registry of npm, and stores nothing else', async () => {
  const tarball = await pack();
  const registry = await serve(tarball);
  try {
    const store = storeAt(registry.url);
    const file = await provideCompiler(pinned(tarball), store, NEVER);
    expect(await readFile(file, 'utf8')).toBe('module.exports = "a compiler";');
    expect(await provideCompiler(pinned(tarball), store, NEVER)).toBe(file);
    expect(registry.count()).toBe(1);
    expect(await readdir(store.folder)).toEqual(['soljson-0.9.1.js']);
  } finally {
    registry.close();
  }
});

test('refuses a package other than the pinned one, even if the registry states its hash', async () => {
  const compiler = pinned(await pack());
  const registry = await serve(await pack('process.exit(1);'));
  try {
    const store = storeAt(registry.url);
    expect(await messageOf(provideCompiler(compiler, store, NEVER))).toBe(
      'The package of compiler 0.9.1 was refused. The file is not the package of this compiler: its integrity hash differs. Try again later, or ask the operator of this server to supply it as the file solc-0.9.1.tgz.',
    );
    expect(await readdir(store.folder)).toEqual([]);
  } finally {
    registry.close();
  }
});

test('says how an operator supplies a compiler if no registry is reachable, and takes it from the file', async () => {
  const tarball = await pack();
  const store = storeAt(NOWHERE);
  expect(await messageOf(provideCompiler(pinned(tarball), store, NEVER))).toBe(
    'Compiler 0.9.1 is not on this server, and no package registry could be reached to download it. Try again later, or ask the operator of this server to supply it as the file solc-0.9.1.tgz.',
  );
  await writeFile(path.join(store.folder, 'solc-0.9.1.tgz'), tarball);
  expect(path.basename(await provideCompiler(pinned(tarball), store, NEVER))).toBe('soljson-0.9.1.js');
  expect(await readdir(store.folder)).toEqual(['soljson-0.9.1.js']);
});

test('uses a compiler among the dependencies without a download', async () => {
  const compiler = { ...pinned(await pack()), version: '0.8.30' };
  expect(await provideCompiler(compiler, storeAt(NOWHERE), NEVER)).toBe('solc/soljson.js');
});

test('keeps the forty compilers that were used last', async () => {
  const tarball = await pack();
  const store = storeAt(NOWHERE);
  await mkdir(store.folder);
  for (let n = 0; n < 45; n++) await writeFile(path.join(store.folder, `soljson-0.1.${n}.js`), '');
  await writeFile(path.join(store.folder, 'solc-0.9.1.tgz'), tarball);
  await provideCompiler(pinned(tarball), store, NEVER);
  const names = await readdir(store.folder);
  expect(names).toHaveLength(40);
  expect(names).toContain('soljson-0.9.1.js');
});

test('refuses a file that is not the package of a known compiler, and a version that does not exist', async () => {
  await pack();
  const store = storeAt(NOWHERE);
  const file = path.join(home, 'packed.tgz');
  expect(await supplyCompiler(file, store)).toEqual({
    isThere: false,
    message: `${file} is not the package of a known compiler. Pass a file that npm pack solc@<version> wrote.`,
  });
  const { isThere, message } = await supplyCompiler('0.4.12', store);
  expect(isThere).toBe(false);
  expect(message).toMatch(
    /^There is no compiler 0\.4\.12\. Pass a release of solc from 0\.4\.11 to 0\.8\.\d+/,
  );
});
