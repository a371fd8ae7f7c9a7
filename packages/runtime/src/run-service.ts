import { receiveEnvironment } from './env.ts';
import { createLogger, type Logger } from './logger.ts';
import { nameReason } from './name-reason.ts';
import { ConfigurationError } from './parse-env.ts';

/** Exit code for "do not restart, the configuration or the data is wrong" (EX_CONFIG of sysexits.h). */
export const EXIT_CONFIGURATION = 78;
/** Milliseconds after which a service that does not stop is terminated, in addition to its `drainMs`. */
const STOP_TIMEOUT_MS = 15_000;

/** IPC message to the supervisor: the service is ready, must not be restarted, or says why it ends. */
export type ServiceMessage =
  | { type: 'ready'; info: Record<string, unknown> }
  | { type: 'fatal'; message: string }
  | { type: 'failed'; reason: string };

export interface RunningService {
  /** Sent to the supervisor: URLs and similar data, never secrets. */
  readonly info: Record<string, unknown>;
  /** Milliseconds for which `close` keeps serving before it shuts anything down. */
  readonly drainMs?: number;
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
    notifySupervisor({ type: 'failed', reason: nameReason(error) }, () => process.exit(1));
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  let info: Record<string, unknown>;
  try {
    await receiveEnvironment();
    starting = start(logger);
    ({ info } = await starting);
  } catch (error) {
    endWithSentence(error, logger);
    return;
  }
  if (isStopping) return;
  notifySupervisor({ type: 'ready', info });
  logger.info(info, 'ready');
}

function endWithSentence(error: unknown, logger: Logger): void {
  const isConfiguration = error instanceof ConfigurationError;
  logger.fatal(isConfiguration ? { message: error.message } : { err: error }, 'could not start');
  notifySupervisor(
    isConfiguration
      ? { type: 'fatal', message: error.message }
      : { type: 'failed', reason: nameReason(error) },
    () => process.exit(isConfiguration ? EXIT_CONFIGURATION : 1),
  );
}

/** @param onSent called when the message is delivered; immediately without a supervisor */
function notifySupervisor(message: ServiceMessage, onSent: () => void = () => {}): void {
  if (process.send && process.connected) process.send(message, onSent);
  else onSent();
}
