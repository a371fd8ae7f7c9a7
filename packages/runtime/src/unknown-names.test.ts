import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseEnv } from './parse-env.ts';
import { findMisspelledNames, findUnknownNames, NOVA_NAMES } from './unknown-names.ts';

test('a misspelled name is reported with the nearest real one', () => {
  expect(findUnknownNames({ NOVA_NETWROK: 'production' })).toEqual([
    { name: 'NOVA_NETWROK', message: 'is not a Nova variable; did you mean NOVA_NETWORK?' },
  ]);
  expect(findUnknownNames({ NVOA_NETWORK: 'production', NOVADATA_DIR: 'x' })).toEqual([
    { name: 'NVOA_NETWORK', message: 'is not a Nova variable; did you mean NOVA_NETWORK?' },
    { name: 'NOVADATA_DIR', message: 'is not a Nova variable; did you mean NOVA_DATA_DIR?' },
  ]);
});

test('known names and names of other programs are accepted', () => {
  const source = {
    NOVA_NETWORK: 'x',
    NOVA_BENCH_URL: 'x',
    PATH: 'x',
    NODE_PATH: 'x',
    HOSTNAME: 'x',
    NOV: 'x',
  };
  expect(findUnknownNames(source)).toEqual([]);
});

test('a settings file may contain names of other programs, but no near misses of ours', () => {
  const known = ['DATABASE_URL', 'PORT', 'NODE_PORT'];
  expect(findMisspelledNames(['DATABSE_URL', 'AWS_PROFILE', 'PORT', 'NODE_PATH'], known)).toEqual([
    { name: 'DATABSE_URL', message: 'is not a Nova variable; did you mean DATABASE_URL?' },
  ]);
});

test('every process refuses an unknown name together with its other errors', () => {
  const schema = z.object({ PORT: z.coerce.number() });
  expect(() => parseEnv(schema, { PORT: 'many', NOVA_NETWROK: 'production' })).toThrow(
    expect.objectContaining({
      errors: [
        { name: 'NOVA_NETWROK', message: 'is not a Nova variable; did you mean NOVA_NETWORK?' },
        { name: 'PORT', message: 'must be a number' },
      ],
    }),
  );
});

test('the list contains every NOVA_* name that the code reads', () => {
  const source = execFileSync(
    'git',
    [
      'grep',
      '-hoE',
      String.raw`\bNOVA_[A-Z0-9_]+[A-Z0-9]\b`,
      '--',
      '*.ts',
      '*.mjs',
      '*.py',
      '.env.example',
      ':!*unknown-names*',
    ],
    { cwd: new URL('../../..', import.meta.url), encoding: 'utf8' },
  );
  const missing = [...new Set(source.split('\n'))].filter(
    (name) => name !== '' && !NOVA_NAMES.includes(name) && !/^NOVA_(BENCH|E2E)_/.test(name),
  );
  expect(missing).toEqual([]);
});
