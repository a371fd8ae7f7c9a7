import { expect, test } from 'vitest';
import { createTextHolder } from './hold-texts.ts';

test('held texts are sent in order once they are released, and later ones immediately', () => {
  const sent: string[] = [];
  const held = createTextHolder((text) => sent.push(text), { charsMax: 10, onTooMany: () => undefined })();
  held.send('a');
  held.send('b');
  expect(sent).toEqual([]);
  held.release();
  expect(sent).toEqual(['a', 'b']);
  held.send('c');
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('the limit counts everything held at once, and nothing that was released', () => {
  const sent: string[] = [];
  let excesses = 0;
  const hold = createTextHolder((text) => sent.push(text), { charsMax: 10, onTooMany: () => excesses++ });
  const [first, second] = [hold(), hold()];
  first.send('123456');
  second.send('12345');
  expect(excesses).toBe(1);
  first.release();
  second.send('1234567890');
  expect(excesses).toBe(1);
  second.release();
  expect(sent).toEqual(['123456', '1234567890']);
});
