import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, type Hex } from '../encoding/hex.ts';

/** Inside the store's folder, so that a copy of the folder includes the matching file. */
const FILE_NAME = 'acknowledged';
const LENGTH = 40;

/** The last block that a client was told about. */
export interface Acknowledged {
  number: number;
  hash: Hex;
}

/**
 * Records outside the database which block was acknowledged last. Needs no fsync: it only serves to detect a
 * database that lost its latest entries, and may lag behind it.
 */
export class AcknowledgedHead {
  readonly #file: number;

  constructor(folder: string) {
    this.#file = openSync(join(folder, FILE_NAME), 'a+');
    closeSync(this.#file);
    this.#file = openSync(join(folder, FILE_NAME), 'r+');
  }

  /** Returns undefined if nothing is recorded yet or the record is incomplete. */
  static read(folder: string): Acknowledged | undefined {
    let bytes: Buffer;
    try {
      bytes = readFileSync(join(folder, FILE_NAME));
    } catch {
      return undefined;
    }
    if (bytes.length !== LENGTH) return undefined;
    return { number: Number(bytes.readBigUInt64BE(0)), hash: bytesToHex(bytes.subarray(8)) };
  }

  write(number: number, hash: Uint8Array): void {
    const bytes = Buffer.alloc(LENGTH);
    bytes.writeBigUInt64BE(BigInt(number));
    bytes.set(hash, 8);
    writeSync(this.#file, bytes, 0, LENGTH, 0);
  }

  close(): void {
    closeSync(this.#file);
  }
}
