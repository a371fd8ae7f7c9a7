import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import { useNftName } from '../nft-name.ts';
import type { NftTransactionRun } from './use-nft-transaction.ts';

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
  const { register, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./trade-forms.ts')).transferForm(nft.owner),
    textOf: ({ message }) => t(message === 'own' ? 'transfer.own' : 'transfer.noAddress'),
    defaultValues: { to: '' },
  });
  const submit = handleSubmit(async ({ to }) => {
    if (await transaction.run({ kind: 'transfer', tokenId: nft.token_id, to })) onClose();
  });
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
        <FormField label={t('transfer.to')} error={formState.errors.to?.message}>
          <TextInput
            isCode
            autoComplete="off"
            data-autofocus=""
            {...register('to')}
            disabled={transaction.isRunning}
          />
        </FormField>
        <NftTransactionNote state={transaction.state} />
      </form>
    </Dialog>
  );
}
