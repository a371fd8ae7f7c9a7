import { privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { Random } from '../../test/random.ts';
import { bytesToHex } from '../encoding/hex.ts';
import { addressOfPublicKey, type Curve, nativeCurve, nobleCurve } from './secp256k1.ts';

const curves: [string, Curve][] = [
  ['the fallback', nobleCurve],
  ...(nativeCurve === undefined ? [] : ([['the addon', nativeCurve]] as [string, Curve][])),
];

test.each(curves)('%s derives the same address as viem', (_, curve) => {
  const key = Buffer.from('11'.repeat(32), 'hex');
  expect(bytesToHex(addressOfPublicKey(curve.publicKeyOf(key)))).toBe(
    privateKeyToAddress(`0x${'11'.repeat(32)}`).toLowerCase(),
  );
});

test.each(curves)('%s recovers the signer, also of the other implementation’s signatures', (_, curve) => {
  const random = new Random(3);
  for (let round = 0; round < 10; round++) {
    const key = random.bytes(32);
    const hash = random.bytes(32);
    for (const [, signer] of curves) {
      const signature = signer.sign(hash, key);
      const recovered = curve.recoverPublicKey(
        hash,
        signature[64]!,
        signature.subarray(0, 32),
        signature.subarray(32, 64),
      );
      expect(bytesToHex(recovered)).toBe(bytesToHex(nobleCurve.publicKeyOf(key)));
    }
  }
});

test.each(curves)('%s throws if no key matches the signature', (_, curve) => {
  const hash = Buffer.alloc(32, 1);
  const recover = (r: Uint8Array): Uint8Array => curve.recoverPublicKey(hash, 0, r, Buffer.alloc(32, 1));
  expect(() => recover(Buffer.alloc(32))).toThrow(Error);
  expect(() => recover(Buffer.alloc(32, 0xff))).toThrow(Error);
});
