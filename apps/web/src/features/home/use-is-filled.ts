import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Returns whether this frame includes the home page's sections. A navigation by link renders the hero first
 * and the rest a frame later; going back or opening an anchor requires all sections at once.
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
