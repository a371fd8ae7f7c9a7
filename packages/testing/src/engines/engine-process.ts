import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const SHOWN_LOG_CHARACTERS = 2_000;

export interface EngineOptions {
  /** Its whole environment; that of this process by default. */
  readonly env?: Record<string, string>;
  /**
   * Gives it a process group of its own, so that Ctrl-C in a terminal does not stop it before the processes that use
   * it. Its starter must stop it.
   */
  readonly isCluster?: boolean;
}

/** A process of an engine whose output is written to a file. */
export class EngineProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  readonly #logFile: string;

  constructor(program: string, args: readonly string[], logFile: string, options: EngineOptions = {}) {
    const { env, isCluster = false } = options;
    const log = openSync(logFile, 'a');
    this.#child = spawn(program, args, {
      stdio: ['ignore', log, log],
      detached: isCluster,
      ...(env ? { env } : {}),
    });
    closeSync(log);
    this.#exited = once(this.#child, 'exit');
    this.#logFile = logFile;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Exit code or signal of an ended process, and the end of its log. */
  describeEnd(): string {
    const log = readFileSync(this.#logFile, 'utf8').slice(-SHOWN_LOG_CHARACTERS);
    return `${this.#child.signalCode ?? `code ${this.#child.exitCode}`}\n${log}`;
  }

  /** Kills the process without cleanup, like a power failure. */
  async kill(): Promise<void> {
    if (this.hasEnded) return;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.#child.kill('SIGTERM');
    const timeout = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.#exited;
    clearTimeout(timeout);
  }
}

/**
 * Resolves when JSON-RPC responds.
 * @throws Error if the process has exited or nothing responds
 */
export async function waitForRpc(rpcUrl: string, process: EngineProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (process.hasEnded) {
      throw new Error(`The engine at ${rpcUrl} exited before it responded: ${process.describeEnd()}`);
    }
    if (await tryRequest(rpcUrl, 'eth_chainId')) return;
    if (Date.now() > deadline) throw new Error(`The engine at ${rpcUrl} does not respond.`);
    await sleep(100);
  }
}

/** Returns the result of a call, or null if there is no response. */
export async function tryRequest(rpcUrl: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] });
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(2_000),
    });
    return ((await response.json()) as { result?: unknown }).result ?? null;
  } catch {
    return null;
  }
}
