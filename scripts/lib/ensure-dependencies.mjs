import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STAMP = 'node_modules/.nova-installed';
/** Ends the stamp of an installation that lacks the tools of development. */
const WITHOUT_TOOLS = ' without tools';
const GIGABYTE = 2 ** 30;
/**
 * Dependencies take 0.8 GB, or 1.6 with the tools of development; the website's build 0.1 GB, the first database
 * and chain 0.2 GB; the rest is working space.
 */
export const DISK_NEEDED_BYTES = 2.5 * GIGABYTE;
/** All processes together use about 1 GB; building the website takes another. */
export const MEMORY_NEEDED_BYTES = 2 * GIGABYTE;

/**
 * Installs the locked dependencies if they are missing or belong to a different lock file or Node.js
 * version.
 * @param {string} root Root of the checkout.
 * @param {{ needsTools?: boolean }} options needsTools: false for commands that run Nova, because the tools of
 *   tests and development are half of an installation.
 */
export async function ensureDependencies(root, { needsTools = true } = {}) {
  const wanted = stampOf(root);
  const plan = planInstallation({
    stamp: read(path.join(root, STAMP)),
    wanted,
    isEmpty: !existsSync(path.join(root, 'node_modules')),
    needsTools,
  });
  if (plan === 'nothing') return;
  const shortage = findShortage(root);
  if (shortage !== null) {
    console.error(shortage);
    process.exit(1);
  }
  const startedAt = Date.now();
  console.log('  … installing dependencies (once; about a minute)');
  const stopPrinting = printTime(startedAt);
  const omitted = plan === 'runtime' ? ['--omit=dev'] : [];
  const { code, output } = await run(
    'npm',
    ['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error'],
    root,
  );
  stopPrinting();
  if (code !== 0) {
    console.error(
      `The dependencies could not be installed. Check the connection to the package registry and try again.\n${output.trim().slice(-1500)}`,
    );
    process.exit(1);
  }
  writeFileSync(path.join(root, STAMP), plan === 'runtime' ? wanted + WITHOUT_TOOLS : wanted);
  console.log(`  ✓ dependencies                 ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * @param {{ stamp: string | null, wanted: string, isEmpty: boolean, needsTools: boolean }} state stamp: what the
 *   last installation recorded; wanted: what a complete one records; isEmpty: nothing was ever installed.
 * @returns {'nothing' | 'runtime' | 'all'} What to install.
 */
export function planInstallation({ stamp, wanted, isEmpty, needsTools }) {
  if (stamp === wanted) return 'nothing';
  if (needsTools) return 'all';
  if (stamp === wanted + WITHOUT_TOOLS) return 'nothing';
  // An installation that has the tools keeps them, also one made by hand, which records nothing.
  return isEmpty || stamp?.endsWith(WITHOUT_TOOLS) ? 'runtime' : 'all';
}

/** @returns One sentence about the resources that this machine lacks for an installation, or null. */
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

function stampOf(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

/**
 * Shows the elapsed time as an updating line on a terminal, or a line every fifteen seconds elsewhere, to
 * show that the installation is running.
 */
function printTime(startedAt) {
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const { isTTY } = process.stdout;
  const report = () => process.stdout.write(isTTY ? `\r  … ${seconds()} s ` : `  … ${seconds()} s\n`);
  const timer = setInterval(report, isTTY ? 1_000 : 15_000);
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
