import { findLivePostmaster } from '@nova/db/embedded/live-postmaster';
import { killServer, readDatabaseUrl } from '@nova/db/embedded/start-postgres';
import { createLogger } from '@nova/runtime/logger';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { appendToFile, toStandardOutput } from './console/log-output.ts';
import type { ProgressTeller } from './console/progress.ts';
import { systemEnv, type Env } from './env.ts';
import { listPorts } from './settings/configured-ports.ts';
import { ManagedProcess } from './managed-process.ts';
import { chooseFreePort } from './ports.ts';

export type ServiceName = 'postgres' | 'node' | 'signer' | 'worker' | 'api';

const ENTRIES: Record<ServiceName, string> = {
  postgres: 'apps/supervisor/src/postgres-guard.ts',
  node: 'apps/node/src/main.ts',
  signer: 'apps/signer/src/main.ts',
  worker: 'apps/worker/src/main.ts',
  api: 'apps/api/src/main.ts',
};
/** Processes that write stop before those they write to. */
const STOP_ORDER: ServiceName[] = ['api', 'worker', 'signer', 'node', 'postgres'];

/**
 * The processes of one Nova and the destination of their logs: files in development, standard output in
 * production.
 */
export class Services {
  readonly #root: string;
  readonly #env: Env;
  readonly #progress: ProgressTeller;
  readonly #onFatal: (message: string) => void;
  readonly #running = new Map<ServiceName, ManagedProcess>();
  readonly #loaded = new Map<ServiceName, { service: ManagedProcess; env: Record<string, string> }>();
  readonly #outputs = new Map<string, Writable>();
  #standardOutput: Writable | undefined;

  constructor(options: {
    root: string;
    env: Env;
    progress: ProgressTeller;
    onFatal: (message: string) => void;
  }) {
    this.#root = options.root;
    this.#env = options.env;
    this.#progress = options.progress;
    this.#onFatal = options.onFatal;
  }

  /** Lets a service load its code while the parts that it needs start; `start` passes its variables. */
  load(name: 'worker' | 'api'): void {
    const env = systemEnv();
    const service = this.#create(name, env);
    this.#loaded.set(name, { service, env });
    service.load();
  }

  /** Resolves with the details the service reports once it is ready. */
  start(
    name: ServiceName,
    env: Record<string, string>,
    beforeRetry?: () => Promise<void>,
  ): Promise<Record<string, unknown>> {
    const loaded = this.#loaded.get(name);
    if (loaded === undefined) return this.#create(name, Object.assign(env, systemEnv()), beforeRetry).start();
    Object.assign(loaded.env, env);
    return loaded.service.start();
  }

  #create(name: ServiceName, env: Record<string, string>, beforeRetry?: () => Promise<void>): ManagedProcess {
    const service = new ManagedProcess({
      name,
      entry: path.join(this.#root, ENTRIES[name]),
      env,
      output: this.#outputOf(name),
      ...(beforeRetry && { beforeRetry }),
      ...(name === 'postgres' && { beforeKill: () => killServer(this.#postgresDir) }),
      onEvent: (sentence) => {
        this.#progress.reportProgress(`  ! ${sentence}`);
        createLogger('supervisor', this.#env.LOG_LEVEL, this.#outputOf(name)).warn(sentence);
      },
      onFatal: (message) => this.#onFatal(message),
    });
    this.#running.set(name, service);
    return service;
  }

  /** From now on, also restarts services that hang. */
  watch(): void {
    for (const service of this.#running.values()) service.watch();
  }

  get #postgresDir(): string {
    return path.join(this.#env.NOVA_DATA_DIR, 'postgres');
  }

  /** @returns The database URL; its port stays the same across restarts. */
  async startPostgres(wishedPort: number): Promise<string> {
    const dir = this.#postgresDir;
    const env: Record<string, string> = { POSTGRES_DIR: dir };
    // Another program, such as a second Nova, may take a free port before PostgreSQL does.
    const choosePort = async () => {
      env.POSTGRES_PORT = String(await chooseFreePort('127.0.0.1', wishedPort, listPorts(this.#env)));
    };
    await choosePort();
    const info = (await this.start('postgres', env, choosePort)) as { port: number };
    // An adopted server keeps its port, which a later restart must reuse.
    env.POSTGRES_PORT = String(info.port);
    return readDatabaseUrl(dir, info.port);
  }

  /** Returns process IDs for monitoring and tests; for the database, its own rather than its guard's. */
  async pids(): Promise<Partial<Record<ServiceName, number>>> {
    const postmaster = await findLivePostmaster(path.join(this.#postgresDir, 'cluster'));
    const pids: Partial<Record<ServiceName, number>> = postmaster ? { postgres: postmaster.pid } : {};
    for (const name of ['node', 'signer', 'worker', 'api'] as const) {
      const pid = this.#running.get(name)?.pid;
      if (pid !== undefined) pids[name] = pid;
    }
    return pids;
  }

  log(name: string, line: string): void {
    this.#outputOf(name).write(`${line}\n`);
  }

  async stopAll(): Promise<void> {
    for (const name of STOP_ORDER) await this.#running.get(name)?.stop();
    for (const output of this.#outputs.values()) output.end();
  }

  #outputOf(name: string): Writable {
    if (this.#env.NOVA_NETWORK === 'production') return (this.#standardOutput ??= toStandardOutput());
    const existing = this.#outputs.get(name);
    if (existing) return existing;
    const dir = path.join(this.#env.NOVA_DATA_DIR, 'logs');
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const output = appendToFile(path.join(dir, `${name}.log`));
    this.#outputs.set(name, output);
    return output;
  }
}
