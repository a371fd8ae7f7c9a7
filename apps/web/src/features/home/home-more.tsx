import { startTransition, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { loadPart } from '../../lib/load-part.ts';
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
 * Whether the sections are part of this frame. Whoever comes by a link gets the hero first and the rest a frame later;
 * whoever comes back, or for one of the sections, has to find the place at once.
 */
function useIsFilled(isStill: boolean): boolean {
  const isLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const [isFilled, setIsFilled] = useState(
    () => typeof document === 'undefined' || isStill || !isLink || hash !== '',
  );
  useEffect(() => {
    if (isFilled) return undefined;
    const timer = setTimeout(() => startTransition(() => setIsFilled(true)));
    return () => clearTimeout(timer);
  }, [isFilled]);
  return isFilled;
}

/**
 * The home page below its hero. On a first visit its HTML stays as the file brought it: React takes over neither its
 * texts nor its drawings, so that none of their code is loaded; `SectionsLife` answers presses in it and wakes its
 * islands.
 */
export function HomeMore({ Sections, islands }: HomeMoreProps) {
  const [isStill] = useState(isFirstRender);
  const isFilled = useIsFilled(isStill);
  const root = useRef<HTMLDivElement>(null);
  const early = useRef<Element | null>(null);
  const takeEarly = useCallback(() => {
    const pressed = early.current;
    early.current = null;
    return pressed;
  }, []);
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
      { onClick: (event: { target: unknown }) => void (early.current ??= event.target as Element) }
    : { children: Sections && isFilled ? <Sections /> : null };
  return (
    <>
      <div
        className="home-more"
        ref={root}
        {...content}
        {...(isStill ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: STILL } : {})}
      />
      {life && isFilled ? (
        <life.View root={root} islands={isStill ? islands : null} takeEarly={takeEarly} />
      ) : null}
    </>
  );
}

/** The same for ever: React compares it and touches nothing. */
const STILL = { __html: '' };
