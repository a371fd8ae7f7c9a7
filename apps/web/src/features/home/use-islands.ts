import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NEAR_MARGIN } from '../../lib/page/near-margin.ts';
import { loadPart } from '../../lib/page/load-part.ts';

export interface IslandPart {
  readonly load: () => Promise<ComponentType>;
  /** `near`: shortly before it becomes visible; `idle`: as soon as the browser is idle. */
  readonly when: 'near' | 'idle';
}

export interface LiveIsland {
  readonly node: HTMLElement;
  readonly View: ComponentType;
}

const PRESSABLE = 'button, a[href], input, summary';

const controlsOf = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>(PRESSABLE)];

function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 1_500 });
  return () => cancelIdleCallback(handle);
}

function onNear(node: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) run();
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(node);
  return () => observer.disconnect();
}

/**
 * Hydrates the islands of a prerendered part, each when its `when` says.
 * A click or focus from before its code was loaded is replayed.
 */
export function useIslands(
  root: RefObject<HTMLElement | null>,
  parts: Readonly<Record<string, IslandPart>> | null,
): readonly LiveIsland[] {
  const [live, setLive] = useState<readonly LiveIsland[]>([]);
  useEffect(() => {
    if (!parts || !root.current) return undefined;
    const aborter = new AbortController();
    const stops = [...root.current.querySelectorAll<HTMLElement>('[data-island]')].map((node) => {
      const part = parts[node.dataset['island'] ?? ''];
      if (!part) return () => undefined;
      const pressed = new Set<number>();
      let isRequested = false;
      const wake = async () => {
        if (isRequested) return;
        isRequested = true;
        const View = await loadPart(part.load, aborter.signal);
        if (!View) return;
        const focused = controlsOf(node).indexOf(document.activeElement as HTMLElement);
        node.removeEventListener('click', keep);
        // Synchronous, so that the static picture is replaced without a visible gap.
        flushSync(() => {
          node.replaceChildren();
          setLive((before) => [...before, { node, View }]);
        });
        const controls = controlsOf(node);
        controls[focused]?.focus({ preventScroll: true });
        for (const index of pressed) controls[index]?.click();
      };
      const keep = (event: Event) => {
        const control = (event.target as Element).closest<HTMLElement>(PRESSABLE);
        if (!control || control.matches('a')) return;
        pressed.add(controlsOf(node).indexOf(control));
        void wake();
      };
      node.addEventListener('click', keep);
      const run = () => void wake();
      const stop = part.when === 'near' ? onNear(node, run) : onIdle(run);
      return () => {
        stop();
        node.removeEventListener('click', keep);
      };
    });
    return () => {
      aborter.abort();
      for (const stop of stops) stop();
    };
  }, [parts, root]);
  return live;
}
