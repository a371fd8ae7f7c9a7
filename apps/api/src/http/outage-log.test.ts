import { createLogger } from '@nova/runtime/logger';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { expect, test } from 'vitest';
import { OutageLog } from './outage-log.ts';

test('an outage is logged once a minute, with its reason and the number of other requests', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('api', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const log = new OutageLog();
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  const report = (message: string, now: number) =>
    log.report(logger, new AppError(COMMON_ERRORS.unavailable, { message, cause }), now);
  for (let request = 0; request < 5_000; request++) report('no space', request * 10);
  report('another', 50_000);
  report('no space', 60_000);
  expect(lines.map(({ msg, reason, repeated }) => ({ msg, reason, repeated }))).toEqual([
    { msg: 'no space', reason: 'the disk is full; free some space', repeated: 0 },
    { msg: 'another', reason: 'the disk is full; free some space', repeated: 0 },
    { msg: 'no space', reason: 'the disk is full; free some space', repeated: 4_999 },
  ]);
});
