import { useState } from 'react';

/** A request that a press sends: whether it is under way, and why it failed. */
export function useSending() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** @returns whether it went through */
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
