import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../running-nova.ts';

const EXAMPLE = path.join(ROOT, 'docs/examples/nginx.conf');
const START_TIMEOUT_MS = 15_000;

/** A request from nginx's log. */
export interface PassedRequest {
  /** Time of the response in milliseconds since 1970. */
  readonly atMs: number;
  readonly status: number;
  /** Upstream servers of the request: more than one if it was retried. */
  readonly servers: readonly string[];
}

export interface Nginx {
  readonly url: string;
  readonly pid: number;
  readonly dir: string;
  readLog(): Promise<PassedRequest[]>;
  /** Returns the lines of the error log. */
  readErrors(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Returns the path of an installed nginx, or null if there is none. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

/** Runs nginx on a port with the documented configuration, in front of apis on other local ports. */
export async function startNginx(
  program: string,
  dir: string,
  port: number,
  ports: readonly number[],
): Promise<Nginx> {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'nova.conf'), await fillExample(port, ports));
  await writeFile(path.join(dir, 'nginx.conf'), surround(dir));
  const log = path.join(dir, 'error.log');
  const child = spawn(program, ['-e', log, '-p', dir, '-c', path.join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A separate process group, so that Ctrl-C in a terminal does not stop it first.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(
        `nginx did not start: ${await readFile(log, 'utf8').catch(() => 'there is no output')}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    dir,
    readLog: async () =>
      (await readFile(path.join(dir, 'access.log'), 'utf8')).split('\n').flatMap(parseLine),
    readErrors: async () => (await readFile(log, 'utf8')).split('\n').filter((line) => line !== ''),
    stop: async () => {
      child.kill('SIGQUIT');
      const timeout = setTimeout(() => child.kill('SIGTERM'), 5_000);
      await ended;
      clearTimeout(timeout);
    },
  };
}

/**
 * Returns the example with our addresses and without TLS. @throws Error if it no longer contains the
 * replaced text.
 */
async function fillExample(port: number, [first, second]: readonly number[]): Promise<string> {
  let text = await readFile(EXAMPLE, 'utf8');
  const replace = (pattern: RegExp, by: string) => {
    if (!pattern.test(text)) throw new Error(`docs/examples/nginx.conf has no ${pattern.source}`);
    text = text.replace(pattern, by);
  };
  replace(/10\.0\.0\.11:4000/, `127.0.0.1:${first}`);
  replace(/10\.0\.0\.12:4000/, `127.0.0.1:${second}`);
  replace(/listen 443 ssl;\n +http2 on;/, `listen 127.0.0.1:${port};`);
  replace(/^\s+ssl_certificate .*$/m, '');
  replace(/^\s+ssl_certificate_key .*$/m, '');
  return text;
}

/**
 * Returns the main configuration that a distribution would provide: two worker processes, and a log with
 * the upstream of each request.
 */
function surround(dir: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return [
    ...(process.getuid?.() === 0 ? [`user ${os.userInfo().username};`] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${dir}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    ...temporary,
    "log_format passed '$msec $status $upstream_addr';",
    `access_log ${dir}/access.log passed;`,
    `include ${dir}/nova.conf;`,
    '}',
    '',
  ].join('\n');
}

function parseLine(line: string): PassedRequest[] {
  const [, seconds, status, servers] = /^([\d.]+) (\d+) (.*)$/.exec(line) ?? [];
  if (seconds === undefined) return [];
  return [{ atMs: Number(seconds) * 1000, status: Number(status), servers: servers!.split(', ') }];
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
