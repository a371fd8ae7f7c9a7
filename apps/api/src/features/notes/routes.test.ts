import { privateNotes } from '@nova/db/schema/labels';
import { NOTES_MAX } from '@nova/shared/notes/constants';
import type { NoteAnswer, NotePage } from '@nova/shared/notes/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../testing/explorer-fixture.ts';

const address = toHex(0xa1, 20);
const hash = toHex(0x99, 32);
let api: TestApi;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ann, bob] = [new TestUser(api.url), new TestUser(api.url)];
  for (const user of [ann, bob]) await user.signIn();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('delete from app.private_notes'));

const call = (user: TestUser, path: string, options: { method?: string; body?: unknown } = {}) =>
  callApi(api.url, `/api/v1/notes${path}`, { ...options, token: user.accessToken });
const write = (user: TestUser, subject: string, text: string) =>
  call(user, `/${subject}`, { method: 'PUT', body: { text } });
const read = async (user: TestUser, subject: string) =>
  ((await call(user, `/${subject}`)).body as NoteAnswer).note?.text ?? null;

test('a note on an address or a transaction is seen by its account only', async () => {
  expect(
    await write(ann, address.toUpperCase().replace('0X', '0x'), '  The exchange\nin Bern '),
  ).toMatchObject({
    status: 200,
    body: { subject: address, text: 'The exchange\nin Bern' },
  });
  expect((await write(ann, hash, 'Rent of May')).status).toBe(200);
  expect([await read(ann, address), await read(ann, hash)]).toEqual(['The exchange\nin Bern', 'Rent of May']);
  expect([await read(bob, address), await read(bob, hash)]).toEqual([null, null]);
  expect((await call(bob, '')).body).toMatchObject({ items: [] });
  // A note of another account on the same address is independent.
  await write(bob, address, 'Somebody I know');
  expect((await call(bob, `/${address}`, { method: 'DELETE' })).status).toBe(204);
  expect(await read(ann, address)).toBe('The exchange\nin Bern');
});

test('a note is changed, deleted and written again', async () => {
  await write(ann, address, 'First');
  await write(ann, address, 'Second');
  expect(await read(ann, address)).toBe('Second');
  expect((await call(ann, `/${address}`, { method: 'DELETE' })).status).toBe(204);
  expect((await call(ann, `/${address}`, { method: 'DELETE' })).status).toBe(204);
  expect(await read(ann, address)).toBeNull();
  await write(ann, address, 'Second');
  expect(await read(ann, address)).toBe('Second');
});

test('refuses an empty or long text and another subject', async () => {
  expect((await write(ann, address, '  ')).code).toBe('invalid_input');
  expect((await write(ann, address, '𝓝'.repeat(501))).code).toBe('invalid_input');
  expect((await write(ann, address, '𝓝'.repeat(500))).status).toBe(200);
  expect((await write(ann, '0x1234', 'Short')).code).toBe('invalid_input');
  expect((await write(ann, address, 'A NUL \0 character')).code).toBe('invalid_input');
  expect((await callApi(api.url, '/api/v1/notes')).status).toBe(401);
});

test('lists notes page by page, newest first, and exports them as CSV', async () => {
  for (const [index, text] of ['one', '=two', 'three, "quoted"'].entries())
    await write(ann, toHex(0xb0 + index, 20), text);
  const texts = ({ items }: NotePage) => items.map(({ text }) => text);
  const first = (await call(ann, '?limit=2')).body as NotePage;
  expect(texts(first)).toEqual(['three, "quoted"', '=two']);
  const second = (await call(ann, `?limit=2&cursor=${first.next}`)).body as NotePage;
  expect(texts(second)).toEqual(['one']);
  expect(second.next).toBeNull();
  const file = await call(ann, '.csv');
  expect(file.headers.get('content-type')).toContain('text/csv');
  const lines = String(file.body).trimEnd().split('\r\n');
  expect(lines[0]).toBe('subject,text,created_at,updated_at');
  expect(lines[1]).toContain('"three, ""quoted"""');
  // A spreadsheet must not run a note as a formula.
  expect(lines[2]).toContain(",'=two,");
  expect(lines).toHaveLength(4);
});

test('an account has at most a thousand notes, and can still change one', async () => {
  const at = new Date();
  await api.database.db.insert(privateNotes).values(
    Array.from({ length: NOTES_MAX }, (_, index) => ({
      userId: ann.userId,
      subject: toHex(index, 32),
      text: 'x',
      createdAt: at,
      updatedAt: at,
    })),
  );
  expect(await write(ann, address, 'One more')).toMatchObject({ status: 409, code: 'note_limit' });
  expect((await write(ann, toHex(7, 32), 'Changed')).status).toBe(200);
  expect((await write(bob, address, 'Mine')).status).toBe(200);
});

test('the export contains the notes, and deleting the account deletes them', async () => {
  const carl = new TestUser(api.url);
  await carl.signIn();
  await write(carl, address, 'To be forgotten');
  const exported = await callApi(api.url, '/auth/v1/export', { token: carl.accessToken });
  expect(exported.body).toMatchObject({ private_notes: [{ subject: address, text: 'To be forgotten' }] });
  const deleted = await callApi(api.url, '/auth/v1/delete-account', {
    body: { confirm: 'DELETE' },
    token: carl.accessToken,
  });
  expect(deleted.status).toBeLessThan(300);
  expect(await api.database.db.select().from(privateNotes)).toEqual([]);
});
