import { useEffect, useRef, useState } from 'react';
import { type PickedWallet, requestWalletPick } from '../../../lib/chain/wallet-state.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import {
  createRow,
  isRetained,
  type AssetTransferPlan,
  assetTransferPlan,
  readPlan,
  storePlan,
} from './asset-transfer-plan.ts';
import { listDemoAssets } from './list-demo-assets.ts';

/** Ends the demo after everything has moved, and logs in with the wallet of this EIP-6963 name. */
export type FinishAssetTransfer = (walletId: string) => Promise<void>;

/** Returns the plan of the running demo that a reload has interrupted; null if there is none. */
export function readOwnPlan(): AssetTransferPlan | null {
  const from = readSession()?.address;
  return from ? readPlan(from) : null;
}

/** Executes the plan, also after a reload, and finishes the demo once all assets have moved. */
function useRun(onTransferred: FinishAssetTransfer) {
  const [run, setRun] = useState<'idle' | 'running' | 'elsewhere'>(() =>
    readOwnPlan() ? 'running' : 'idle',
  );
  const move = async () => {
    try {
      const { runAssetTransfer } = await import('./run-asset-transfer.ts');
      if (!(await runAssetTransfer())) return setRun('elsewhere');
      const plan = assetTransferPlan.get();
      if (plan && isRetained(plan)) await onTransferred(plan.walletId);
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
    assetTransferPlan.set(plan);
    if (plan) void latestMove.current();
  }, []);
  const start = () => {
    setRun('running');
    return move();
  };
  return { run, start };
}

/** Moves the demo wallet's assets, from the choice of a wallet to the last transaction. */
export function useAssetTransfer(onTransferred: FinishAssetTransfer, onShow: () => void) {
  const { t } = useTranslation('demo');
  const plan = useStore(assetTransferPlan, null);
  const { run, start } = useRun(onTransferred);
  const refuse = (title: string) => showToast({ tone: 'error', title });
  const begin = async (picked: PickedWallet) => {
    const from = readSession()?.address;
    if (!from) return;
    if (picked.address === from) return refuse(t('keep.same'));
    try {
      const assets = await listDemoAssets(from);
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
export type AssetTransfer = ReturnType<typeof useAssetTransfer>;
