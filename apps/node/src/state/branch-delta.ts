import {
  type BranchRefs,
  decodeNode,
  decodeRefs,
  encodeBranch,
  encodeRefs,
  NUMBER_BYTES,
  StoredNode,
  storedForm,
} from './trie-node.ts';

/**
 * First byte of a version of a branch that contains only changes. A full stored form starts with the RLP of a list,
 * which is 0xc0 or more.
 */
const MARK = 0;
const BITS_AT = 1 + NUMBER_BYTES;
const REFS_AT = BITS_AT + 2;

export function isDelta(stored: Uint8Array): boolean {
  return stored[0] === MARK && stored.length > REFS_AT;
}

/** Returns the number of the version that precedes a delta. */
export function previousOf(delta: Uint8Array): number {
  return view(delta).readUIntBE(1, NUMBER_BYTES);
}

/**
 * Encodes a branch as the children that differ from its previous version: the mark, that version's number, a bit for
 * each child that differs, and their references.
 *
 * @param fullBytes the size of the full stored form
 * @returns null if that saves less than half, because a branch with changes is slower to read
 */
export function encodeDelta(
  previous: number,
  before: BranchRefs,
  after: BranchRefs,
  fullBytes: number,
): Uint8Array | null {
  const changed: (StoredNode | null)[] = [];
  let bits = 0;
  for (const [slot, ref] of after.entries()) {
    const old = before[slot]!;
    // An embedded child has no number to compare; it is as rare as it is short.
    if (ref instanceof Uint8Array || old instanceof Uint8Array) return null;
    if (ref?.at === old?.at) continue;
    changed.push(ref);
    bits |= 1 << slot;
  }
  const refs = encodeRefs(changed);
  if (2 * (REFS_AT + refs.length) > fullBytes) return null;
  const delta = Buffer.alloc(REFS_AT + refs.length, MARK);
  delta.writeUIntBE(previous, 1, NUMBER_BYTES);
  delta.writeUInt16BE(bits, BITS_AT);
  delta.set(refs, REFS_AT);
  return delta;
}

/**
 * Returns the full stored form of a branch after changes.
 *
 * @param full the version in full
 * @param deltas the versions after it, in order
 */
export function applyDeltas(full: Uint8Array, deltas: readonly Uint8Array[]): Uint8Array {
  const node = decodeNode(full);
  if (node.kind !== 'branch') throw new Error('only a branch is stored as changes');
  const refs = node.children.map((child) => (child instanceof StoredNode ? child : null));
  for (const delta of deltas) {
    const bits = view(delta).readUInt16BE(BITS_AT);
    const changed = decodeRefs(delta.subarray(REFS_AT));
    for (let slot = 0; slot < refs.length; slot++)
      if (bits & (1 << slot)) refs[slot] = changed.shift() ?? null;
  }
  return storedForm(encodeBranch(refs));
}

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
