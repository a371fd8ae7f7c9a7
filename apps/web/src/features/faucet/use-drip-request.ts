import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announceAccountChange } from '../../lib/store/account-changes.ts';
import { faucetApi } from './faucet-api.ts';
import { faucetKeys } from './faucet-keys.ts';
import { solvePuzzle } from './solve-puzzle.ts';

/** Current step of a request for gas. */
export type DripRequest =
  | { readonly step: 'idle' }
  | { readonly step: 'working'; readonly bits: number; readonly tries: number; readonly perSecond: number }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly error: unknown };

const IDLE: DripRequest = { step: 'idle' };

/** Fetches a puzzle, solves it and requests the drip. `seconds` is the duration of the last puzzle. */
export function useDripRequest(address: string | null) {
  const client = useQueryClient();
  const [request, setRequest] = useState<DripRequest>(IDLE);
  const [seconds, setSeconds] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort(new Error('stopped'));
  // Leaving the page aborts the puzzle. (Another address mounts its own panel.)
  useEffect(() => () => running.current?.abort(new Error('stopped')), []);

  const work = async (to: string, signal: AbortSignal) => {
    setRequest({ step: 'working', bits: 0, tries: 0, perSecond: 0 });
    const { challenge, bits } = await faucetApi.createChallenge();
    signal.throwIfAborted();
    const startedAt = performance.now();
    const report = (tries: number) => {
      const perSecond = (tries / Math.max(1, performance.now() - startedAt)) * 1_000;
      setRequest({ step: 'working', bits, tries, perSecond });
    };
    const solution = await solvePuzzle({ challenge, address: to, bits }, report, signal);
    setSeconds((performance.now() - startedAt) / 1_000);
    setRequest({ step: 'sending' });
    await faucetApi.requestDrip(to, challenge, solution);
    await client.invalidateQueries({ queryKey: faucetKeys.all });
    announceAccountChange(to);
  };
  const start = async () => {
    if (address === null || (running.current && !running.current.signal.aborted)) return;
    const aborter = new AbortController();
    running.current = aborter;
    try {
      await work(address, aborter.signal);
      setRequest(IDLE);
    } catch (error) {
      setRequest(aborter.signal.aborted ? IDLE : { step: 'failed', error });
      void client.invalidateQueries({ queryKey: faucetKeys.all });
    } finally {
      if (running.current === aborter) running.current = null;
    }
  };
  return { request, seconds, start, stop };
}
