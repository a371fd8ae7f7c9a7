import { expect, test } from 'vitest';
import { toPath } from './qr-code.tsx';

test('the dark modules of a row are drawn as runs, inside the quiet zone', () => {
  const modules = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(toPath(modules)).toBe('M4 4h2v1H4zM4 6h1v1H4zM6 6h1v1H6z');
});
