import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { keccak256 } from '../crypto/keccak.ts';
import { bytesToHex, type Hex } from '../encoding/hex.ts';

/** A block that should not exist: invalid by the rules, or a second one at a known height. */
export interface Evidence {
  number: number;
  hash: Hex;
  reason: string;
  /** RLP of the header; the seal identifies the signer. */
  header: Hex;
  transaction: Hex;
  /** Header from our own execution, or of our block at this height; null if there is none. */
  ownHeader: Hex | null;
  source: string;
  /** ISO 8601. */
  seenAt: string;
}

/** Files in `<dataDir>/evidence`, one per block; the node never deletes them. */
export class EvidenceFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'evidence');
  }

  /**
   * Stores the evidence (with fsync) unless the same block is already stored, and returns the file's path.
   */
  keep(evidence: Omit<Evidence, 'hash'>): string {
    mkdirSync(this.#folder, { recursive: true });
    const hash = bytesToHex(keccak256(Buffer.from(evidence.header.slice(2), 'hex')));
    const path = join(this.#folder, `${evidence.number}-${hash}.json`);
    let file: number;
    try {
      file = openSync(path, 'wx');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return path;
      throw error;
    }
    writeSync(file, `${JSON.stringify({ ...evidence, hash }, null, 2)}\n`);
    fsyncSync(file);
    closeSync(file);
    return path;
  }

  list(): Evidence[] {
    let names: string[];
    try {
      names = readdirSync(this.#folder);
    } catch {
      return [];
    }
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as Evidence)
      .sort((a, b) => a.number - b.number);
  }
}
