import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { curve } from '@nova/runtime/keys/secp256k1';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { followerDigest } from './peers.ts';

/**
 * The follower's own key, created on its first start. It protects nothing and only distinguishes followers.
 */
export class FollowerIdentity {
  readonly #key: Uint8Array;

  private constructor(key: Uint8Array) {
    this.#key = key;
  }

  static load(dataDir: string): FollowerIdentity {
    const file = join(dataDir, 'follower.key');
    try {
      writeFileSync(file, `${bytesToHex(randomBytes(32))}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    return new FollowerIdentity(hexToBytes(readFileSync(file, 'utf8').trim()));
  }

  sign(genesisHash: Uint8Array, challenge: Uint8Array): Uint8Array {
    return curve.sign(followerDigest(genesisHash, challenge), this.#key);
  }
}
