import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { requestWalletPopover, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { GuardNotice } from '../../../ui/feedback/guard-notice.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { AboutFields, DetailFields } from './creation-fields.tsx';
import { CreationPreview, CreationSum } from './creation-side.tsx';
import type { NftClient } from '../nft-client.ts';
import { useCreationCost } from './use-creation-cost.ts';
import { type CreationFormState, useCreationForm } from './use-creation-form.ts';
import { usePoints } from './use-points.ts';

/** Cost, and the button that mints. */
function SubmitRow({ state, wallet }: { state: CreationFormState; wallet: WalletState }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { values, signedIn, attempt } = state;
  const points = usePoints(signedIn);
  const { cost, gain } = useCreationCost(values.isPremium, signedIn);
  const isShort = points !== undefined && points < cost;
  const isLocal = wallet.status === 'connected' && signedIn === null;
  return (
    <section className="panel" aria-label={t('form.costs')}>
      <div className="in creation-press">
        <CreationSum isPremium={values.isPremium} points={points} address={signedIn} />
        {attempt > 0 && signedIn === null ? (
          <Note
            tone="error"
            step={
              <Button isSmall onClick={requestWalletPopover}>
                {t('connect')}
              </Button>
            }
          >
            {t(isLocal ? 'form.localMode' : 'form.walletNeeded')}
          </Note>
        ) : null}
        <SubmitButton
          variant="act"
          isWide
          isPending={false}
          pendingText={t('working')}
          disabledReason={isShort ? t('errors.insufficientPoints') : undefined}
          plate={`−${formatInteger(cost, language)} ${t('site:units.ep')}`}
        >
          {t('create.submit')}
        </SubmitButton>
        <p className="faint small">
          {gain > 0 ? `${t('form.earns', { gain: formatInteger(gain, language) })} ` : null}
          {t('form.nothingLost')}
        </p>
      </div>
    </section>
  );
}

/** All fields of a new NFT, next to its preview. */
export function CreationForm({ wallet, client }: { wallet: WalletState; client: NftClient }) {
  const state = useCreationForm(wallet, client);
  return (
    <form className="columns" onSubmit={(event) => void state.submit(event)} noValidate>
      <div className="of-7 creation-fields">
        <ErrorSummary errors={state.summary} attempt={state.attempt} />
        <AboutFields state={state} />
        <DetailFields state={state} />
      </div>
      <div className="of-5 creation-side">
        {wallet.status === 'disconnected' ? <GuardNotice guard="wallet" /> : null}
        <CreationPreview form={state.values} />
        <SubmitRow state={state} wallet={wallet} />
      </div>
    </form>
  );
}
