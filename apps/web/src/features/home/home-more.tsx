import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadPart } from '../../lib/page/load-part.ts';
import type { SectionsLife } from './sections-life.tsx';
import type { IslandPart } from './use-islands.ts';

export interface HomeMoreProps {
  /**
   * All sections as components: during prerendering, and in the browser after a navigation from another page.
   */
  readonly Sections: ComponentType | null;
  /** Interactive parts of the prerendered sections. */
  readonly islands: Readonly<Record<string, IslandPart>>;
}

/** True before the browser's first render, while it still shows the prerendered HTML. */
const isFirstRender = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['ready'] === undefined;

/**
 * The home page below its hero. On a first visit, its prerendered HTML stays: React hydrates neither text nor
 * drawings, so their code is not loaded. `SectionsLife` handles clicks and hydrates the islands.
 */
export function HomeMore({ Sections, islands }: HomeMoreProps) {
  const [isStill] = useState(isFirstRender);
  const root = useRef<HTMLDivElement>(null);
  const early = useRef<Element[]>([]);
  const consumeEarlyEvents = useCallback(() => early.current.splice(0), []);
  const [life, setLife] = useState<{ View: typeof SectionsLife } | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    void loadPart(() => import('./sections-life.tsx'), aborter.signal).then(
      (part) => part && setLife({ View: part.SectionsLife }),
    );
    return () => aborter.abort();
  }, []);
  const content = isStill
    ? // Stored until the click handlers are loaded.
      { onClick: (event: { target: unknown }) => void early.current.push(event.target as Element) }
    : { children: Sections ? <Sections /> : null };
  return (
    <>
      <div
        className="home-more"
        ref={root}
        {...content}
        {...(isStill ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: STILL } : {})}
      />
      {life ? (
        <life.View root={root} islands={isStill ? islands : null} consumeEarlyEvents={consumeEarlyEvents} />
      ) : null}
    </>
  );
}

/** A constant object, so React sees no change and leaves the HTML as it is. */
const STILL = { __html: '' };
