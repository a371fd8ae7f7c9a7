import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TestBucket, toBucketOptions } from '@nova/testing/storage/bucket';
import { startTestBucket } from '@nova/testing/storage/test-bucket';
import { startStripeDouble, type StripeDouble } from '@nova/testing/presale/stripe-double';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BARE_SETUP } from '../../testing/bare-setup.ts';
import { checkCard } from './check-card.ts';
import { checkMail } from './check-mail.ts';
import { checkStorage } from './check-storage.ts';
import type { Finding } from '../finding.ts';
import type { Setup } from '../setup.ts';

let bucket: TestBucket;
let stripe: StripeDouble;
let smtp: SMTPServer;
let stranger: Server;
let strangerAnswer: { status: number; body: string };
let smtpPort: number;
let home: string;
beforeAll(async () => {
  bucket = await startTestBucket();
  stripe = await startStripeDouble(Date.now);
  smtp = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'a secret word' ? null : new Error('wrong'), { user: username }),
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  smtpPort = (smtp.server.address() as AddressInfo).port;
  stranger = createServer((request, response) => {
    request.resume();
    response.writeHead(strangerAnswer.status, { 'content-type': 'application/xml' }).end(strangerAnswer.body);
  });
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  home = await mkdtemp(path.join(os.tmpdir(), 'nova-doctor-'));
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await stripe.close();
  await bucket.close();
  stranger.closeAllConnections();
  stranger.close();
  await rm(home, { recursive: true, force: true });
});

const lines = (findings: Finding[]) =>
  findings.map(({ level, check, message }) => `${level} ${check}: ${message}`);
const strangerUrl = () => `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;

const checkFiles = async (storage: Setup['storage'], changes: Partial<Setup> = {}) =>
  lines(await checkStorage({ ...BARE_SETUP, ...changes, storage }));

test('writes to a bucket, reads from it and cleans up', async () => {
  expect(await checkFiles({ options: bucket.options })).toEqual([
    'ok files: Writing, reading and removing a file works in the bucket nova.',
  ]);
  expect(await bucket.count()).toBe(0);
});

test('distinguishes a bucket that is missing, one that denies access and one that is unreachable', async () => {
  strangerAnswer = { status: 404, body: '<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>' };
  expect(await checkFiles({ options: toBucketOptions(strangerUrl()) })).toEqual([
    'error files: There is no bucket nova.',
  ]);
  strangerAnswer = { status: 403, body: '<Error><Code>AccessDenied</Code><Message>no</Message></Error>' };
  expect(await checkFiles({ options: toBucketOptions(strangerUrl()) })).toEqual([
    'error files: The storage rejects our key for the bucket nova.',
  ]);
  expect(await checkFiles({ options: toBucketOptions('http://127.0.0.1:9') })).toEqual([
    'error files: The storage of the bucket nova cannot be used: nothing is listening at that address.',
  ]);
});

test('leaves a folder unchanged, and does not create a missing one', async () => {
  const options = { kind: 'disk', dir: home } as const;
  expect(await checkFiles({ options })).toEqual([
    'ok files: Writing, reading and removing a file works in the folder of uploads.',
  ]);
  const missing = path.join(home, 'storage');
  expect(await checkFiles({ options: { kind: 'disk', dir: missing } })).toEqual([
    `skipped files: ${missing} does not exist yet; the first upload creates it.`,
  ]);
  expect(await readdir(home)).toEqual([]);
});

test('reports that uploads of a production instance stay on one machine', async () => {
  const options = { kind: 'disk', dir: home } as const;
  expect(await checkFiles({ options }, { isProduction: true })).toContain(
    'warning files: Uploads are stored on this machine: a second api needs S3_BUCKET or the same folder.',
  );
  expect(await checkFiles(undefined, { part: 'api' })).toEqual([
    'warning files: No storage for uploads is configured.',
  ]);
});

const pollMail = async (smtpUrl: string | undefined, changes: Partial<Setup> = {}) =>
  lines(await checkMail({ ...BARE_SETUP, mail: { smtpUrl, from: 'Nova <mail@nova.example>' }, ...changes }));

test('a mail server that accepts the login is ok', async () => {
  expect(await pollMail(`smtp://nova:a%20secret%20word@127.0.0.1:${smtpPort}`)).toEqual([
    'ok mail: The mail server accepts our login.',
  ]);
});

test('distinguishes a wrong password, an unreachable server and no server', async () => {
  expect(await pollMail(`smtp://nova:wrong@127.0.0.1:${smtpPort}`)).toEqual([
    'error mail: The mail server rejects the user name or the password.',
  ]);
  expect(await pollMail('smtp://127.0.0.1:9')).toEqual([
    'error mail: The mail server does not answer: nothing is listening at that address.',
  ]);
  expect(await pollMail(undefined, { isProduction: true })).toEqual([
    'warning mail: Email is off: users cannot confirm an address or reset a password.',
  ]);
  expect(await pollMail(undefined)).toEqual([]);
});

const pollCard = async (changes: Partial<StripeDouble['keys']> = {}, isProduction = false) =>
  lines(await checkCard({ ...BARE_SETUP, isProduction, card: { ...stripe.keys, ...changes } }));

test('a key that the processor accepts is ok, and a test key in production is not', async () => {
  expect(await pollCard()).toEqual(['ok card: Stripe accepts our key.']);
  expect(await pollCard({}, true)).toEqual([
    'ok card: Stripe accepts our key.',
    'error card: STRIPE_SECRET_KEY is a test key: buyers would receive NAC without paying.',
    'warning card: STRIPE_API_URL is not a Stripe server.',
  ]);
});

test('an unknown key and secrets of the wrong type are errors', async () => {
  expect(await pollCard({ secretKey: 'sk_test_of_somebody_else' })).toEqual([
    'error card: Stripe does not accept STRIPE_SECRET_KEY.',
  ]);
  expect(await pollCard({ secretKey: 'pk_test_shown_to_all', webhookSecret: 'wh_of_whom' })).toEqual([
    'error card: Stripe does not accept STRIPE_SECRET_KEY.',
    'error card: STRIPE_SECRET_KEY does not begin with sk_ or rk_, so it is not a secret key.',
    'error card: STRIPE_WEBHOOK_SECRET does not begin with whsec_, so no payment notification could be verified.',
  ]);
});

test('checks the worker’s own key by its name', async () => {
  const poll = async (secretKey: string, isProduction = false) => {
    const workerCard = { secretKey, apiUrl: stripe.keys.apiUrl, variable: 'STRIPE_WORKER_KEY' };
    return lines(await checkCard({ ...BARE_SETUP, isProduction, workerCard }));
  };
  expect(await poll(stripe.keys.secretKey)).toEqual(['ok card: Stripe accepts the worker’s key.']);
  expect(await poll('sk_test_of_somebody_else', true)).toEqual([
    'error card: Stripe does not accept STRIPE_WORKER_KEY.',
    'error card: STRIPE_WORKER_KEY is a test key: buyers would receive NAC without paying.',
    'warning card: STRIPE_API_URL is not a Stripe server.',
  ]);
});

test('an unreachable processor is an error', async () => {
  expect(await pollCard({ apiUrl: 'http://127.0.0.1:9' })).toEqual([
    'error card: Stripe does not answer: nothing is listening at that address.',
  ]);
});
