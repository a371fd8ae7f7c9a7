import { AWAITS_ENVIRONMENT, type EnvironmentMessage } from '@nova/runtime/env';
import { CHECK_MESSAGE, EXIT_CONFIGURATION, type ServiceMessage } from '@nova/runtime/run-service';
import { runArguments } from '@nova/runtime/run-source';
import { nameReason } from '@nova/runtime/name-reason';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { ResponseWatch } from './watch/response-watch.ts';

const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that ran this long is restarted without delay. */
const STABLE_AFTER_SECONDS = 30;
const STABLE_AFTER_MS = STABLE_AFTER_SECONDS * 1000;
/** Attempts at startup before a process that never becomes ready is given up. */
const START_ATTEMPTS = 4;
const STOP_TIMEOUT_MS = 20_000;

export interface ManagedProcessOptions {
  readonly name: string;
  /** TypeScript file to run. */
  readonly entry: string;
  readonly env: Record<string, string>;
  /** Destination of the process's output. */
  readonly output: Writable;
  /** Called before another attempt while the process has never been ready; may change `env`. */
  beforeRetry?(): Promise<void>;
  /** Ends what would survive the process, such as the PostgreSQL it runs, before one that is silent is killed. */
  beforeKill?(): Promise<void>;
  /** Times of the checks, for tests. */
  readonly watch?: { readonly everyMs: number; readonly silenceMaxMs: number };
  /** Called with one sentence when the process ends unexpectedly or has recovered. */
  onEvent(sentence: string): void;
  /** Called when the process reports that it must not be restarted. */
  onFatal(message: string): void;
}

/**
 * Runs one process and restarts it with backoff when it exits by itself, and once it is watched also when it
 * stops responding. It exits when its IPC channel reports that the supervisor is gone. It has its own process
 * group: Ctrl-C reaches only the supervisor, which stops the processes in order.
 */
export class ManagedProcess {
  readonly #options: ManagedProcessOptions;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #wasReady = false;
  #isReady = false;
  #isWatched = false;
  #watch: ResponseWatch | undefined;
  /** Seconds without a response, after which the process was killed. */
  #silentSeconds: number | undefined;
  /** True while the process waits for its environment. */
  #isWaiting = false;
  /** True if the system could not create the process. */
  #hasNotStarted = false;
  #settleFirst:
    | { resolve: (info: Record<string, unknown>) => void; reject: (error: Error) => void }
    | undefined;
  /** Reason that the process gave for exiting, or its last output on standard error. */
  #reason: string | undefined;
  #lastLines = '';
  /** True if the reason for exiting may pass, although the process says that its configuration is wrong. */
  #mayPass = false;
  /** The end reported last, once restarts have reached the longest delay. */
  #lastEnd: string | undefined;
  #recoveryTimer: NodeJS.Timeout | undefined;

