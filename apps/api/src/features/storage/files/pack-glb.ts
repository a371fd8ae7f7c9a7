/** A mesh with its own material: three numbers per corner and normal, two per texture coordinate. */
export interface GlbMesh {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
  readonly material: { readonly isPicture: boolean; readonly roughness: number; readonly metallic: number };
}

export interface GlbParts {
  readonly generator: string;
  readonly texture: Buffer;
  readonly textureType: 'image/jpeg';
  readonly meshes: readonly GlbMesh[];
}

const FLOAT = 5126;
const SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/** Writes glTF 2.0 into one binary file without external references. */
export function packGlb({ generator, texture, textureType, meshes }: GlbParts): Buffer {
  const views: { buffer: 0; byteOffset: number; byteLength: number; target?: number }[] = [];
  const accessors: object[] = [];
  const pieces: Buffer[] = [];
  let offset = 0;
  const addView = (bytes: Buffer, target?: number) => {
    const padded = pad(bytes, 0);
    views.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, ...(target ? { target } : {}) });
    pieces.push(padded);
    offset += padded.length;
    return views.length - 1;
  };
  const addFloats = (values: readonly number[], size: 2 | 3, hasBounds = false) => {
    const floats = Float32Array.from(values);
    const bufferView = addView(Buffer.from(floats.buffer), VERTICES);
    const axes = Array.from({ length: size }, (_, axis) =>
      [...floats].filter((_, index) => index % size === axis),
    );
    const bounds = {
      min: axes.map((axis) => Math.min(...axis)),
      max: axes.map((axis) => Math.max(...axis)),
    };
    const count = values.length / size;
    accessors.push({
      bufferView,
      componentType: FLOAT,
      count,
      type: `VEC${size}`,
      ...(hasBounds ? bounds : {}),
    });
    return accessors.length - 1;
  };
  const primitives = meshes.map((mesh, material) => {
    const attributes = {
      POSITION: addFloats(mesh.positions, 3, true),
      NORMAL: addFloats(mesh.normals, 3),
      // Texture coordinates are useless without an image.
      ...(mesh.material.isPicture ? { TEXCOORD_0: addFloats(mesh.uvs, 2) } : {}),
    };
    const bufferView = addView(Buffer.from(Uint16Array.from(mesh.indices).buffer), INDICES);
    accessors.push({ bufferView, componentType: SHORT, count: mesh.indices.length, type: 'SCALAR' });
    return { attributes, indices: accessors.length - 1, material };
  });
  const image = addView(texture);
  const document = {
    asset: { version: '2.0', generator },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives }],
    materials: meshes.map(({ material }) => toMaterial(material)),
    textures: [{ sampler: 0, source: 0 }],
    samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 }],
    images: [{ bufferView: image, mimeType: textureType }],
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: offset }],
  };
  const json = pad(Buffer.from(JSON.stringify(document)), 0x20);
  const body = Buffer.concat([chunk(JSON_CHUNK, json), chunk(BINARY_CHUNK, Buffer.concat(pieces))]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + body.length, 8);
  return Buffer.concat([head, body]);
}

function toMaterial({ isPicture, roughness, metallic }: GlbMesh['material']) {
  const surface = { roughnessFactor: roughness, metallicFactor: metallic };
  return {
    pbrMetallicRoughness: isPicture
      ? { ...surface, baseColorTexture: { index: 0 } }
      : { ...surface, baseColorFactor: [0.16, 0.16, 0.17, 1] },
  };
}

function chunk(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(data.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, data]);
}

/** Pads to a multiple of four, as required for each chunk. */
function pad(bytes: Buffer, filling: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filling)]);
}
