import { DEMO_TICK_MS } from '@nova/shared/demo/constants';
import { useEffect, useRef, useState } from 'react';
import { demoDialog, openDemoDialog } from '../../lib/chain/demo-dialog.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { DemoDialog, type DemoDialogProps } from './demo-dialog.tsx';
import { demoStore, isDemoOver, type DemoSession } from './demo-session.ts';
import { AssetTransferDialog } from './asset-transfer/asset-transfer-dialog.tsx';
import {
  type FinishAssetTransfer,
  type AssetTransfer,
  readOwnPlan,
  useAssetTransfer,
} from './asset-transfer/use-asset-transfer.ts';
import './demo.css';

const MINUTE_MS = 60_000;

function useMinutesLeft({ expiresAt }: DemoSession, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const latestOver = useRef(onOver);
  useEffect(() => {
    latestOver.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (isDemoOver()) latestOver.current();
      setNow(Date.now());
    }, DEMO_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));
}

/** The dialog of the chip: the confirmation to end the demo, or the progress of a transfer of assets. */
function Opened({ keep, ...rest }: DemoDialogProps & { keep: AssetTransfer }) {
  return keep.plan ? (
    <AssetTransferDialog plan={keep.plan} keep={keep} onClose={rest.onClose} onSkip={rest.onEnd} />
  ) : (
    <DemoDialog {...rest} />
  );
}

export interface DemoChipProps {
  readonly onEnd: () => Promise<void>;
  readonly onTransferred: FinishAssetTransfer;
}

function Chip({ demo, onEnd, onTransferred }: DemoChipProps & { demo: DemoSession }) {
  const { t } = useTranslation('demo');
  const isOpen = useStore(demoDialog, false);
  // After a reload during a transfer of NFTs and tokens, the progress is shown again.
  useEffect(() => {
    if (readOwnPlan() !== null) openDemoDialog();
  }, []);
  const keep = useAssetTransfer(onTransferred, openDemoDialog);
  const minutes = useMinutesLeft(demo, () => void onEnd());
  const left = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const close = () => demoDialog.set(false);
  const pick = () => {
    // Closed first, because the modal dialog would cover the wallet panel.
    close();
    keep.pick();
  };
  return (
    <>
      <button
        type="button"
        className="demo-chip"
        aria-haspopup="dialog"
        aria-label={t('chip.label', left)}
        onClick={openDemoDialog}
      >
        <b>{t('chip.name')}</b> <span className="num">{t('chip.left', left)}</span>
      </button>
      {isOpen ? <Opened left={left} keep={keep} onClose={close} onEnd={onEnd} onPick={pick} /> : null}
    </>
  );
}

/** Time left in a running demo, in the header; a click opens the dialog that ends it. */
export function DemoChip(props: DemoChipProps) {
  const demo = useStore(demoStore, null);
  return demo ? <Chip {...props} demo={demo} /> : null;
}
