import { useRef, useState } from 'react';

/** State of a request sent by a click: whether it is running, and why it failed. */
export function useSending() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Forms validate asynchronously, so a double-click submits twice before the button is shown as busy.
  const isRunning = useRef(false);
  /** @returns true if the request succeeded; false too while another one is running */
  const send = async (request: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsPending(true);
    setError(null);
    try {
      await request();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };
  return { send, isPending, error, setError };
}
