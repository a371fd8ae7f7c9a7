/** Returns the nibbles of a key, high half first. */
export function toNibbles(bytes: Uint8Array): Uint8Array {
  const nibbles = new Uint8Array(bytes.length * 2);
  for (let i = 0; i < bytes.length; i++) {
    nibbles[2 * i] = bytes[i]! >> 4;
    nibbles[2 * i + 1] = bytes[i]! & 15;
  }
  return nibbles;
}

/** Encodes a node's path in hex-prefix form (yellow paper, appendix C). */
export function encodePath(path: Uint8Array, isLeaf: boolean): Uint8Array {
  const odd = path.length & 1;
  const encoded = new Uint8Array((path.length >> 1) + 1);
  encoded[0] = (isLeaf ? 0x20 : 0) | (odd ? 0x10 | path[0]! : 0);
  for (let i = odd, j = 1; i < path.length; i += 2, j++) encoded[j] = (path[i]! << 4) | path[i + 1]!;
  return encoded;
}

export function decodePath(encoded: Uint8Array): { path: Uint8Array; isLeaf: boolean } {
  const nibbles = toNibbles(encoded);
  return { path: nibbles.subarray(nibbles[0]! & 1 ? 1 : 2), isLeaf: (nibbles[0]! & 2) !== 0 };
}

/** Returns the number of nibbles in which `path` matches `key` from position `at` on. */
export function sharedLength(path: Uint8Array, key: Uint8Array, at: number): number {
  const end = Math.min(path.length, key.length - at);
  let length = 0;
  while (length < end && path[length] === key[at + length]) length++;
  return length;
}

export function joinPaths(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
