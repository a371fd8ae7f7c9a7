import { useEffect, type RefObject } from 'react';

const NEAR_TOP_PX = 160;
const JITTER_PX = 6;

/**
 * Hides the header on scroll down and shows it on scroll
 * up or near the top; never hides it while it has focus.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const element = header.current;
      if (!element || Math.abs(scrollY - last) < JITTER_PX) return;
      const isAway = scrollY > last && scrollY > NEAR_TOP_PX && !element.contains(document.activeElement);
      element.classList.toggle('away', isAway);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);
}
