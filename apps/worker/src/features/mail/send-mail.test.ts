import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { enqueueMail, MAIL_WAKE } from '@nova/db/enqueue-mail';
import { composeAccountMail } from '@nova/shared/account/mails';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { Client } from 'pg';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Alarms } from '../../lib/alarms.ts';
import { runJob } from '../../testing/run-job.ts';
import { createMailWork } from './send-mail.ts';

interface Received {
  readonly to: string;
  readonly text: string;
}

let database: TestDatabase;
let received: Received[];
/** Reply of the server to a recipient; null accepts the email. */
let answer: { code: number; text: string } | null;
/** True once the server has left a recipient without a reply. */
let isHanging: boolean;
let server: SMTPServer;
let log: string[];
let alarms: Alarms;
let stop: AbortController;
let job: { client: Client; ended: Promise<void> };

beforeEach(async () => {
  [database, received, answer, log, isHanging] = [await createTestDatabase(), [], null, [], false];
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  job = await start();
});
afterEach(async () => {
  stop.abort();
  await job.ended;
  await job.client.end();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.drop();
});

function createServer(): SMTPServer {
  return new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'a secret word' ? null : new Error('wrong'), { user: username }),
    hideSTARTTLS: true,
    closeTimeout: 500,
    onRcptTo: (address, _session, done) => {
      // Never replies.
      if (address.address.startsWith('hanging')) {
        isHanging = true;
        return;
      }
      done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        received.push({ to: to!.address, text: Buffer.concat(pieces).toString('utf8') });
        done();
      });
    },
  });
}

async function start() {
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
  [alarms, stop] = [new Alarms(logger), new AbortController()];
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://nova:a%20secret%20word@127.0.0.1:${port}`;
  const options = { smtpUrl, from: 'Nova <mail@nova.example>', logger, alarms };
  const session = { client, signal: stop.signal };
  const ended = runJob(session, () => createMailWork(session, options), {
    everyMs: 10_000,
    channels: [MAIL_WAKE],
  });
  return { client, ended };
}

const LINK = 'https://nova.example/auth#confirm=a-token-that-opens-an-account';
const enqueue = (to: string) =>
  database.db.transaction((tx) => enqueueMail(tx, to, composeAccountMail('confirm_email', 'de', LINK)));
async function countAttempts(): Promise<number> {
  const { rows } = await database.pool.query<{ sum: number }>(
    'select sum(attempts)::int as sum from app.mail_outbox',
  );
  return rows[0]!.sum;
}
async function readRow() {
  const { rows } = await database.pool.query(
    `select *, next_attempt_at > now() as "isLater" from app.mail_outbox`,
  );
  return rows[0] as Record<string, unknown>;
}

test('sends an email immediately as text and HTML, and deletes its link from the table', async () => {
  await enqueue('ada@example.org');
  await expect.poll(() => received.length).toBe(1);
  const [letter] = received;
  expect(letter!.to).toBe('ada@example.org');
  expect(letter!.text).toContain('From: Nova <mail@nova.example>');
  expect(letter!.text).toContain('multipart/alternative');
  expect(letter!.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(LINK);
  await expect.poll(async () => (await readRow())['sent_at']).toBeInstanceOf(Date);
  expect(await readRow()).toMatchObject({ body_text: '', body_html: '', next_attempt_at: null, attempts: 1 });
});

test('sends an email’s own headers, and deletes them from the table with its text', async () => {
  const mail = composeAccountMail('confirm_email', 'en', LINK);
  const headers = {
    'List-Unsubscribe': '<https://nova.example/unsubscribe?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await database.db.transaction((tx) => enqueueMail(tx, 'ada@example.org', { ...mail, headers }));
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]!.text).toContain('List-Unsubscribe: <https://nova.example/unsubscribe?token=abc>');
  expect(received[0]!.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expect.poll(async () => (await readRow())['sent_at']).toBeInstanceOf(Date);
  expect((await readRow())['headers']).toBeNull();
});

test('retries later while the server is temporarily full, with an alarm that clears itself', async () => {
  answer = { code: 451, text: 'try again later' };
  await enqueue('ada@example.org');
  await expect.poll(async () => (await readRow())['attempts']).toBe(1);
  expect(await readRow()).toMatchObject({ sent_at: null, isLater: true });
  expect(alarms.count().get('mail_not_sent')).toBe(1);
  answer = null;
  await database.pool.query(`update app.mail_outbox set next_attempt_at = now()`);
  await database.pool.query('notify nova_mail');
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(() => alarms.count().size).toBe(0);
});

test('gives up immediately on a recipient that does not exist', async () => {
  answer = { code: 550, text: 'no such user ada@example.org' };
  await enqueue('ada@example.org');
  await expect.poll(async () => (await readRow())['attempts']).toBe(1);
  expect(await readRow()).toMatchObject({
    next_attempt_at: null,
    sent_at: null,
    last_error: 'EENVELOPE 550 RCPT TO',
  });
});

test('a recipient that does not exist raises no alarm, but a server that refuses everyone does', async () => {
  answer = { code: 550, text: 'no such user' };
  await enqueue('ada@example.org');
  await enqueue('grace@example.org');
  await expect.poll(() => log.filter((line) => line.includes('mail given up')).length).toBe(2);
  expect(alarms.count().size).toBe(0);
  await enqueue('joan@example.org');
  await expect.poll(() => alarms.count().get('mail_not_sent')).toBe(1);
});

test('while the server is away, a run stops after two emails, and the log has one line with the reason', async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.db.transaction(async (tx) => {
    for (const name of ['ada', 'grace', 'joan', 'mary'])
      await enqueueMail(tx, `${name}@example.org`, composeAccountMail('confirm_email', 'en', LINK));
  });
  await expect.poll(countAttempts).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await countAttempts()).toBe(2);
  const lines = log.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40);
  expect(lines).toEqual([
    expect.objectContaining({
      alarm: 'mail_not_sent',
      reason: 'ESOCKET CONN: nothing is listening at that address',
    }),
  ]);
});

test('the job stops at once while the server is silent', async () => {
  await enqueue('hanging@example.org');
  await expect.poll(() => isHanging).toBe(true);
  const begunAt = Date.now();
  stop.abort();
  await job.ended;
  expect(Date.now() - begunAt).toBeLessThan(2_000);
  expect(await readRow()).toMatchObject({ attempts: 0, sent_at: null });
});

test('logs no addresses, links or passwords of the server', async () => {
  await enqueue('ada@example.org');
  answer = { code: 451, text: 'busy, ada@example.org' };
  await enqueue('grace@example.org');
  await expect.poll(() => log.length).toBeGreaterThanOrEqual(2);
  expect(log.join('')).not.toMatch(/@example\.org|confirm=|secret/);
});

test('an email that the server never answers is postponed, and the next one is sent', async () => {
  await enqueue('hanging@example.org');
  await enqueue('ada@example.org');
  await expect.poll(() => received.length, { timeout: 50_000 }).toBe(1);
  expect(received[0]!.to).toBe('ada@example.org');
  expect(await readRow()).toMatchObject({ attempts: 1, isLater: true });
});
