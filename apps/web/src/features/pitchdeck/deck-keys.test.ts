import { expect, it } from 'vitest';
import { isTyping, moveOf, moveOfSwipe } from './deck-keys.ts';

const click = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  target: null,
  ...more,
});

it('maps each key to its command', () => {
  const keys = ['ArrowRight', ' ', 'ArrowLeft', 'Home', 'End', 'o', 'O', 'f', 'Escape', 'x'];
  expect(keys.map((key) => moveOf(click(key)))).toEqual([
    'next',
    'next',
    'previous',
    'first',
    'last',
    'overview',
    'overview',
    'fullScreen',
    'escape',
    null,
  ]);
});

it('ignores shortcuts of the browser', () => {
  expect(moveOf(click('f', { ctrlKey: true }))).toBe(null);
  expect(moveOf(click('ArrowLeft', { altKey: true }))).toBe(null);
});

it('leaves keys to fields, dialogs and focused buttons', () => {
  document.body.innerHTML = '<input><button>b</button><dialog><p>d</p></dialog><p>text</p>';
  const at = (selector: string) => document.querySelector(selector);
  expect(isTyping(click('o', { target: at('input') }))).toBe(true);
  expect(isTyping(click(' ', { target: at('button') }))).toBe(true);
  expect(isTyping(click('ArrowRight', { target: at('button') }))).toBe(false);
  expect(isTyping(click('Escape', { target: at('dialog p') }))).toBe(true);
  expect(isTyping(click('o', { target: at('body > p') }))).toBe(false);
});

it('distinguishes a swipe from a scroll and a tap', () => {
  expect(moveOfSwipe(-120, 20)).toBe('next');
  expect(moveOfSwipe(90, -10)).toBe('previous');
  expect(moveOfSwipe(-90, 80)).toBe(null);
  expect(moveOfSwipe(-20, 0)).toBe(null);
});
