import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { checkTeamPictures, listTeamPictures } from './team-pictures.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'nova-team-'));
  await writeFile(path.join(root, 'ada.png'), 'picture');
  await writeFile(path.join(root, 'ada.svg'), 'picture');
  await writeFile(path.join(root, 'big.png'), Buffer.alloc(100_001));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('finds a relative picture in the folder of the repository, and an absolute one anywhere', async () => {
  const team = `Ada; Protocol; ; ada.png | Ben; Community | Eve; Research; ; ${root}/ada.png`;
  expect(listTeamPictures(root, team)).toEqual([path.join(root, 'ada.png'), path.join(root, 'ada.png')]);
  await checkTeamPictures(root, team);
  await checkTeamPictures(root, undefined);
});

test.each([
  ['away.png', 'there is no picture'],
  ['.', 'there is no picture'],
  ['ada.svg', 'must be a JPEG, PNG or WebP picture'],
  ['big.png', 'is larger than 100 kB'],
])('refuses the picture %s', async (file, message) => {
  await expect(checkTeamPictures(root, `Ada; Protocol; ; ${file}`)).rejects.toThrow(message);
});

test('a person without a role and a link without https are reported with the other variables', () => {
  expect(() => readEnv({ NOVA_TEAM: 'Ada' })).toThrow(/NOVA_TEAM.*must name each person and a role/);
  expect(() => readEnv({ NOVA_TEAM: 'Ada; Protocol; http://ada.example' })).toThrow(
    /NOVA_TEAM.*must have https/,
  );
});
