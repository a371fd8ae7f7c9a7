import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createGlb, createPicture } from '../../../testing/upload-files.ts';
import { createFileProcesses, FILE_PROCESS_LIMITS } from './file-processes.ts';

/** An SVG that passes the checks but takes the library seconds: a path with many self-intersections. */
const slowSvg = () => {
  const points = Array.from({ length: 12_000 }, (_, at) => `${(at * 7_919) % 512} ${(at * 104_729) % 512}`);
  const path = `M${points.join(' ').slice(0, 60_000)}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path d="${path}"/></svg>`,
  );
};
const limitTime = (logo: number) => ({
  ...FILE_PROCESS_LIMITS,
  timeoutMs: { ...FILE_PROCESS_LIMITS.timeoutMs, logo },
});

test('a drawing that takes too long is stopped with a reason while others are drawn', async () => {
  const processes = createFileProcesses(limitTime(400));
  const slow = processes.run('logo', slowSvg());
  const [picture] = await Promise.all([
    processes.run('image', await createPicture('png', 60, 40)),
    expect(slow).rejects.toMatchObject({
      code: 'file_too_complex',
      message: expect.stringContaining('stopped because it takes too long') as string,
    }),
  ]);
  expect(picture.facts).toMatchObject({ width: 60, height: 40 });
  // A new process handles the next file.
  expect(await processes.run('model', createGlb())).toEqual({ triangles: 1 });
});

test('a file that needs too much memory ends only its own process', async () => {
  const processes = createFileProcesses({ ...FILE_PROCESS_LIMITS, memoryMaxBytes: 200 * 1024 * 1024 });
  // An interlaced PNG must be decoded completely into memory: 147 MB.
  const interlaced = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: 'red' },
  })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  const outcome = processes.run('image', interlaced).then(() => 'encoded');
  await expect(outcome).rejects.toMatchObject({
    code: 'file_too_complex',
    message: expect.stringContaining('needs too much memory') as string,
  });
});

test('a task’s refusal is returned unchanged, and the process continues', async () => {
  const processes = createFileProcesses();
  await expect(processes.run('image', Buffer.from('text'))).rejects.toMatchObject({
    code: 'file_type_invalid',
    details: { types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
  });
  const { main } = await processes.run('image', await createPicture('png', 9, 9));
  expect(Buffer.isBuffer(main.content)).toBe(true);
  expect(main.contentType).toBe('image/webp');
});
