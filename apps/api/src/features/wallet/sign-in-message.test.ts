import { createSiweMessage, type SiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import { checkSignInMessage } from './sign-in-message.ts';

const NOW = Date.parse('2026-03-04T05:06:07.000Z');
const ADDRESS = '0xde6B34a0A6baA8b8B90896C7015dA6f177345D98';
const EXPECTED = {
  address: ADDRESS.toLowerCase(),
  origins: ['http://localhost:4000', 'https://nova.example'],
  chainIds: [96969, 1],
  now: NOW,
};

function write(changes: Partial<SiweMessage> = {}): string {
  return createSiweMessage({
    address: ADDRESS,
    chainId: 96969,
    domain: 'localhost:4000',
    uri: 'http://localhost:4000',
    version: '1',
    nonce: 'abcdefgh12345678',
    statement: 'Sign in to Nova.',
    issuedAt: new Date(NOW - 1_000),
    expirationTime: new Date(NOW + 60_000),
    ...changes,
  });
}

const codeOf = (text: string): string => {
  try {
    checkSignInMessage(text, EXPECTED);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a message for this site, chain, address and time returns its nonce and chain', () => {
  expect(checkSignInMessage(write(), EXPECTED)).toEqual({ nonce: 'abcdefgh12345678', chainId: 96969 });
});

test.each<[string, Partial<SiweMessage>, string]>([
  ['our other origin', { domain: 'nova.example', uri: 'https://nova.example/presale' }, 'accepted'],
  ['another supported chain', { chainId: 1 }, 'accepted'],
  ['no expiry', { expirationTime: undefined }, 'accepted'],
  ['our scheme', { scheme: 'http' }, 'accepted'],
  ['a page of ours', { uri: 'http://localhost:4000/energy-dashboard' }, 'accepted'],
  ['a clock half a minute ahead', { issuedAt: new Date(NOW + 30_000) }, 'accepted'],
  ['another site', { domain: 'evil.example', uri: 'https://evil.example' }, 'wrong_domain'],
  ['another port', { domain: 'localhost:4001', uri: 'http://localhost:4001' }, 'wrong_domain'],
  [
    'our domain as a prefix of another',
    { domain: 'nova.example.evil.example', uri: 'https://nova.example' },
    'wrong_domain',
  ],
  [
    'our domain with the uri of another',
    { uri: 'https://evil.example/http://localhost:4000' },
    'wrong_domain',
  ],
  ['our domain with the uri of our other origin', { uri: 'https://nova.example' }, 'wrong_domain'],
  ['another scheme', { scheme: 'https' }, 'wrong_domain'],
  ['a chain that is not supported', { chainId: 43_114 }, 'wrong_chain'],
  ['another address', { address: '0x00000000000000000000000000000000DeaDBeef' }, 'wrong_address'],
  ['an issue time in the future', { issuedAt: new Date(NOW + 61_000) }, 'message_expired'],
  ['an issue time eleven minutes ago', { issuedAt: new Date(NOW - 660_000) }, 'message_expired'],
  ['a reached expiry', { expirationTime: new Date(NOW) }, 'message_expired'],
  ['a start in two minutes', { notBefore: new Date(NOW + 120_000) }, 'message_expired'],
])('%s: %o → %s', (_, changes, code) => {
  expect(codeOf(write(changes))).toBe(code);
});

test.each<[string, (text: string) => string]>([
  ['is not a message', () => 'hello'],
  ['is empty', () => ''],
  ['has a line before it', (text) => `You owe nothing.\n${text}`],
  ['has a line after it', (text) => `${text}\nAnd I give you everything.`],
  ['has a second URI', (text) => text.replace('URI: ', 'URI: https://evil.example\nURI: ')],
  ['has a second nonce', (text) => text.replace('Nonce: ', 'Nonce: zzzzzzzz\nNonce: ')],
  ['is of version 2', (text) => text.replace('Version: 1', 'Version: 2')],
  ['has no issue time', (text) => text.replace(/\nIssued At: .*/, '')],
  ['has an invalid issue time', (text) => text.replace(/Issued At: .*/, 'Issued At: yesterday')],
  ['has a short nonce', (text) => text.replace(/Nonce: .*/, 'Nonce: abc')],
  ['has its fields in another order', (text) => text.replace(/(URI: .*)\n(Version: 1)/, '$2\n$1')],
  ['has Windows line endings', (text) => text.replaceAll('\n', '\r\n')],
])('a message that %s is malformed', (_, change) => {
  expect(codeOf(change(write()))).toBe('message_malformed');
});

test('an address without its checksum is the same address', () => {
  expect(codeOf(write().replace(ADDRESS, ADDRESS.toLowerCase()))).toBe('accepted');
});

test('times without fractions of a second are valid too', () => {
  expect(codeOf(write().replaceAll('.000Z', 'Z'))).toBe('accepted');
});
