import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadPart } from '../../lib/page/load-part.ts';
import type { SectionsLife } from './sections-life.tsx';
import type { IslandPart } from './use-islands.ts';

export interface HomeMoreProps {
  /** All sections as components: there at the prerender, and in the browser for whoever comes from another page. */
  readonly Sections: ComponentType | null;
  /** What comes to life in the prerendered ones. */
  readonly islands: Readonly<Record<string, IslandPart>>;
}

/** Nothing has been drawn by the browser yet: what it shows is the file. */
const isFirstRender = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['ready'] === undefined;

/**
 * The home page below its hero. On a first visit its HTML stays as the file brought it: React takes over neither its
 * texts nor its drawings, so that none of their code is loaded; `SectionsLife` answers presses in it and wakes its
 * islands.
 */
export function HomeMore({ Sections, islands }: HomeMoreProps) {
  const [isStill] = useState(isFirstRender);
  const root = useRef<HTMLDivElement>(null);
  const early = useRef<Element[]>([]);
  const takeEarly = useCallback(() => early.current.splice(0), []);
  const [life, setLife] = useState<{ View: typeof SectionsLife } | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    void loadPart(() => import('./sections-life.tsx'), aborter.signal).then(
      (part) => part && setLife({ View: part.SectionsLife }),
    );
    return () => aborter.abort();
  }, []);
  const content = isStill
    ? // Kept until there is somebody to answer it.
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
      {life ? <life.View root={root} islands={isStill ? islands : null} takeEarly={takeEarly} /> : null}
    </>
  );
}

/** The same for ever: React compares it and touches nothing. */
const STILL = { __html: '' };
