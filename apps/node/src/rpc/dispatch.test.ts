import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDispatch } from './dispatch.ts';
import { method } from './method.ts';

const none = z.array(z.unknown());
const logged: unknown[] = [];
const logger = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });

const dispatch = createDispatch(
  {
    fails: method(none, () => {
      throw new Error('the password is hunter2');
    }),
    cannotBeWritten: method(none, () => 10n),
    large: method(none, () => 'x'.repeat(12 * 1024 * 1024)),
    nothing: method(none, () => undefined),
  },
  logger,
);

const request = async (...names: string[]): Promise<unknown> => {
  const requests = names.map((name, id) => ({ jsonrpc: '2.0', id, method: name }));
  return JSON.parse((await dispatch(JSON.stringify(names.length === 1 ? requests[0] : requests), {}))!);
};

test('an unexpected error is answered without its message and logged with it', async () => {
  logged.length = 0;
  const internal = { jsonrpc: '2.0', id: 0, error: { code: -32603, message: 'internal error' } };
  expect(await request('fails')).toEqual(internal);
  expect(logged).toMatchObject([{ method: 'fails', err: { message: 'the password is hunter2' } }]);
});

test('a result that cannot be serialized as JSON is an internal error', async () => {
  expect(await request('cannotBeWritten')).toMatchObject({ error: { code: -32603 } });
});

test('a method without a result returns null', async () => {
  expect(await request('nothing')).toEqual({ jsonrpc: '2.0', id: 0, result: null });
});

test('a result beyond the size limit of a batch is replaced by an error', async () => {
  const answers = (await request('nothing', 'large', 'large', 'large', 'nothing')) as object[];
  expect(answers).toHaveLength(5);
  expect(answers[0]).toEqual({ jsonrpc: '2.0', id: 0, result: null });
  expect(answers.filter((answer) => 'error' in answer)).toEqual([
    { jsonrpc: '2.0', id: 3, error: { code: -32005, message: 'batch response too large' } },
    { jsonrpc: '2.0', id: 4, error: { code: -32005, message: 'batch response too large' } },
  ]);
});

test('an id that a number cannot represent comes back digit for digit', async () => {
  const call = (id: string, method = 'nothing') => `{"jsonrpc":"2.0","id":${id},"method":"${method}"}`;
  const [large, next] = ['18446744073709551615', '18446744073709551614'];
  expect(await dispatch(call(large), {})).toBe(`{"jsonrpc":"2.0","id":${large},"result":null}`);
  expect(await dispatch(`[${call(large)},${call(next, 'fails')}]`, {})).toBe(
    `[{"jsonrpc":"2.0","id":${large},"result":null},` +
      `{"jsonrpc":"2.0","id":${next},"error":{"code":-32603,"message":"internal error"}}]`,
  );
});
