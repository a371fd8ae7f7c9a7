import { randomBytes } from 'node:crypto';
import { type Hex, recoverAddress, recoverPublicKey as recoverWithViem, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { recoverPublicKey, recoverSigner } from './recover-signer.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const random = (bytes: number): Hex => toHex(randomBytes(bytes));
const word = (value: bigint) => value.toString(16).padStart(64, '0');

async function recoversAsViem(hash: Hex, signature: Hex): Promise<boolean> {
  const key = await recoverWithViem({ hash, signature }).catch(() => null);
  const signer = await recoverAddress({ hash, signature }).catch(() => null);
  expect(recoverPublicKey(hash, signature)).toBe(key);
  expect(recoverSigner(hash, signature)).toBe(signer?.toLowerCase() ?? null);
  return key !== null;
}

test('recovers the wallet that signed, in both forms of its signature', async () => {
  for (let round = 0; round < 30; round++) {
    const account = privateKeyToAccount(generatePrivateKey());
    const hash = random(32);
    const signature = await account.sign({ hash });
    expect(recoverSigner(hash, signature)).toBe(account.address.toLowerCase());
    expect(recoverPublicKey(hash, signature)).toBe(account.publicKey);
    const bare: Hex = `0x${signature.slice(2, 130)}0${Number.parseInt(signature.slice(130), 16) - 27}`;
    expect(recoverSigner(hash, bare)).toBe(account.address.toLowerCase());
    await recoversAsViem(hash, signature);
  }
});

test('agrees with viem at the edges of r and s and for noise', async () => {
  const edges = [0n, 1n, 2n, ORDER / 2n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n].map(word);
  const found = new Set<boolean>();
  for (const r of edges) {
    for (const s of edges) found.add(await recoversAsViem(random(32), `0x${r}${s}1b`));
  }
  for (let round = 0; round < 30; round++) {
    found.add(await recoversAsViem(random(32), `${random(64)}1c`));
  }
  expect(found).toEqual(new Set([true, false]));
});

test.each(['02', '1a', '1d', 'ff'])('recovers nothing from a signature that ends in %s', async (v) => {
  const signature = await privateKeyToAccount(generatePrivateKey()).sign({ hash: random(32) });
  expect(recoverSigner(random(32), `0x${signature.slice(2, 130)}${v}`)).toBeNull();
});

test.each([0, 64, 66])('recovers nothing from a signature of %i bytes', (length) => {
  expect(recoverPublicKey(random(32), `0x${'1b'.repeat(length)}`)).toBeNull();
});
