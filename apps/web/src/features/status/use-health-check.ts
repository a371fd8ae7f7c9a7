import { STATUS_CHECK_EVERY_MS } from '@nova/shared/status/constants';
import { useEffect, useState } from 'react';
import { checkAll, type Round } from './probe.ts';

/**
 * Returns the health check of requirement 220 from this browser, run immediately and every 30 seconds. Null
 * before the first result.
 */
export function useHealthCheck(): Round | null {
  const [round, setRound] = useState<Round | null>(null);
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const found = await checkAll();
      if (!isOver) setRound(found);
    };
    void check();
    const timer = setInterval(() => {
      // Hidden tabs are not checked; a tab that becomes visible is checked immediately.
      if (!document.hidden) void check();
    }, STATUS_CHECK_EVERY_MS);
    const onReturn = () => {
      if (!document.hidden) void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return round;
}
