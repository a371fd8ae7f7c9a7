import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendToFile } from './log-output.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'nova-log-output-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (output: Writable, text: string) =>
  new Promise<void>((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });

test('appends to a file, and begins another one above the maximum size while it runs', async () => {
  const file = path.join(dir, 'api.log');
  writeFileSync(file, 'before\n');
  const output = appendToFile(file, 20);
  for (const line of ['first\n', 'second\n', 'third\n', 'fourth\n']) await write(output, line);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('before\nfirst\nsecond\nthird\n');
  expect(readFileSync(file, 'utf8')).toBe('fourth\n');
});

test('survives a full disk, and says afterwards that lines are missing', async ({ skip }) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    skip('needs the right to mount');
  }
  try {
    const file = path.join(dir, 'api.log');
    const output = appendToFile(file);
    await write(output, 'before\n');
    const filler = path.join(dir, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(100_000, 1))).toThrow('ENOSPC');
    for (let count = 0; count < 100; count++) await write(output, `lost ${'x'.repeat(100)}\n`);
    rmSync(filler);
    await write(output, 'after\n');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines[0]).toBe('before');
    expect(JSON.parse(lines.at(-2)!)).toMatchObject({
      level: 40,
      msg: 'lines are missing here, because the log could not be written',
    });
    expect(lines.at(-1)).toBe('after');
  } finally {
    execFileSync('umount', ['-l', dir]);
  }
});

test('a reader of standard output that ends does not end or block the process', async () => {
  const script = path.join(dir, 'write.mts');
  const done = path.join(dir, 'done');
  const module = new URL('log-output.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     import { toStandardOutput } from '${module}';
     const output = toStandardOutput();
     const line = 'x'.repeat(10_000) + '\\n';
     for (let count = 0; count < 100; count++) await new Promise((resolve) => output.write(line, resolve));
     writeFileSync(${JSON.stringify(done)}, 'yes');`,
  );
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, script], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(statSync(done).size).toBe(3);
});
