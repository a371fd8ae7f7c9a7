import type { ActionKey } from '@nova/shared/energy/catalogue';
import { stripLanguage } from '@nova/shared/language/language';
import { createActiveTime } from './active-time.ts';

type Note = (key: ActionKey) => void;

const TICK_MS = 1_000;
/** Fraction of a page long enough to scroll after which it counts as read. */
const READ_SHARE = 0.9;
const LONG_PAGE = 1.5;
/** Minimum milliseconds to read the whitepaper. */
const WHITEPAPER_MS = 30_000;

/** Detects the action behind a trusted click or key; events created by scripts are ignored. */
function noticeClick(event: Event, note: Note): void {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const target = event.target.closest('a[href], button, [role="menuitem"]');
  if (!target) return;
  const isLink = target.tagName === 'A';
  note(isLink ? 'link_click' : 'button_click');
  const path = stripLanguage(location.pathname);
  if (path.startsWith('/explorer') && target.closest('main')) note('explorer_interaction');
  if (path.startsWith('/blockchain') && target.closest('main')) note('blockchain_interaction');
}

function noticeInput(event: Event, note: Note): void {
  if (!event.isTrusted || !(event.target instanceof Element)) return;
  const isField = event.target.matches('input:not([type=password]), textarea, select');
  if (isField) note('input_interaction');
}

/** Detects scrolling to the end of a page, once per page; the whitepaper also requires a minimum time. */
export function createReading(): { open(at: number): void; scroll(at: number, path: string): ActionKey[] } {
  let openedAt = 0;
  let isEngaged = false;
  return {
    open(at) {
      openedAt = at;
      isEngaged = false;
    },
    scroll(at, path) {
      const { scrollHeight } = document.documentElement;
      const isLong = scrollHeight > innerHeight * LONG_PAGE;
      if (isEngaged || !isLong || scrollY + innerHeight < scrollHeight * READ_SHARE) return [];
      if (path !== '/whitepaper') {
        isEngaged = true;
        return ['scroll_engagement'];
      }
      if (at - openedAt < WHITEPAPER_MS) return [];
      isEngaged = true;
      return ['scroll_engagement', 'whitepaper_read'];
    },
  };
}

/**
 * Detects user actions on the page through passive listeners that do almost nothing and cause no long tasks.
 * Returns a function to call for each opened page, and one to stop.
 */
export function noticeActions(note: Note): { openPage: (path: string) => void; stop: () => void } {
  const reading = createReading();
  const time = createActiveTime(Date.now());
  const end = new AbortController();
  const options = { passive: true, capture: true, signal: end.signal } as const;
  let opened = '';

  addEventListener('click', (event) => noticeClick(event, note), options);
  addEventListener('change', (event) => noticeInput(event, note), options);
  const noticeScroll = () => {
    const path = stripLanguage(location.pathname);
    for (const key of reading.scroll(Date.now(), path)) note(key);
  };
  addEventListener('scroll', noticeScroll, options);
  const touch = () => time.touch(Date.now());
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'])
    addEventListener(name, touch, options);
  const timer = setInterval(() => {
    const full = time.pass(Date.now(), document.visibilityState === 'visible');
    if (full > 0) note('time_spent');
    // Counts users who reached the end of the whitepaper before the minimum time and are still on the page.
    noticeScroll();
  }, TICK_MS);
  return {
    openPage(path) {
      if (path === opened) return;
      opened = path;
      reading.open(Date.now());
      note('page_visit');
      note('daily_visit');
    },
    stop() {
      clearInterval(timer);
      end.abort();
    },
  };
}
