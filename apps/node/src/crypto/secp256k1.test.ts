import { secp256k1 as noble } from '@noble/curves/secp256k1';
import { privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { rounds } from '../../test/env.ts';
import { Random } from '../../test/random.ts';
import { bytesToHex, padTo32 } from '../encoding/hex.ts';
import { evmCrypto } from './evm-crypto.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from './address-of-public-key.ts';

const ORDER = noble.CURVE.n;
const FIELD = noble.CURVE.Fp.ORDER;
const word = (value: bigint): Uint8Array => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const split = (signature: Uint8Array) => ({
  r: signature.subarray(0, 32),
  s: signature.subarray(32, 64),
  recovery: signature[64]!,
});

/** Returns the key that the other implementation recovers, or that it recovers none. */
function recoverWithNoble(hash: Uint8Array, recovery: number, r: Uint8Array, s: Uint8Array): string {
  try {
    const signature = noble.Signature.fromCompact(Buffer.concat([r, s])).addRecoveryBit(recovery);
    return bytesToHex(signature.recoverPublicKey(hash).toRawBytes(false).subarray(1));
  } catch {
    return 'none';
  }
}

function recover(hash: Uint8Array, recovery: number, r: Uint8Array, s: Uint8Array): string {
  try {
    return bytesToHex(curve.recoverPublicKey(hash, recovery, r, s));
  } catch {
    return 'none';
  }
}

test('derives the same address as viem', () => {
  const key = Buffer.from('11'.repeat(32), 'hex');
  expect(bytesToHex(addressOfPublicKey(curve.publicKeyOf(key)))).toBe(
    privateKeyToAddress(`0x${'11'.repeat(32)}`).toLowerCase(),
  );
});

test('recovers the signer from the signature and from its other form with a high s', () => {
  const random = new Random(3);
  for (let round = rounds(500, 10_000); round > 0; round--) {
    const [key, hash] = [random.bytes(32), random.bytes(32)];
    const { r, s, recovery } = split(curve.sign(hash, key));
    const signer = bytesToHex(curve.publicKeyOf(key));
    expect(recover(hash, recovery, r, s)).toBe(signer);
    const high = word(ORDER - BigInt(bytesToHex(s)));
    expect(recover(hash, 1 - recovery, r, high)).toBe(signer);
  }
});

test('signs and recovers exactly as another implementation does', () => {
  const random = new Random(4);
  for (let round = rounds(50, 10_000); round > 0; round--) {
    const [key, hash] = [random.bytes(32), random.bytes(32)];
    const signature = curve.sign(hash, key);
    const theirs = noble.sign(hash, key, { prehash: false });
    expect(bytesToHex(signature.subarray(0, 64))).toBe(bytesToHex(theirs.toCompactRawBytes()));
    expect(signature[64]).toBe(theirs.recovery);
    expect(bytesToHex(curve.publicKeyOf(key))).toBe(bytesToHex(noble.getPublicKey(key, false).subarray(1)));
    const { r, s } = split(signature);
    for (const recovery of [0, 1]) {
      expect(recover(hash, recovery, r, s)).toBe(recoverWithNoble(hash, recovery, r, s));
    }
  }
});

test('agrees with another implementation at the edges of r, s and the hash', () => {
  const edges = [0n, 1n, 2n, ORDER / 2n, ORDER / 2n + 1n, ORDER - 1n, ORDER, ORDER + 1n, FIELD - 1n, FIELD];
  const largest = 2n ** 256n - 1n;
  const found = new Set<boolean>();
  for (const r of [...edges, largest].map(word)) {
    for (const s of [...edges, largest].map(word)) {
      for (const hash of [0n, 1n, ORDER, largest].map(word)) {
        for (const recovery of [0, 1]) {
          const key = recover(hash, recovery, r, s);
          expect(key).toBe(recoverWithNoble(hash, recovery, r, s));
          found.add(key === 'none');
        }
      }
    }
  }
  // The edges contain signatures of both kinds.
  expect(found.size).toBe(2);
});

test('throws if no key matches the signature', () => {
  const hash = Buffer.alloc(32, 1);
  const attempt = (r: Uint8Array): Uint8Array => curve.recoverPublicKey(hash, 0, r, Buffer.alloc(32, 1));
  expect(() => attempt(Buffer.alloc(32))).toThrow(Error);
  expect(() => attempt(Buffer.alloc(32, 0xff))).toThrow(Error);
});

test.each([0n, ORDER, 2n ** 256n - 1n])('signs with no key outside of the group: %d', (key) => {
  expect(() => curve.sign(Buffer.alloc(32, 1), word(key))).toThrow(Error);
  expect(() => curve.publicKeyOf(word(key))).toThrow(Error);
});

test('the hook of the EVM accepts v of every kind of transaction and no other', () => {
  const [key, hash] = [Buffer.alloc(32, 0x11), Buffer.alloc(32, 0x22)];
  const { r, s, recovery } = split(curve.sign(hash, key));
  const signer = bytesToHex(curve.publicKeyOf(key));
  const attempt = (v: number, chainId?: bigint) =>
    bytesToHex(evmCrypto.ecrecover!(hash, BigInt(v), padTo32(r), padTo32(s), chainId));
  expect(attempt(recovery)).toBe(signer);
  expect(attempt(27 + recovery)).toBe(signer);
  expect(attempt(35 + 2 * 96_969 + recovery, 96_969n)).toBe(signer);
  for (const v of [2, 26, 29, 34]) expect(() => attempt(v)).toThrow('invalid signature v value');
  expect(() => attempt(35 + 2 * 96_969 + 2, 96_969n)).toThrow('invalid signature v value');
});
