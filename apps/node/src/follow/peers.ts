import { randomBytes } from 'node:crypto';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../crypto/address-of-public-key.ts';
import { keccak256 } from '../crypto/keccak.ts';
import { bytesToHex, type Hex } from '../encoding/hex.ts';

/** Maximum number of followers counted. */
const MAX_PEERS = 256;
/** Milliseconds without a report after which a follower is no longer counted. */
export const REPORT_LIFETIME_MS = 60_000;

/** A follower that proved its identity and has our chain. */
export interface Peer {
  /** Address of the follower's key. */
  id: Hex;
  client: string;
  /** The last block it reported. */
  number: number;
  connectedAt: number;
  reportedAt: number;
}

/** Returns the digest that the follower's key signs for this chain and this connection. */
export function followerDigest(genesisHash: Uint8Array, challenge: Uint8Array): Uint8Array {
  return keccak256(Buffer.concat([Buffer.from('nova follower 1'), genesisHash, challenge]));
}

export class PeerRefusedError extends Error {
  override name = 'PeerRefusedError';
}

interface PeersOptions {
  genesisHash: Uint8Array;
  /** Returns the hash of our block with this number, or undefined. */
  hashOf: (number: number) => Uint8Array | undefined;
  /** IDs that are counted; undefined counts every follower with a valid proof. */
  allowed?: ReadonlySet<Hex>;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

/** The followers connected to this node. A connection is identified by any object with the same lifetime. */
export class Peers {
  readonly #options: PeersOptions;
  readonly #challenges = new WeakMap<object, Uint8Array>();
  readonly #peers = new Map<object, Peer>();
  readonly #uncounted = new WeakSet<object>();

  constructor(options: PeersOptions) {
    this.#options = options;
  }

  /** Returns 32 bytes that the follower must sign on this connection only. */
  challenge(connection: object): Uint8Array {
    const challenge = randomBytes(32);
    this.#challenges.set(connection, challenge);
    return challenge;
  }

  /**
   * Counts the connection as a follower, unless a list of allowed IDs excludes it.
   * @throws PeerRefusedError
   */
  join(
    connection: object,
    signature: Uint8Array,
    client: string,
    at: { number: number; hash: Uint8Array },
  ): void {
    const challenge = this.#challenges.get(connection);
    if (challenge === undefined) throw new PeerRefusedError('call nova_hello for a challenge first');
    this.#challenges.delete(connection);
    const id = this.#recover(challenge, signature);
    const { allowed, clock } = this.#options;
    this.#requireOurs(at);
    if (allowed !== undefined && !allowed.has(id)) {
      this.#uncounted.add(connection);
      return;
    }
    // Each key counts once: a new connection replaces a broken one that was not detected yet.
    for (const [other, peer] of this.#peers) if (peer.id === id) this.#peers.delete(other);
    if (this.#peers.size >= MAX_PEERS)
      throw new PeerRefusedError(`this node counts at most ${MAX_PEERS} followers`);
    const peer: Peer = { id, client, number: at.number, connectedAt: clock(), reportedAt: clock() };
    this.#peers.set(connection, peer);
  }

  leave(connection: object): void {
    this.#peers.delete(connection);
  }

  /**
   * Records the block that a follower has executed.
   * @throws PeerRefusedError
   */
  report(connection: object, at: { number: number; hash: Uint8Array }): void {
    if (this.#uncounted.has(connection)) return;
    const peer = this.#peers.get(connection);
    if (peer === undefined)
      throw new PeerRefusedError('this connection is not a follower; call nova_follow first');
    this.#requireOurs(at);
    peer.number = at.number;
    peer.reportedAt = this.#options.clock();
  }

  list(): Peer[] {
    const oldest = this.#options.clock() - REPORT_LIFETIME_MS;
    return [...this.#peers.values()].filter(({ reportedAt }) => reportedAt >= oldest);
  }

  get count(): number {
    return this.list().length;
  }

  #recover(challenge: Uint8Array, signature: Uint8Array): Hex {
    try {
      const digest = followerDigest(this.#options.genesisHash, challenge);
      const key = curve.recoverPublicKey(
        digest,
        signature[64]!,
        signature.subarray(0, 32),
        signature.subarray(32, 64),
      );
      return bytesToHex(addressOfPublicKey(key));
    } catch (error) {
      throw new PeerRefusedError('the signature is invalid', { cause: error });
    }
  }

  #requireOurs({ number, hash }: { number: number; hash: Uint8Array }): void {
    const own = this.#options.hashOf(number);
    if (own === undefined || Buffer.compare(own, hash) !== 0) {
      throw new PeerRefusedError(`block ${number} with hash ${bytesToHex(hash)} is not on this chain`);
    }
  }
}
