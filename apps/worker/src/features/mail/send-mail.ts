import type { Logger } from '@nova/runtime/logger';
import { nameReason } from '@nova/runtime/name-reason';
import { createTransport, type Transporter } from 'nodemailer';
import type { Alarms } from '../../lib/alarms.ts';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';

export interface MailOptions {
  /** URL of the mail server, `smtp://user:password@host:port`. The password never appears in a log. */
  readonly smtpUrl: string;
  /** Sender of the emails, `Nova <mail@example.org>`. */
  readonly from: string;
  readonly logger: Logger;
  readonly alarms: Alarms;
}

const BATCH = 20;
/** Failures of the server in a row after which the others of a batch wait, because each would take seconds. */
const SERVER_FAILURES_MAX = 2;
/** Recipients refused in a row after which the server, not the addresses, is probably to blame. */
const REFUSALS_MAX = 3;
/**
 * Timeouts of the mail server in milliseconds, short enough that one email cannot delay the others for
 * minutes.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * Seconds until the next attempt, indexed by previous attempts. After the last one, the email is given up.
 */
const RETRY_SECONDS = [30, 120, 600, 3_600, 6 * 3_600, 24 * 3_600] as const;

interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly letter: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly headers: Record<string, string> | null;
  readonly attempts: number;
}

/** What the attempts since the last sent email had in common. */
interface Failures {
  /** Attempts in a row for which the server itself was to blame. */
  server: number;
  /** Recipients in a row that the server has refused for good. */
  refusals: number;
}

/**
 * Sends the emails of the mail outbox. If an email is sent but its row cannot be updated, or the worker stops while
 * the server is silent, it is sent again: delivery is at least once.
 */
export function createMailWork({ client, signal }: JobSession, options: MailOptions): JobWork {
  const transport = createTransport({ url: options.smtpUrl, ...TIMEOUTS }, { from: options.from });
  const failures: Failures = { server: 0, refusals: 0 };
  return {
    async run() {
      const due = await readDue(client);
      failures.server = 0;
      for (const mail of due) {
        if (signal.aborted || failures.server === SERVER_FAILURES_MAX) return false;
        await deliver(client, transport, options, { mail, failures, signal });
      }
      return due.length === BATCH;
    },
    close: () => transport.close(),
  };
}

async function readDue(client: JobSession['client']): Promise<DueMail[]> {
  const { rows } = await client.query<DueMail>(
    `select id, recipient, letter, subject, body_text, body_html, headers, attempts from app.mail_outbox
     where next_attempt_at <= now() order by attempts > 0, next_attempt_at limit $1`,
    [BATCH],
  );
  return rows;
}

async function deliver(
  client: JobSession['client'],
  transport: Transporter,
  { logger, alarms }: MailOptions,
  { mail, failures, signal }: { mail: DueMail; failures: Failures; signal: AbortSignal },
): Promise<void> {
  try {
    const sent = transport.sendMail({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      headers: mail.headers ?? {},
      messageId: `<${mail.id}@nova>`,
    });
    await orStopped(sent, signal);
  } catch (error) {
    if (signal.aborted) return;
    const isGivenUp = await noteFailure(client, mail, error);
    const reason = reasonOf(error);
    const details = { letter: mail.letter, mail: mail.id, attempts: mail.attempts + 1, reason };
    if (isGivenUp) logger.warn(details, 'mail given up');
    // During an outage, the line of the alarm covers all emails.
    else logger.debug(details, 'mail not sent');
    failures.refusals = isRefusal(error) ? failures.refusals + 1 : 0;
    failures.server = isAboutMail(error) ? 0 : failures.server + 1;
    if (failures.refusals > 0 && failures.refusals < REFUSALS_MAX) return;
    const sentence = 'The mail server is not accepting mail; the worker will try again.';
    alarms.raise('mail_not_sent', 'mail', sentence, { reason });
    return;
  }
  Object.assign(failures, { server: 0, refusals: 0 });
  // The text is deleted after sending, because its link grants access to an account and must not stay in a
  // table.
  await client.query(
    `update app.mail_outbox set sent_at = now(), next_attempt_at = null, last_error = null, attempts = attempts + 1,
       body_text = '', body_html = '', headers = null where id = $1`,
    [mail.id],
  );
  alarms.clear('mail_not_sent', 'mail');
  logger.info({ letter: mail.letter, mail: mail.id }, 'mail sent');
}

/** Waits for an email, but not while the worker stops, which would wait for a silent server too. */
async function orStopped(sent: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  await Promise.race([sent, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

/** @returns Whether there will be no further attempt. */
async function noteFailure(client: JobSession['client'], mail: DueMail, error: unknown): Promise<boolean> {
  const delay = isRefusal(error) ? undefined : RETRY_SECONDS[mail.attempts];
  await client.query(
    `update app.mail_outbox set attempts = attempts + 1, last_error = $2,
       next_attempt_at = case when $3::int is null then null else now() + make_interval(secs => $3::int) end
     where id = $1`,
    [mail.id, reasonOf(error), delay ?? null],
  );
  return delay === undefined;
}

/** SMTP commands that concern this email. An error before them concerns our server or configuration. */
const MAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Returns true for a reply to this recipient or content. */
function isAboutMail(error: unknown): boolean {
  const { responseCode, command = '' } = error as SmtpError;
  return responseCode !== undefined && MAIL_COMMANDS.has(command);
}

/** Returns true for a permanent reply (5xx) to this recipient or content, which a retry cannot change. */
function isRefusal(error: unknown): boolean {
  return isAboutMail(error) && (error as SmtpError).responseCode! >= 500;
}

// The server's reply may repeat the email address; code and command are sufficient.
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as SmtpError;
  const text = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
  return command === 'CONN' && responseCode === undefined ? `${text}: ${nameReason(error)}` : text;
}
