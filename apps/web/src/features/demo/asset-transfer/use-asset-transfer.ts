import { useEffect, useRef, useState } from 'react';
import { type PickedWallet, requestWalletPick } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { createRow, isKept, type KeepPlan, keepPlan, readPlan, storePlan } from './asset-transfer-plan.ts';
import { listKeptAssets } from './list-demo-assets.ts';

/** Ends the demo after everything has moved, and logs in with the wallet of this EIP-6963 name. */
export type FinishKeeping = (walletId: string) => Promise<void>;

/** Returns the plan of the running demo that a reload has interrupted; null if there is none. */
export function readOwnPlan(): KeepPlan | null {
  const from = readSession()?.address;
  return from ? readPlan(from) : null;
}

/** Executes the plan, also after a reload, and finishes the demo once all assets have moved. */
function useRun(onKept: FinishKeeping) {
  const [run, setRun] = useState<'idle' | 'running' | 'elsewhere'>(() =>
    readOwnPlan() ? 'running' : 'idle',
  );
  const move = async () => {
    try {
      const { runKeep } = await import('./run-asset-transfer.ts');
      if (!(await runKeep())) return setRun('elsewhere');
      const plan = keepPlan.get();
      if (plan && isKept(plan)) await onKept(plan.walletId);
      setRun('idle');
    } catch {
      // The code failed to load, or the recipient's wallet is missing; the rows show the progress.
      setRun('idle');
    }
  };
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  useEffect(() => {
    const plan = readOwnPlan();
    keepPlan.set(plan);
    if (plan) void latestMove.current();
  }, []);
  const start = () => {
    setRun('running');
    return move();
  };
  return { run, start };
}

/** Moves the demo wallet's assets, from the choice of a wallet to the last transaction. */
export function useKeep(onKept: FinishKeeping, onShow: () => void) {
  const { t } = useTranslation('demo');
  const plan = useStore(keepPlan, null);
  const { run, start } = useRun(onKept);
  const refuse = (title: string) => showToast({ tone: 'error', title });
  const begin = async (picked: PickedWallet) => {
    const from = readSession()?.address;
    if (!from) return;
    if (picked.address === from) return refuse(t('keep.same'));
    try {
      const assets = await listKeptAssets(from);
      if (assets.length === 0) return showToast({ tone: 'note', title: t('keep.nothing') });
      const { address: to, walletId, walletName } = picked;
      storePlan({ from, to, walletId, walletName, rows: assets.map(createRow) });
    } catch {
      return refuse(t('keep.listFailed'));
    }
    onShow();
    await start();
  };
  const pick = () => requestWalletPick({ text: t('keep.pick'), onPick: (picked) => void begin(picked) });
  return { plan, run, start, pick };
}
export type Keep = ReturnType<typeof useKeep>;
