import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
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

/**
 * Views of one subject, one at a time. The choice is in the URL (the first needs no parameter there) and
 * changes with the arrow keys; the position of the list inside is reset, because a cursor belongs to its
 * list.
 */
export function Tabs({ label, tabs, param = 'tab', keeps }: TabsProps) {
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === search.get(param)) ?? tabs[0];
  const chosenId = chosen?.id;
  useEffect(() => {
    // On a phone, the row of tabs is wider than the screen. Only the row scrolls, never the page.
    const tab = chosenId && list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    const row = list.current;
    if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
    const [shown, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += shown.left - all.left - (all.width - shown.width) / 2;
  }, [chosenId]);
  if (!chosen) return null;

  const choose = (tab: Tab) => {
    const preservedParams = (keeps ?? []).flatMap((name) =>
      search.has(name) ? [[name, search.get(name)!]] : [],
    );
    const rest = tab === tabs[0] ? {} : { [param]: tab.id };
    setSearch(
      { ...Object.fromEntries(preservedParams), ...rest },
      { replace: true, preventScrollReset: true },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextTab(event.key, tabs.indexOf(chosen), tabs.length);
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
            aria-selected={tab === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab === chosen ? 0 : -1}
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
