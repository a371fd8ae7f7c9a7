import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';

/** Milliseconds of the mining animation; skipped for users who prefer reduced motion. */
const MINING_MS = 2_200;

/** Returns the mining progress, 0…1; calls back at the end. */
export function useMining(isMining: boolean, onMined: () => void): number {
  const [progress, setProgress] = useState(0);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (!isMining) return undefined;
    if (isCalm) {
      onMined();
      return undefined;
    }
    let frame = 0;
    const startedAt = performance.now();
    const tick = () => {
      const share = (performance.now() - startedAt) / MINING_MS;
      setProgress(Math.min(1, share));
      if (share < 1) frame = requestAnimationFrame(tick);
      else onMined();
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setProgress(0);
    };
  }, [isMining, isCalm, onMined]);
  return progress;
}
