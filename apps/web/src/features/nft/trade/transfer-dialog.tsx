import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useId, useState, type FormEvent } from 'react';
import type { Hex } from 'viem';
import { isAddress } from '../../../lib/chain/is-address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import { useNftName } from '../nft-name.ts';
import type { NftTransactionRun } from './use-nft-transaction.ts';

const ZERO = /^0x0{40}$/;

/** Transfers an NFT to another address, which is irreversible. */
export function TransferDialog({
  nft,
  transaction,
  onClose,
}: {
  nft: MarketNftDetail;
  transaction: NftTransactionRun;
  onClose: () => void;
}) {
  const { t } = useTranslation('nft');
  const nameOf = useNftName();
  const formId = useId();
  const [to, setTo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const target = to.trim().toLowerCase();
  const error = (): string | undefined => {
    if (!isAddress(target) || ZERO.test(target)) return t('transfer.noAddress');
    return target === nft.owner ? t('transfer.own') : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (transaction.isRunning || error() !== undefined) return;
    if (await transaction.run({ kind: 'transfer', tokenId: nft.tokenId, to: target as Hex })) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!transaction.isRunning}
      isLight={false}
      title={t('transfer.title', { name: nameOf(nft) })}
      description={t('transfer.text')}
      footer={
        <>
          <Button variant="quiet" disabled={transaction.isRunning} onClick={onClose}>
            {t('transfer.keep')}
          </Button>
          <SubmitButton
            form={formId}
            variant="danger"
            isPending={transaction.isRunning}
            pendingText={t('working')}
          >
            {t('transfer.submit')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
        <FormField label={t('transfer.to')} error={isTried ? error() : undefined}>
          <TextInput
            isCode
            autoComplete="off"
            data-autofocus=""
            disabled={transaction.isRunning}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </FormField>
        <NftTransactionNote state={transaction.state} />
      </form>
    </Dialog>
  );
}
