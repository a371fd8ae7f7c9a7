import { z } from 'zod';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const JSON_CHUNK = 0x4e4f534a;
const ADDRESSES_MAX = 10;
const COMPONENT_BYTES: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};
const COMPONENTS: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};
const TRIANGLES = 4;
const TRIANGLE_STRIP = 5;
const TRIANGLE_FAN = 6;

const index = z.number().int().nonnegative();
/** The parts of glTF that determine what a viewer must store and draw. */
const gltfSchema = z.object({
  accessors: z
    .array(
      z.object({
        bufferView: index.optional(),
        componentType: z.number(),
        count: index,
        type: z.string(),
      }),
    )
    .default([]),
  buffers: z.array(z.object({ byteLength: index })).default([]),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({
            mode: z.number().default(TRIANGLES),
            attributes: z.record(z.string(), index),
            indices: index.optional(),
          }),
        ),
      }),
    )
    .default([]),
  nodes: z
    .array(
      z.object({
        mesh: index.optional(),
        extensions: z
          .object({
            EXT_mesh_gpu_instancing: z.object({ attributes: z.record(z.string(), index) }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
type Gltf = z.output<typeof gltfSchema>;
type Accessor = Gltf['accessors'][number];

/** Cost of a model for a viewer. */
export interface ModelCost {
  /** URIs of other files of any location. */
  readonly addresses: readonly string[];
  /** True if an accessor without data has more elements than the file has bytes. */
  readonly hasEmptyAccessor: boolean;
  readonly decodedBytes: number;
  /** Counted once for each node that shows a mesh. */
  readonly vertices: number;
  readonly triangles: number;
}

/**
 * Measures a GLB by its declarations. Declared sizes need no data: 268 bytes can request billions of points
 * from a viewer.
 * @throws ZodError, SyntaxError if the content is not glTF
 */
export function measureModel(content: Buffer): ModelCost {
  const addresses: string[] = [];
  const document: unknown = JSON.parse(readJsonChunk(content), (key, value: unknown) => {
    if (/^ur[il]$/i.test(key) && addresses.length < ADDRESSES_MAX)
      addresses.push(String(value).slice(0, 100));
    return value;
  });
  const gltf = gltfSchema.parse(document);
  const drawn = countDrawn(gltf);
  return {
    addresses,
    hasEmptyAccessor: gltf.accessors.some(
      ({ bufferView, count }) => bufferView === undefined && count > content.length,
    ),
    decodedBytes: sum(gltf.accessors.map(sizeOf)) + sum(gltf.buffers.map(({ byteLength }) => byteLength)),
    ...drawn,
  };
}

function readJsonChunk(content: Buffer): string {
  const length = content.readUInt32LE(HEADER_BYTES);
  if (content.readUInt32LE(HEADER_BYTES + 4) !== JSON_CHUNK) throw new SyntaxError('no JSON chunk');
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  return content.toString('utf8', start, start + length);
}

function countDrawn(gltf: Gltf): { vertices: number; triangles: number } {
  const shown = gltf.meshes.map(() => 0);
  for (const { mesh, extensions } of gltf.nodes) {
    if (mesh === undefined || shown[mesh] === undefined) continue;
    const instances = Object.values(extensions?.EXT_mesh_gpu_instancing?.attributes ?? {});
    shown[mesh] += Math.max(1, ...instances.map((accessor) => gltf.accessors[accessor]?.count ?? 0));
  }
  let [vertices, triangles] = [0, 0];
  gltf.meshes.forEach(({ primitives }, mesh) => {
    const times = Math.max(1, shown[mesh]!);
    for (const { mode, attributes, indices } of primitives) {
      const points = gltf.accessors[attributes['POSITION'] ?? -1]?.count ?? 0;
      const drawn = indices === undefined ? points : (gltf.accessors[indices]?.count ?? 0);
      vertices += times * Math.max(points, drawn);
      triangles += times * toTriangles(mode, drawn);
    }
  });
  return { vertices, triangles };
}

function toTriangles(mode: number, count: number): number {
  if (mode === TRIANGLES) return Math.floor(count / 3);
  return mode === TRIANGLE_STRIP || mode === TRIANGLE_FAN ? Math.max(0, count - 2) : 0;
}

function sizeOf({ count, componentType, type }: Accessor): number {
  return count * (COMPONENT_BYTES[componentType] ?? 0) * (COMPONENTS[type] ?? 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
