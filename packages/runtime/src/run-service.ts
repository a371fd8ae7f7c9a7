import { receiveEnvironment } from './env.ts';
import { createLogger, type Logger } from './logger.ts';
import { nameReason } from './name-reason.ts';
import { ConfigurationError, OccupiedAddressError } from './parse-env.ts';

/** Exit code for "do not restart, the configuration or the data is wrong" (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIGURATION = 78;
/** Milliseconds after which a service that does not stop is terminated, in addition to its `drainMs`. */
const STOP_TIMEOUT_MS = 15_000;

/** IPC message of the supervisor, which a service that responds answers with `responding`. */
export const CHECK_MESSAGE = { type: 'check' } as const;

/**
 * IPC message to the supervisor: the service is ready, responds, must not be restarted unless the reason may pass, or
 * says why it ends.
 */
export type ServiceMessage =
  | { type: 'ready'; info: Record<string, unknown> }
  | { type: 'responding' }
  | { type: 'fatal'; message: string; mayPass?: boolean }
  | { type: 'failed'; reason: string };

export interface RunningService {
  /** Sent to the supervisor: URLs and similar data, never secrets. */
  readonly info: Record<string, unknown>;
  /** Milliseconds for which `close` keeps serving before it shuts anything down. */
  readonly drainMs?: number;
  /** Fails if what the service runs, such as PostgreSQL, does not respond; by default its event loop suffices. */
  check?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs one process: receive the environment, start, report ready, serve, stop. It stops on SIGTERM and SIGINT and when the
 * supervisor's IPC channel closes, so that a killed supervisor leaves no orphans. A `ConfigurationError`
 * ends it with one sentence.
 */
export async function runService(
  name: string,
  start: (logger: Logger) => Promise<RunningService>,
  logLevel: string,
): Promise<void> {
  const logger = createLogger(name, logLevel);
  logWarnings(logger);
  let starting: Promise<RunningService> | undefined;
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    const timeout = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    // An unfinished start is awaited, because only then is it known what must be closed.
    const service = await starting?.catch(() => undefined);
    clearTimeout(timeout);
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + (service?.drainMs ?? 0)).unref();
    await service?.close().catch((error: unknown) => logger.error({ err: error }, 'could not stop cleanly'));
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('disconnect', () => void stop('the supervisor has exited'));
  // The supervisor may have exited while this process was still loading, before the listener was added.
  if (process.send && !process.connected) process.exit(0);
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'crashed');
    endWithReason(error, 1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  let service: RunningService;
  try {
    await receiveEnvironment();
    starting = start(logger);
    service = await starting;
  } catch (error) {
    endWithSentence(error, logger);
    return;
  }
  if (isStopping) return;
  answerChecks(service);
  notifySupervisor({ type: 'ready', info: service.info });
  logger.info(service.info, 'ready');
}

/** Logs the warnings of Node.js and libraries, which would be plain lines among those of the log. */
function logWarnings(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    logger.warn({ warning: name, message }, 'a warning of Node.js'),
  );
}

function answerChecks(service: RunningService): void {
  process.on('message', (message: { type?: string }) => {
    if (message.type !== CHECK_MESSAGE.type) return;
    const answer = () => notifySupervisor({ type: 'responding' });
    // The supervisor counts the time without an answer.
    if (service.check) service.check().then(answer, () => undefined);
    else answer();
  });
}

function endWithSentence(error: unknown, logger: Logger): void {
  const isConfiguration = error instanceof ConfigurationError;
  logger.fatal(isConfiguration ? { message: error.message } : { err: error }, 'could not start');
  notifySupervisor(
    isConfiguration
      ? { type: 'fatal', message: error.message, mayPass: error instanceof OccupiedAddressError }
      : { type: 'failed', reason: nameReason(error) },
    () => process.exit(isConfiguration ? EXIT_CONFIGURATION : 1),
  );
}

/** Ends this process, and tells the supervisor why. */
export function endWithReason(error: unknown, exitCode: number): void {
  notifySupervisor({ type: 'failed', reason: nameReason(error) }, () => process.exit(exitCode));
}

/** @param onSent called when the message is delivered; immediately without a supervisor */
function notifySupervisor(message: ServiceMessage, onSent: () => void = () => {}): void {
  if (process.send && process.connected) process.send(message, onSent);
  else onSent();
}
