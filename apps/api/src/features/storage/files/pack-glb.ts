import { Document, type Material, type Texture, TextureInfo, WebIO } from '@gltf-transform/core';

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

const { MagFilter, MinFilter, WrapMode } = TextureInfo;

/** Writes glTF 2.0 into one binary file without external references. */
export async function packGlb({ generator, texture, textureType, meshes }: GlbParts): Promise<Buffer> {
  const model = new Document();
  model.getRoot().getAsset().generator = generator;
  const buffer = model.createBuffer();
  const picture = model.createTexture().setImage(new Uint8Array(texture)).setMimeType(textureType);
  const mesh = model.createMesh();
  const addFloats = (type: 'VEC2' | 'VEC3', values: readonly number[]) =>
    model.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  for (const { positions, normals, uvs, indices, material } of meshes) {
    const corners = model.createAccessor().setArray(Uint16Array.from(indices)).setBuffer(buffer);
    const primitive = model
      .createPrimitive()
      .setAttribute('POSITION', addFloats('VEC3', positions))
      .setAttribute('NORMAL', addFloats('VEC3', normals))
      .setIndices(corners)
      .setMaterial(describeSurface(model.createMaterial(), material, picture));
    // Texture coordinates are useless without an image.
    if (material.isPicture) primitive.setAttribute('TEXCOORD_0', addFloats('VEC2', uvs));
    mesh.addPrimitive(primitive);
  }
  const scene = model.createScene().addChild(model.createNode().setMesh(mesh));
  model.getRoot().setDefaultScene(scene);
  return Buffer.from(await new WebIO().writeBinary(model));
}

function describeSurface(
  surface: Material,
  { isPicture, roughness, metallic }: GlbMesh['material'],
  picture: Texture,
): Material {
  surface.setRoughnessFactor(roughness).setMetallicFactor(metallic);
  if (!isPicture) return surface.setBaseColorFactor([0.16, 0.16, 0.17, 1]);
  surface.setBaseColorTexture(picture);
  surface
    .getBaseColorTextureInfo()!
    .setMagFilter(MagFilter.LINEAR!)
    .setMinFilter(MinFilter.LINEAR_MIPMAP_LINEAR!)
    .setWrapS(WrapMode.CLAMP_TO_EDGE!)
    .setWrapT(WrapMode.CLAMP_TO_EDGE!);
  return surface;
}
