import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function startLog() {
  const lines: string[] = [];
  const logger = createLogger('nova', 'trace', { write: (line: string) => void lines.push(line) });
  return {
    logger,
    last: () => JSON.parse(lines.at(-1)!) as Record<string, unknown>,
    text: () => lines.join(''),
  };
}

test('a line is JSON with the name of its process', () => {
  const { logger, last } = startLog();
  logger.info({ block: 7 }, 'sealed');
  expect(last()).toEqual({ level: 30, time: expect.any(Number), name: 'nova', block: 7, msg: 'sealed' });
});

test('fields that may contain secrets are hidden at any depth and in any spelling', () => {
  const { logger, last, text } = startLog();
  logger.info({
    token: 'never-logged-1',
    headers: { Authorization: 'never-logged-2', 'set-cookie': ['never-logged-3'], accept: '*/*' },
    a: { b: { c: { d: [{ refresh_token: 'never-logged-4', privateKey: 'never-logged-5' }] } } },
    at: new Date(0),
    tokens: 3,
  });
  expect(last()).toMatchObject({
    token: '[hidden]',
    headers: { Authorization: '[hidden]', 'set-cookie': '[hidden]', accept: '*/*' },
    a: { b: { c: { d: [{ refresh_token: '[hidden]', privateKey: '[hidden]' }] } } },
    at: '1970-01-01T00:00:00.000Z',
    tokens: 3,
  });
  expect(text()).not.toContain('never-logged');
});

test('fields of a child logger are hidden too', () => {
  const { logger, last } = startLog();
  logger.child({ requestId: 'r1', session: { access_token: 'never-logged' } }).warn('slow');
  expect(last()).toMatchObject({ requestId: 'r1', session: { access_token: '[hidden]' }, msg: 'slow' });
});

test('a URL keeps its host and loses its password, in errors as well', () => {
  const { logger, last, text } = startLog();
  const error = new Error('cannot reach postgres://nova:never-logged@db.example:5432/nova');
  logger.error({ err: error, url: 'smtps://mailer:never-logged@mail.example' }, 'failed');
  expect(last()).toMatchObject({
    err: { type: 'Error', message: 'cannot reach postgres://nova:[hidden]@db.example:5432/nova' },
    url: 'smtps://mailer:[hidden]@mail.example',
  });
  expect(text()).not.toContain('never-logged');
});

test('a cyclic object is truncated', () => {
  const { logger, text } = startLog();
  const circle: Record<string, unknown> = { password: 'never-logged' };
  circle['self'] = circle;
  logger.info({ circle });
  expect(text()).toContain('[deep]');
  expect(text()).not.toContain('never-logged');
});
