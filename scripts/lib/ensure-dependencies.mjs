import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STAMP = 'node_modules/.nova-installed';
const GIGABYTE = 2 ** 30;
/** Dependencies take 1.2 GB, the website's build 0.1 GB, the first database and chain 0.2 GB; the rest is room to work. */
export const DISK_NEEDED_BYTES = 2.5 * GIGABYTE;
/** All processes together hold about 1 GB; building the website takes another. */
export const MEMORY_NEEDED_BYTES = 2 * GIGABYTE;

/** Installs the locked dependencies when they are missing or belong to another lock file or Node. */
export async function ensureDependencies(root) {
  if (read(path.join(root, STAMP)) === stampOf(root)) return;
  const shortage = findShortage(root);
  if (shortage !== null) {
    console.error(shortage);
    process.exit(1);
  }
  const startedAt = Date.now();
  console.log('  … installing dependencies (once; about a minute)');
  const stopTelling = tellTime(startedAt);
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  stopTelling();
  if (code !== 0) {
    console.error(
      `The dependencies could not be installed. Is the package registry within reach?\n${output.trim().slice(-1500)}`,
    );
    process.exit(1);
  }
  noteInstalled(root);
  console.log(`  ✓ dependencies                 ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** @returns what this machine lacks for an installation, in a sentence, or null */
export function findShortage(root, machine = readMachine(root)) {
  const gigabytes = (bytes) => (bytes / GIGABYTE).toFixed(1);
  if (machine.freeDiskBytes < DISK_NEEDED_BYTES)
    return `Nova needs ${gigabytes(DISK_NEEDED_BYTES)} GB of free disk space to install; ${gigabytes(machine.freeDiskBytes)} GB are free in ${root}. Free some space and run the command again.`;
  if (machine.memoryBytes < MEMORY_NEEDED_BYTES * 0.9)
    return `Nova needs ${gigabytes(MEMORY_NEEDED_BYTES)} GB of memory; this machine has ${gigabytes(machine.memoryBytes)} GB. Use a larger one.`;
  return null;
}

function readMachine(root) {
  const { bavail, bsize } = statfsSync(root);
  return { freeDiskBytes: bavail * bsize, memoryBytes: os.totalmem() };
}

/** Writes down that what is installed is what the lock file says. */
export function noteInstalled(root) {
  writeFileSync(path.join(root, STAMP), stampOf(root));
}

function stampOf(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

/** A line that moves on a terminal, a line every fifteen seconds elsewhere, so that nobody thinks it hangs. */
function tellTime(startedAt) {
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const { isTTY } = process.stdout;
  const tell = () => process.stdout.write(isTTY ? `\r  … ${seconds()} s ` : `  … ${seconds()} s\n`);
  const timer = setInterval(tell, isTTY ? 1_000 : 15_000);
  return () => {
    clearInterval(timer);
    if (isTTY) process.stdout.write('\r\u001b[2K');
  };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
