import { Document, WebIO } from '@gltf-transform/core';
import type { Shape, Vector } from './create-shape.ts';

/** Writes a shape as one binary glTF 2.0 file. */
export async function writeGlb(
  { positions, normals, colours, indices }: Shape,
  name: string,
): Promise<Buffer> {
  if (positions.length > 0xffff) throw new Error('Too many corners for short indices.');
  const model = new Document();
  const buffer = model.createBuffer();
  const addVectors = (vectors: readonly Vector[]) =>
    model.createAccessor().setType('VEC3').setArray(new Float32Array(vectors.flat())).setBuffer(buffer);
  const material = model
    .createMaterial()
    .setMetallicFactor(0.15)
    .setRoughnessFactor(0.35)
    .setDoubleSided(true);
  const primitive = model
    .createPrimitive()
    .setAttribute('POSITION', addVectors(positions))
    .setAttribute('NORMAL', addVectors(normals))
    .setAttribute('COLOR_0', addVectors(colours))
    .setIndices(model.createAccessor().setArray(new Uint16Array(indices)).setBuffer(buffer))
    .setMaterial(material);
  const mesh = model.createMesh(name).addPrimitive(primitive);
  const scene = model.createScene().addChild(model.createNode(name).setMesh(mesh));
  model.getRoot().setDefaultScene(scene);
  return Buffer.from(await new WebIO().writeBinary(model));
}
