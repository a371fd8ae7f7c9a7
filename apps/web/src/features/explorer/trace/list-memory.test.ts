import { expect, test } from 'vitest';
import { listMemory } from './list-memory.ts';

const word = (last: string) => last.padStart(64, '0');

test('words that an opcode wrote are marked, new ones against empty memory', () => {
  expect(listMemory([word('1'), word('2')], [word('1'), word('3'), word('0'), `0x${word('4')}`])).toEqual([
    { at: '0000', word: word('1'), isChanged: false },
    { at: '0020', word: word('3'), isChanged: true },
    { at: '0040', word: word('0'), isChanged: false },
    { at: '0060', word: word('4'), isChanged: true },
  ]);
});

test('the last opcode of a call shows the memory before it, without marks', () => {
  expect(listMemory([word('1')], undefined)).toEqual([{ at: '0000', word: word('1'), isChanged: false }]);
});
