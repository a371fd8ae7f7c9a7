import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SealState, type SealShape } from '../../../ui/feedback/seal-state.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { resetFailedRows, type AssetTransferPlan, type AssetTransferRow } from './asset-transfer-plan.ts';
import type { AssetTransfer } from './use-asset-transfer.ts';

const SHAPES: Readonly<Record<AssetTransferRow['status'], SealShape>> = {
  waiting: 'idle',
  sealing: 'pending',
  done: 'sealed',
  failed: 'failed',
};

function Row({ row }: { row: AssetTransferRow }) {
  const { t } = useTranslation('demo');
  const failureText = useFailureText();
  const { asset, status, reason, detail } = row;
  const name = () => {
    if (asset.kind === 'nft')
      return asset.name === null
        ? t('keep.nftNumber', { id: asset.tokenId })
        : t('keep.nft', { name: asset.name });
    if (asset.kind === 'collection') return t('keep.collection', { name: asset.name });
    return t(asset.kind === 'ownership' ? 'keep.ownership' : 'keep.token', { symbol: asset.symbol });
  };
  return (
    <li>
      <span>{name()}</span>
      <SealState shape={SHAPES[status]}>{t(`keep.states.${status}`)}</SealState>
      {reason === null ? null : <p>{failureText(new TransactionFailure(reason, { detail }))}</p>}
    </li>
  );
}

export interface AssetTransferDialogProps {
  readonly plan: AssetTransferPlan;
  readonly keep: AssetTransfer;
  readonly onClose: () => void;
  /** Ends the demo and abandons the assets that could not be moved. */
  readonly onSkip: () => Promise<void>;
}

/** Progress of the transfer of the demo wallet's assets to the user's own wallet. */
export function AssetTransferDialog({ plan, keep, onClose, onSkip }: AssetTransferDialogProps) {
  const { t } = useTranslation('demo');
  const failureText = useFailureText();
  const { rows, from, to, walletName } = plan;
  const done = rows.filter(({ status }) => status === 'done').length;
  const retry = () => {
    resetFailedRows(from);
    void keep.start();
  };
  // Either a transfer failed, or all succeeded and only the login afterwards failed.
  const isStopped = keep.run === 'idle';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keep.moving')}
      description={t('keep.movingText', { address: shortenHex(to), wallet: walletName })}
      footer={
        <>
          {isStopped ? (
            <Button variant="quiet" onClick={() => void onSkip()}>
              {t('keep.skip')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t('site:close')}
            </Button>
          )}
          {isStopped ? (
            <Button variant="solid" onClick={retry}>
              {t('keep.retry')}
            </Button>
          ) : null}
        </>
      }
    >
      {keep.run === 'elsewhere' ? <Note>{failureText(new TransactionFailure('elsewhere'))}</Note> : null}
      <p className="muted" role="status">
        {t('keep.progress', { done: String(done), total: String(rows.length) })}
      </p>
      <ul className="keep-rows" aria-label={t('keep.list')}>
        {rows.map((row) => (
          <Row key={`${row.asset.kind} ${row.asset.contract} ${idOf(row)}`} row={row} />
        ))}
      </ul>
    </Dialog>
  );
}

function idOf({ asset }: AssetTransferRow): string {
  if (asset.kind === 'nft') return asset.tokenId;
  return asset.kind === 'collection' ? asset.id : '';
}
