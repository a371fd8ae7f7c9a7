import { useEffect, useEffectEvent, useState } from 'react';
import { PairingError, type PairingProblem } from './pairing-error.ts';

/** `starting`: the package loads and connects to the relay. */
export type PairingState =
  | { readonly status: 'starting' }
  | { readonly status: 'waiting'; readonly uri: string; readonly isRelayLost: boolean }
  | { readonly status: PairingProblem };

/** Pairs a wallet on another device. `restart` begins again with a new link. */
export function usePairing(onApproved: () => void) {
  const [state, setState] = useState<PairingState>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const approve = useEffectEvent(onApproved);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const run = async () => {
      try {
        const { pairRemoteWallet } = await import('./remote-wallet.ts');
        await pairRemoteWallet({
          onUri: (uri) => setState({ status: 'waiting', uri, isRelayLost: false }),
          onRelay: (isConnected) =>
            setState((before) =>
              before.status === 'waiting' ? { ...before, isRelayLost: !isConnected } : before,
            ),
          signal,
        });
        if (!signal.aborted) approve();
      } catch (error) {
        if (signal.aborted) return;
        // A package that does not load is as unreachable as the relay.
        setState({ status: error instanceof PairingError ? error.problem : 'unreachable' });
      }
    };
    void run();
    return () => aborter.abort(new Error('cancelled'));
  }, [attempt]);
  const restart = () => {
    setState({ status: 'starting' });
    setAttempt(attempt + 1);
  };
  return { state, restart };
}
