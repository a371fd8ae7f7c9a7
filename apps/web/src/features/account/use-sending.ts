import { useState } from 'react';

/** State of a request sent by a click: whether it is running, and why it failed. */
export function useSending() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** @returns true if the request succeeded */
  const send = async (request: () => Promise<unknown>): Promise<boolean> => {
    setIsPending(true);
    setError(null);
    try {
      await request();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { send, isPending, error, setError };
}
