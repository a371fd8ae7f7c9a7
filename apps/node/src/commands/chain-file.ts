import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { RawBlock } from '../chain/block-importer.ts';
import type { GenesisConfig } from '../chain/genesis/genesis.ts';
import { genesisConfigFromJson } from '../chain/genesis/genesis-config-json.ts';
import { decodeRlp, encodeRlp } from '../encoding/rlp.ts';
import { CommandError } from './command.ts';

/** First frame of a chain file, which describes it. */
export interface ChainFileHead {
  genesisHash: string;
  genesis: GenesisConfig;
  from: number;
  to: number;
}

const FORMAT = 'nova-chain-1';
const LARGEST_FRAME = 64 * 1024 * 1024;
const headSchema = z.object({
  format: z.literal(FORMAT),
  genesisHash: z.string(),
  genesis: z.unknown(),
  from: z.int(),
  to: z.int(),
});

function frame(payload: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(4 + payload.length);
  bytes.writeUInt32BE(payload.length);
  bytes.set(payload, 4);
  return bytes;
}

/**
 * Writes a chain file of frames, each with a 4-byte length. The first frame is JSON about the file, followed
 * by RLP of [header, transaction] per block and an empty frame. A name ending in `.gz` enables compression.
 */
export async function writeChainFile(
  path: string,
  head: Omit<ChainFileHead, 'genesis'> & { genesis: object },
  blocks: AsyncIterable<RawBlock> | Iterable<RawBlock>,
): Promise<void> {
  const file = createWriteStream(path);
  const target = path.endsWith('.gz') ? createGzip() : file;
  if (target !== file) target.pipe(file);
  const put = async (payload: Uint8Array): Promise<void> => {
    if (!target.write(frame(payload))) await once(target, 'drain');
  };
  await put(Buffer.from(JSON.stringify({ format: FORMAT, ...head })));
  for await (const { header, transaction } of blocks) await put(encodeRlp([header, transaction]));
  await put(new Uint8Array(0));
  target.end();
  await finished(file);
}

async function isCompressed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function* readFrames(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const source = (await isCompressed(path)) ? file.pipe(createGunzip()) : file;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= 4) {
      const length = rest.readUInt32BE(at);
      if (length > LARGEST_FRAME) throw new CommandError(`${path} is not a chain file.`);
      if (rest.length - at < 4 + length) break;
      yield rest.subarray(at + 4, at + 4 + length);
      at += 4 + length;
    }
    rest = rest.subarray(at);
  }
}

/**
 * Opens a chain file and returns its description and its blocks, which can be read once.
 * @throws CommandError
 */
export async function readChainFile(
  path: string,
): Promise<{ head: ChainFileHead; blocks: AsyncGenerator<RawBlock> }> {
  const frames = readFrames(path);
  let head: ChainFileHead;
  try {
    const first = await frames.next();
    const fileHead = headSchema.parse(JSON.parse((first.value as Buffer).toString('utf8')));
    head = { ...fileHead, genesis: genesisConfigFromJson(fileHead.genesis) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${path} is not a chain file: ${(error as Error).message}`, { cause: error });
  }
  async function* blocks(): AsyncGenerator<RawBlock> {
    try {
      for await (const payload of frames) {
        if (payload.length === 0) return;
        const [header, transaction] = decodeRlp(payload) as [Uint8Array, Uint8Array];
        yield { header, transaction };
      }
    } catch (error) {
      throw new CommandError(`${path} is damaged: ${(error as Error).message}`, { cause: error });
    }
    throw new CommandError(`${path} is incomplete: writing it was interrupted. Export it again.`);
  }
  return { head, blocks: blocks() };
}
