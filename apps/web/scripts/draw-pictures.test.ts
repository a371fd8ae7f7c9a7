import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, drawSharePicture, toIco } from './draw-pictures.ts';

it('draws the preview image in the required size, with the orange of an action', async () => {
  const picture = sharp(await drawSharePicture());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let orange = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! > 220 && data[at + 1]! > 100 && data[at + 1]! < 170 && data[at + 2]! < 90) orange += 1;
  expect(orange).toBeGreaterThan(3_000);
});

it('wraps an icon for clients that request favicon.ico', async () => {
  const png = await drawIcon(48, 0.8);
  const ico = toIco(png, 48);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(48);
});
