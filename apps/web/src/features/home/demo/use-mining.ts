import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/page/use-media-query.ts';

/** How long the practice block is mined; whoever wants nothing to move gets it at once. */
const MINING_MS = 2_200;

/** Progress of mining, 0…1, while it runs; calls back when it is done. */
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
