import type { Logger } from '@nova/runtime/logger';
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

/**
 * Sends the emails of the mail outbox. If an email is sent but its row cannot be updated, it is sent again:
 * delivery is at least once.
 */
export function createMailWork({ client }: JobSession, options: MailOptions): JobWork {
  const transport = createTransport({ url: options.smtpUrl, ...TIMEOUTS }, { from: options.from });
  return {
    async run() {
      const due = await readDue(client);
      for (const mail of due) await deliver(client, transport, options, mail);
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
  mail: DueMail,
): Promise<void> {
  try {
    await transport.sendMail({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      headers: mail.headers ?? {},
      messageId: `<${mail.id}@nova>`,
    });
  } catch (error) {
    await noteFailure(client, mail, error);
    logger.warn(
      { letter: mail.letter, mail: mail.id, attempts: mail.attempts + 1, reason: reasonOf(error) },
      'mail not sent',
    );
    alarms.raise(
      'mail_not_sent',
      'mail',
      'The mail server is not accepting mail; the worker will try again.',
    );
    return;
  }
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

async function noteFailure(client: JobSession['client'], mail: DueMail, error: unknown): Promise<void> {
  const delay = isRefusal(error) ? undefined : RETRY_SECONDS[mail.attempts];
  await client.query(
    `update app.mail_outbox set attempts = attempts + 1, last_error = $2,
       next_attempt_at = case when $3::int is null then null else now() + make_interval(secs => $3::int) end
     where id = $1`,
    [mail.id, reasonOf(error), delay ?? null],
  );
}

/** SMTP commands that concern this email. An error before them concerns our server or configuration. */
const MAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);

/** Returns true for a permanent reply (5xx) to this recipient or content, which a retry cannot change. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && MAIL_COMMANDS.has(command);
}

// The server's reply may repeat the email address; code and command are sufficient.
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
}
