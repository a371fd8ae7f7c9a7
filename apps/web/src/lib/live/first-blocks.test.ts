import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_BLOCKS_SCRIPT } from './first-blocks-script.ts';
import { consumeFirstBlocks } from './first-blocks.ts';

const ACCOUNT = '0xde6b000000000000000000000000000000345d98';
const PAGE = {
  items: [
    { number: 1_284_507, action: { action_key: 'daily_visit', points: 20, account: ACCOUNT }, from: null },
    { number: 1_284_506, action: null, from: ACCOUNT },
  ],
  next: null,
  prev: null,
};
const ROW = ['block', 'what', 'who', 'energy']
  .map((id) => `<td class="at-${id}"><span class="skeleton w-16"></span></td>`)
  .join('');

beforeEach(() => {
  delete document.documentElement.dataset['ready'];
  document.documentElement.lang = 'de';
  const texts = { catalogues: { site: { actions: { daily_visit: 'Tagesbesuch' } } } };
  document.body.innerHTML = `<table class="data-table blocks"><tbody><tr>${ROW}</tr><tr>${ROW}</tr></tbody></table>
    <script id="catalogues" type="application/json">${JSON.stringify(texts)}</script>`;
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  // The page runs the same code from its <script> element.
  runInThisContext(FIRST_BLOCKS_SCRIPT);
}
const countBars = () => document.querySelectorAll('.skeleton').length;
const shownRows = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );

it('writes the latest blocks over the placeholders in the page’s language', async () => {
  answerWith(Response.json(PAGE));
  await window.__novaFirstBlocks;
  await vi.waitFor(() =>
    expect(shownRows()).toEqual([
      ['1.284.507', 'Tagesbesuch', '0xde6b…345d98', '+20 EP'],
      ['1.284.506', '', '0xde6b…345d98', ''],
    ]),
  );
  expect(countBars()).toBe(2);
});

it('leaves the page unchanged once the application has taken over', async () => {
  document.documentElement.dataset['ready'] = '';
  answerWith(Response.json(PAGE));
  await window.__novaFirstBlocks;
  await Promise.resolve();
  expect(shownRows()[0]).toEqual(['', '', '', '']);
});

it('returns its response to the application once, which then sends its own requests', async () => {
  answerWith(Response.json(PAGE));
  expect(await consumeFirstBlocks()).toEqual(PAGE);
  expect(consumeFirstBlocks()).toBe(null);
});

it('returns nothing after an error of the server or the connection', async () => {
  answerWith(new Response('{}', { status: 503 }));
  expect(await consumeFirstBlocks()).toBe(null);
  answerWith(new TypeError('no answer'));
  expect(await consumeFirstBlocks()).toBe(null);
});