  constructor(options: ManagedProcessOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process before all its variables are known, so that it loads its code meanwhile. It waits for
   * `start`, before which the missing variables must be added to `env`.
   */
  load(): void {
    this.#isWaiting = true;
    this.#launch();
  }

  /** Resolves when the process reports that it is ready, with the details it reported. */
  start(): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      this.#settleFirst = { resolve, reject };
      const isLoaded = this.#isWaiting && this.#isRunning;
      this.#isWaiting = false;
      if (isLoaded) this.#sendEnvironment();
      else this.#launch();
    });
  }

  /** From now on, also restarts the process if it hangs; not while it starts or stops. */
  watch(): void {
    this.#isWatched = true;
    if (!this.#isReady || this.#isStopping || this.#watch !== undefined) return;
    const child = this.#child;
    this.#watch = new ResponseWatch({
      ...this.#options.watch,
      check: () => child?.connected && child.send(CHECK_MESSAGE, () => undefined),
      onSilent: (silentMs) => {
        this.#silentSeconds = Math.round(silentMs / 1000);
        void this.#killSilent(child);
      },
    });
  }

  async #killSilent(child: ChildProcess | undefined): Promise<void> {
    await this.#options.beforeKill?.();
    child?.kill('SIGKILL');
  }

  #stopWatching(): void {
    this.#isReady = false;
    this.#watch?.stop();
    this.#watch = undefined;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopWatching();
    clearTimeout(this.#timer);
    clearTimeout(this.#recoveryTimer);
    const child = this.#child;
    if (!child || !this.#isRunning) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  #sendEnvironment(): void {
    const message: EnvironmentMessage = { type: 'environment', env: this.#options.env };
    // A process that ended meanwhile cannot receive it, and the next one is started with its variables.
    this.#child?.send(message, () => undefined);
  }

  #launch(): void {
    const { entry, output } = this.#options;
    const env = { ...this.#options.env, ...(this.#isWaiting && { [AWAITS_ENVIRONMENT]: '1' }) };
    const startedAt = Date.now();
    this.#reason = undefined;
    this.#hasNotStarted = false;
    let child: ChildProcess;
    try {
      child = spawn(process.execPath, runArguments(entry), {
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
    } catch (error) {
      this.#failedToStart(error, startedAt);
      return;
    }
    this.#child = child;
    child.stdout?.pipe(output, { end: false });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastLines = (this.#lastLines + chunk.toString()).slice(-2_000);
      output.write(chunk);
    });
    child.on('message', (message: ServiceMessage) => this.#handleMessage(message));
    // Without a process ID it never started, and `exit` is not emitted.
    child.on('error', (error) => child.pid === undefined && this.#failedToStart(error, startedAt));
    child.on('exit', (code, signal) => this.#ended(code, signal, Date.now() - startedAt));
  }

  #handleMessage(message: ServiceMessage): void {
    // What a restart did not find, such as a port that another program took meanwhile, the next one may find.
    const mayPass = message.type === 'fatal' && message.mayPass === true && this.#wasReady;
    if (mayPass) {
      this.#reason = message.message;
      this.#mayPass = true;
      return;
    }
    if (message.type === 'fatal') {
      const error = new ConfigurationError(message.message);
      this.#settleFirst?.reject(error);
      this.#settleFirst = undefined;
      this.#isStopping = true;
      if (this.#wasReady) this.#options.onFatal(message.message);
      return;
    }
    if (message.type === 'failed') {
      this.#reason = message.reason;
      return;
    }
    if (message.type === 'responding') {
      this.#watch?.hearResponse();
      return;
    }
    if (this.#wasReady) this.#reportRecovery();
    this.#wasReady = true;
    this.#isReady = true;
    if (this.#isWatched) this.watch();
    this.#settleFirst?.resolve(message.info);
    this.#settleFirst = undefined;
  }

  /** On a machine without memory, processes or files left, the next attempt may succeed. */
  #failedToStart(error: unknown, startedAt: number): void {
    this.#child = undefined;
    this.#reason = nameReason(error);
    this.#hasNotStarted = true;
    this.#ended(null, null, Date.now() - startedAt);
  }

  /** A process that keeps ending soon after it is ready counts as recovered once it has run for a while. */
  #reportRecovery(): void {
    const report = () => {
      this.#lastEnd = undefined;
      this.#options.onEvent(`${this.#options.name} is up again.`);
    };
    if (this.#lastEnd === undefined) report();
    else this.#recoveryTimer = setTimeout(report, STABLE_AFTER_MS);
  }

  #ended(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    this.#stopWatching();
    clearTimeout(this.#recoveryTimer);
    // `start` launches a process again that ended while it was waiting, and reports what happens then.
    const isFinal = code === EXIT_CONFIGURATION && !this.#mayPass;
    this.#mayPass = false;
    if (this.#isStopping || this.#isWaiting || isFinal) return;
    this.#failures = livedMs > STABLE_AFTER_MS ? 1 : this.#failures + 1;
    const isSilent = this.#silentSeconds !== undefined;
    const how = this.#describeEnd(code, signal);
    // A killed process could not say why; what it printed last, such as a warning of Node.js, is about something else.
    const printed = signal === 'SIGKILL' || isSilent ? '' : (this.#lastLines.trim().split('\n').at(-1) ?? '');
    const reason = (isSilent ? undefined : this.#reason) ?? printed;
    const why = reason === '' ? '' : `: ${reason.replace(/\.$/, '')}`;
    this.#reason = undefined;
    this.#lastLines = '';
    if (!this.#wasReady && this.#failures >= START_ATTEMPTS) {
      this.#settleFirst?.reject(
        new Error(`${this.#options.name} ${how} ${this.#failures} times while starting${why}.`),
      );
      this.#settleFirst = undefined;
      return;
    }
    const delayMs = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (this.#failures - 1));
    this.#reportEnd(`${this.#options.name} ${how}${why}`, delayMs);
    this.#timer = setTimeout(() => void this.#relaunch(), delayMs);
  }

  /** During an outage, such as a full disk, the same end is reported until the delay no longer grows. */
  #reportEnd(sentence: string, delayMs: number): void {
    const isLongest = delayMs === LONGEST_BACKOFF_MS;
    const seconds = (delayMs / 1000).toFixed(1);
    const isRepeated = isLongest && this.#lastEnd === sentence;
    this.#lastEnd = isLongest ? sentence : undefined;
    if (isRepeated) return;
    const next = isLongest
      ? `it has ended ${this.#failures} times in a row, and is started again every ${seconds} s until it has run for ${STABLE_AFTER_SECONDS} s`
      : `starting it again in ${seconds} s`;
    this.#options.onEvent(`${sentence}; ${next}.`);
  }

  #describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
    const seconds = this.#silentSeconds;
    this.#silentSeconds = undefined;
    if (this.#hasNotStarted) return 'could not be started';
    if (seconds !== undefined) return `did not respond for ${seconds} seconds and was ended`;
    return signal ? `was ended by ${signal}` : `ended with code ${code}`;
  }

  async #relaunch(): Promise<void> {
    if (!this.#wasReady) await this.#options.beforeRetry?.();
    if (!this.#isStopping) this.#launch();
  }
}
