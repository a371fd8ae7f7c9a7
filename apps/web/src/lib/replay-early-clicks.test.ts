import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { EARLY_CLICKS_SCRIPT } from './inline-scripts.ts';
import { replayEarlyClicks } from './replay-early-clicks.ts';

function runInlineScript() {
  // The page runs the same text from its <script> element.
  runInThisContext(EARLY_CLICKS_SCRIPT);
}

beforeEach(() => {
  document.body.innerHTML =
    '<button data-early="collect"><span>Collect</span></button><button>Other</button>';
});

it('presses a button once that was pressed twice before hydration', () => {
  runInlineScript();
  document.querySelector('span')!.click();
  document.querySelector('span')!.click();
  const onClick = vi.fn<() => void>();
  document.querySelector('[data-early]')!.addEventListener('click', onClick);

  replayEarlyClicks();

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('remembers nothing but the marked buttons', () => {
  runInlineScript();
  document.querySelectorAll('button')[1]!.click();
  expect(window.__novaEarlyClicks?.names).toEqual([]);
  replayEarlyClicks();
});

it('stops listening once the page is ready', () => {
  runInlineScript();
  const names = window.__novaEarlyClicks!.names;
  replayEarlyClicks();
  document.querySelector('span')!.click();
  expect(names).toEqual([]);
});
