import type { Shape, Vector } from './create-shape.ts';

const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** Writes a shape as one binary glTF 2.0 file. */
export function writeGlb({ positions, normals, colours, indices }: Shape, name: string): Buffer {
  if (positions.length > 0xffff) throw new Error('Too many corners for short indices.');
  const parts = [toFloats(positions), toFloats(normals), toFloats(colours), toShorts(indices)];
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 0));
  const vectors = { componentType: FLOAT, type: 'VEC3', count: positions.length };
  const bounds = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) =>
      positions.reduce((found, at) => pick(found, Math.fround(at[axis]!)), Math.fround(positions[0]![axis]!)),
    );
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [
      { name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, indices: 3, material: 0 }] },
    ],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0.15, roughnessFactor: 0.35 }, doubleSided: true }],
    accessors: [
      { bufferView: 0, ...vectors, min: bounds(Math.min), max: bounds(Math.max) },
      { bufferView: 1, ...vectors },
      { bufferView: 2, ...vectors },
      { bufferView: 3, componentType: UNSIGNED_SHORT, type: 'SCALAR', count: indices.length },
    ],
    bufferViews: parts.map((part, index) => ({
      buffer: 0,
      byteOffset: offsets[index],
      byteLength: part.length,
      target: index === parts.length - 1 ? ELEMENT_ARRAY_BUFFER : ARRAY_BUFFER,
    })),
    buffers: [{ byteLength: parts.reduce((sum, part) => sum + part.length, 0) }],
  };
  return toFile(pad(Buffer.from(JSON.stringify(document)), 0x20), pad(Buffer.concat(parts), 0));
}

function toFile(json: Buffer, binary: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('glTF', 0, 'ascii');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + json.length + binary.length, 8);
  return Buffer.concat([header, chunkHeader(json, 'JSON'), json, chunkHeader(binary, 'BIN\0'), binary]);
}

function chunkHeader(content: Buffer, type: string): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.writeUInt32LE(content.length, 0);
  header.write(type, 4, 'ascii');
  return header;
}

/** Pads a chunk to a multiple of four bytes. */
function pad(content: Buffer, filler: number): Buffer {
  return Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4, filler)]);
}

function toFloats(vectors: readonly Vector[]): Buffer {
  return Buffer.from(new Float32Array(vectors.flat()).buffer);
}

function toShorts(values: readonly number[]): Buffer {
  return Buffer.from(new Uint16Array(values).buffer);
}
