import { expect, test } from 'vitest';
import { hideSecrets, listSecrets } from './hide-secrets.ts';

const SOURCE = {
  ADMIN_TOKEN: 'token-of-the-admin',
  S3_ACCESS_KEY_ID: 'AKIAOFNOBODY',
  DATABASE_URL: 'postgres://nova:p%40ss-word@db.example/nova',
  MAINNET_RPC_URL: 'https://mainnet.example/v3/0123456789abcdef0123',
  PUBLIC_ORIGIN: 'https://nova.example',
  PORT: '4000',
};

test('hides tokens, passwords in both encodings and keys in paths, but not hosts and ports', () => {
  const finding = {
    level: 'error',
    check: 'x',
    message: 'token-of-the-admin p@ss-word p%40ss-word db.example 4000 https://nova.example',
    advice: 'https://mainnet.example/v3/0123456789abcdef0123 with AKIAOFNOBODY',
  } as const;
  expect(hideSecrets(finding, listSecrets(SOURCE))).toEqual({
    level: 'error',
    check: 'x',
    message: '[hidden] [hidden] [hidden] db.example 4000 https://nova.example',
    advice: 'https://mainnet.example/[hidden] with [hidden]',
  });
});
