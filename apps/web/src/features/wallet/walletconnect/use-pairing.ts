import { useEffect, useEffectEvent, useState } from 'react';
import { PairingError, type PairingProblem } from './pairing-error.ts';

/** `starting`: the package loads and connects to the relay. */
export type PairingState =
  | { readonly status: 'starting' }
  | { readonly status: 'waiting'; readonly uri: string; readonly isRelayLost: boolean }
  | { readonly status: PairingProblem };

/** Pairs a wallet on another device while the component is shown. */
export function usePairing(onApproved: () => void): PairingState {
  const [state, setState] = useState<PairingState>({ status: 'starting' });
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
  }, []);
  return state;
}
