import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Whether the home page's sections are part of this frame. Whoever comes by a link gets the hero first and the rest a
 * frame later; whoever comes back, or for one of the sections, has to find the place at once.
 */
export function useIsFilled(): boolean {
  const isLink = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const [isFilled, setIsFilled] = useState(() => typeof document === 'undefined' || !isLink || hash !== '');
  useEffect(() => {
    if (isFilled) return undefined;
    const timer = setTimeout(() => startTransition(() => setIsFilled(true)));
    return () => clearTimeout(timer);
  }, [isFilled]);
  return isFilled;
}
