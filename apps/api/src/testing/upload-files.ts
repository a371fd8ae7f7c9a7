import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Files that users and attackers upload. */

/** Creates an image with a gradient in any supported format. */
export function createPicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  width = 900,
  height = 600,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixels.set([(x * 255) / width, (y * 255) / height, 128], (y * width + x) * 3);
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return picture[format]().toBuffer();
}

/** Creates a photograph as a phone takes it: rotated by EXIF, with the location where it was taken. */
export async function createPhotograph(): Promise<Buffer> {
  const upright = sharp(await createPicture('jpeg', 400, 200));
  return upright
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Camera of Ann' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      },
    })
    .jpeg()
    .toBuffer();
}

/** Creates an animation of single-color images. */
export async function createAnimation(
  colours: readonly string[],
  width: number,
  height: number,
): Promise<Buffer> {
  const frames = colours.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Returns bytes that a GIF may contain beside each frame, as a comment in blocks of at most 255. */
function gifComment(bytes: number): Buffer {
  const blocks: Buffer[] = [];
  for (let left = Math.floor(bytes); left > 0; left -= 255) {
    const length = Math.min(255, left);
    blocks.push(Buffer.from([length]), Buffer.alloc(length, 0x41));
  }
  return blocks.length === 0
    ? Buffer.alloc(0)
    : Buffer.concat([Buffer.from([0x21, 0xfe]), ...blocks, Buffer.from([0])]);
}

/**
 * Creates a GIF that declares this many empty frames of a size.
 * @param bytes approximate size of the file, reached by invisible comments
 */
export function createGif(frames: number, width = 1, height = 1, bytes = 0): Buffer {
  const comment = gifComment(bytes / frames);
  const size = (value: number) => [value & 0xff, value >> 8];
  const colours = [255, 0, 0, 0, 0, 255];
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    ...size(width),
    ...size(height),
    0x80,
    0,
    0,
    ...colours,
  ]);
  const frame = (index: number) =>
    Buffer.concat([
      comment,
      Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, ...size(width), ...size(height), 0]),
      Buffer.from([2, 2, index % 2 === 0 ? 0x44 : 0x4c, 1, 0]),
    ]);
  return Buffer.concat([
    head,
    ...Array.from({ length: frames }, (_, index) => frame(index)),
    Buffer.from([0x3b]),
  ]);
}

/**
 * Creates a PNG of a few kilobytes whose header declares this many pixels per side.
 * @param rows number of rows present; with all of them the image is valid
 */
export function createPngBomb(side: number, rows = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(
    Buffer.alloc(rows === 0 ? Math.ceil(side / 8) * 100 : (Math.ceil(side / 8) + 1) * rows),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** Creates a GLB with one triangle; `change` makes it invalid. */
export function createGlb(change: (gltf: Record<string, unknown>) => void = () => {}): Buffer {
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const gltf: Record<string, unknown> = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: corners.length, target: 34962 }],
    buffers: [{ byteLength: corners.length }],
  };
  change(gltf);
  return packGlb(gltf, corners);
}

function packGlb(gltf: object, binary: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(gltf));
  const json = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const chunk = (type: number, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(data.length, 0);
    head.writeUInt32LE(type, 4);
    return Buffer.concat([head, data]);
  };
  const body = Buffer.concat([chunk(0x4e4f534a, json), chunk(0x004e4942, binary)]);
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([head, body]);
}
