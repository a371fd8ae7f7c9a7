import {
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { afterPaint } from '../../lib/page/after-paint.ts';
import { nextTab } from './next-tab.ts';

export interface Tab {
  /** Used in the URL. */
  readonly id: string;
  readonly name: string;
  /** Number of items in the tab. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Name of the URL parameter, for a page with more than one choice. */
  readonly param?: string;
  /** URL parameters that a choice leaves unchanged: those of the enclosing views. */
  readonly keeps?: readonly string[];
}

/** Resolves when the next touch or click begins, before it has an effect. */
const nextTouch = () =>
  new Promise<void>((resolve) =>
    addEventListener('pointerdown', () => resolve(), { capture: true, once: true }),
  );

/**
 * Views of one subject, one at a time. The choice is in the URL (the first needs no parameter there) and
 * changes with the arrow keys; the position of the list inside is reset, because a cursor belongs to its
 * list. A click selects its tab at once and opens the view after that is painted, because a navigation and a
 * new view together take a phone longer than a frame.
 */
export function Tabs({ label, tabs, param = 'tab', keeps }: TabsProps) {
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === search.get(param)) ?? tabs[0];
  const chosenId = chosen?.id;
  const [selectedId, select] = useOptimistic(chosenId);
  useEffect(() => {
    // On a phone, the row of tabs is wider than the screen. Only the row scrolls, never the page.
    const tab = selectedId && list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    const row = list.current;
    if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
    const [shown, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += shown.left - all.left - (all.width - shown.width) / 2;
  }, [selectedId]);
  if (!chosen) return null;

  const choose = (tab: Tab) =>
    startTransition(async () => {
      const { pathname } = window.location;
      select(tab.id);
      // This navigation must precede that of a link touched next, which it would otherwise cancel.
      await Promise.race([afterPaint(), nextTouch()]);
      // The visitor may have left the page meanwhile.
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams();
      for (const name of keeps ?? []) {
        const value = search.get(name);
        if (value !== null) next.set(name, value);
      }
      if (tab !== tabs[0]) next.set(param, tab.id);
      await navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    });
  const selectedIndex = tabs.findIndex((tab) => tab.id === selectedId);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(event.key, selectedIndex, tabs.length);
    if (index === null) return;
    event.preventDefault();
    choose(tabs[index]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selectedId}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selectedId ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.name}
            {tab.count === undefined ? null : (
              <span className="count">{formatInteger(tab.count, language)}</span>
            )}
          </button>
        ))}
      </div>
      <div key={chosen.id} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen.id}`}>
        {chosen.content}
      </div>
    </>
  );
}
