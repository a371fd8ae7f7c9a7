import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { formatPercent } from '../../../lib/format/format-number.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { useIsDemo } from '../../../lib/session/session-store.ts';
import { useCanSendCalls } from '../../../lib/transaction/use-can-send-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Dialog } from '../../../ui/floating/dialog.tsx';
import { AmountInput } from '../../../ui/form/amount-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import type { AmountError } from '../../../ui/form/parse-amount.ts';
import { Select } from '../../../ui/form/select.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useAmountErrorText } from '../../../ui/form/use-amount-error-text.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import { useNftName } from '../nft-name.ts';
import { bpsToShare, sharePrice } from '../market/price-shares.ts';
import type { NftTransactionRun } from './use-nft-transaction.ts';
import { useMarketFacts } from '../market/use-market.ts';
import { serverNow } from '../../../lib/page/server-now.ts';

const NAC_DECIMALS = 18;
const DAY_SECONDS = 86_400;
/**
 * Durations of a listing in days; the longest is the contract's
 * limit minus the time until the transaction is sealed.
 */
const DAYS = [1, 3, 7, 30, 90, 179];
const USUAL_DAYS = 30;

/** Returns the end of a listing that starts now, in seconds since 1970. */
const endAfter = (days: number) => Math.floor(serverNow() / 1_000) + days * DAY_SECONDS;

/** Distribution of the price. */
function Sum({ nft, priceWei }: { nft: MarketNftDetail; priceWei: bigint | null }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const feeBps = useMarketFacts().data?.fee_bps ?? 0;
  const isCreator = nft.owner === nft.creator;
  const shares = sharePrice(priceWei ?? 0n, { feeBps, royaltyBps: nft.royalty_bps, isCreator });
  const percent = (bps: number) => formatPercent(bpsToShare(bps), language);
  return (
    <dl className="nft-sum">
      {feeBps > 0 ? (
        <div>
          <dt>{t('sum.fee', { percent: percent(feeBps) })}</dt>
          <dd>
            <Amount wei={-shares.feeWei} />
          </dd>
        </div>
      ) : null}
      {isCreator || nft.royalty_bps === 0 ? null : (
        <div>
          <dt>{t('sum.royalty', { percent: percent(nft.royalty_bps) })}</dt>
          <dd>
            <Amount wei={-shares.royaltyWei} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('sum.youGet')}</dt>
        <dd>
          <Amount wei={shares.sellerWei} />
        </dd>
      </div>
    </dl>
  );
}

interface ListDialogProps {
  readonly nft: MarketNftDetail;
  readonly transaction: NftTransactionRun;
  readonly onClose: () => void;
  /** Receives the price of the new listing. */
  readonly onListed?: (priceWei: bigint) => void;
}

/** Returns the form with the price and the duration of a listing. */
function useListing({ nft, transaction, onClose, onListed }: ListDialogProps) {
  const { t } = useTranslation('nft');
  const errorText = useAmountErrorText();
  const firstPrice: bigint | AmountError = nft.price_wei === null ? 'empty' : BigInt(nft.price_wei);
  const { control, register, watch, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./trade-forms.ts')).listingForm,
    textOf: ({ message }) => {
      if (message === 'empty') return t('offer.priceNeeded');
      return message === 'tooHigh'
        ? t('errors.invalidPrice')
        : errorText(message as AmountError, NAC_DECIMALS);
    },
    defaultValues: { price: firstPrice, days: USUAL_DAYS },
  });
  const [price, days] = watch(['price', 'days']);
  const priceWei = typeof price === 'bigint' ? price : null;
  const submit = handleSubmit(async (listing) => {
    const { price: wei, days: duration } = listing;
    const expiresAt = endAfter(duration);
    if (!(await transaction.run({ kind: 'list', tokenId: nft.token_id, priceWei: wei, expiresAt }))) return;
    onClose();
    onListed?.(wei);
  });
  return { control, register, error: formState.errors.price?.message, priceWei, days, submit };
}

/** Lists an NFT for sale or changes its price: price, duration, and proceeds after fees. */
export function ListDialog(props: ListDialogProps) {
  const { nft, transaction, onClose } = props;
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const nameOf = useNftName();
  const formId = useId();
  const isDemo = useIsDemo();
  const canSendCalls = useCanSendCalls(transaction.loadCalls);
  const now = useNow();
  const { control, register, error, priceWei, days, submit } = useListing(props);
  const isChange = nft.listing !== null && nft.price_wei !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!transaction.isRunning}
      isLight={false}
      title={t(isChange ? 'offer.changeTitle' : 'offer.title', { name: nameOf(nft) })}
      description={t('offer.text')}
      footer={
        <>
          <Button variant="quiet" disabled={transaction.isRunning} onClick={onClose}>
            {t('offer.keep')}
          </Button>
          <SubmitButton
            form={formId}
            variant="act"
            isPending={transaction.isRunning}
            pendingText={t('working')}
          >
            {t(isChange ? 'offer.change' : 'offer.submit')}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className="dialog-form" onSubmit={(event) => void submit(event)} noValidate>
        <FormField label={t('offer.price')} hint={t('offer.priceHint')} error={error}>
          <Controller
            control={control}
            name="price"
            render={({ field }) => (
              <AmountInput
                ref={field.ref}
                units={priceWei}
                decimals={NAC_DECIMALS}
                symbol="NAC"
                disabled={transaction.isRunning}
                data-autofocus=""
                onChange={(units, why) => field.onChange(units ?? why)}
              />
            )}
          />
        </FormField>
        <FormField
          label={t('offer.duration')}
          hint={
            now === 0 ? '' : t('offer.until', { day: formatDay(now + days * DAY_SECONDS * 1_000, language) })
          }
        >
          <Select
            options={DAYS.map((count) => ({ value: String(count), label: t('offer.days', { count }) }))}
            {...register('days', { valueAsNumber: true })}
            disabled={transaction.isRunning}
          />
        </FormField>
        <Sum nft={nft} priceWei={priceWei} />
        {isDemo ? null : <p className="faint small">{t(canSendCalls ? 'offer.once' : 'offer.twice')}</p>}
        <NftTransactionNote state={transaction.state} />
      </form>
    </Dialog>
  );
}
