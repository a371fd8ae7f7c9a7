import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuildEnv } from '../env.ts';
import { readTeam } from '../team-members.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nova-test-team-'));
const fileOf = (name: string, bytes: number) => {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.alloc(bytes, 1));
  return file;
};
const teamOf = (NOVA_TEAM: string) => readTeam(readBuildEnv({ NOVA_TEAM }).NOVA_TEAM, folder);

it('names no members unless the operator configures them', () => {
  expect(readBuildEnv({}).NOVA_TEAM).toEqual([]);
});

it('reads members with their role, link and picture', () => {
  const picture = fileOf('ada.png', 3);
  expect(teamOf(`Ada Example; Protocol; https://ada.example; ${picture} | Ben Example; Community`)).toEqual([
    {
      name: 'Ada Example',
      role: 'Protocol',
      link: 'https://ada.example',
      picture: 'data:image/png;base64,AQEB',
    },
    { name: 'Ben Example', role: 'Community', link: null, picture: null },
  ]);
});

it('finds a picture with a relative path in the folder of the repository', () => {
  fileOf('ben.png', 3);
  expect(teamOf('Ben Example; Community; ; ben.png')[0]?.picture).toBe('data:image/png;base64,AQEB');
  const [person] = readTeam(
    readBuildEnv({ NOVA_TEAM: 'Nova; Site; ; docs/images/home.webp' }).NOVA_TEAM,
    undefined,
  );
  expect(person?.picture).toMatch(/^data:image\/webp;base64,/);
});

it('refuses a member without a role, a link that is not https, and a picture that is too large or missing', () => {
  expect(() => teamOf('Ada Example')).toThrow('NOVA_TEAM');
  expect(() => teamOf('Ada Example; Protocol; http://ada.example')).toThrow('NOVA_TEAM');
  expect(() => teamOf(`Ada Example; Protocol; ; ${fileOf('ada.svg', 3)}`)).toThrow('JPEG, PNG or WebP');
  expect(() => teamOf('Ada Example; Protocol; ; away.png')).toThrow(`there is no picture ${folder}/away.png`);
  expect(() => teamOf(`Ada Example; Protocol; ; ${fileOf('big.png', 100_001)}`)).toThrow(
    'larger than 100 kB',
  );
});
