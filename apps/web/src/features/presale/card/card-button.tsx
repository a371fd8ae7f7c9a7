import { CARD_SESSION_SECONDS } from '@nova/shared/presale/card-terms';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { createRequestId } from '../../../lib/store/create-request-id.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { loginPath } from '../../../lib/session/login-path.ts';
import { sessionStore, type Session } from '../../../lib/session/session-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatUsdt } from '../amounts.tsx';
import { presaleApi } from '../presale-api.ts';
import { storeCard } from './stored-card.ts';

export interface CardOrder {
  readonly phase: number;
  readonly usdtUnits: bigint;
  readonly minNacWei: bigint;
}

/** Returns the message of a rejected request. */
export function useRefusedText(): (error: unknown) => string {
  const { t, has } = useTranslation('presale');
  const { has: hasCommon } = useTranslation();
  const errorText = useErrorText();
  const { language } = useLanguage();
  return (error) => {
    const refusal = error instanceof ApiError ? error : null;
    const code = refusal?.code ?? '';
    const most = refusal?.details['max_usdt_units'];
    if (has(`card.refused.${code}`)) {
      const limit = typeof most === 'string' ? formatUsdt(BigInt(most), language) : '–';
      return t(`card.refused.${code as 'reservation_limit'}`, { limit });
    }
    return hasCommon(`errors.${code}`) ? errorText(error) : t('card.unexpected');
  };
}

/**
 * Returns true if a payment was attempted and failed; a rejection with a named reason precedes any payment.
 */
function hasFailed(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'card_failed';
}

/** One ID per order, so that a second click or a retry after a lost response opens the same payment. */
function useRequestIds(): (order: CardOrder) => string {
  const last = useRef({ order: '', id: '' });
  return ({ phase, usdtUnits, minNacWei }) => {
    const order = `${phase} ${usdtUnits} ${minNacWei}`;
    if (last.current.order !== order) last.current = { order, id: createRequestId() };
    return last.current.id;
  };
}

interface CardButtonProps {
  readonly order: CardOrder | null;
  readonly isTest: boolean;
  readonly disabledReason: string | undefined;
  /** Called if the amount is invalid on click. */
  readonly onInvalid: () => void;
}

/** Returns a function that opens the card processor's page. */
function useCardPayment(userId: string) {
  const requestIdOf = useRequestIds();
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    // Going back from the processor may show this page as it was left.
    const onShown = () => setOpening(false);
    addEventListener('pageshow', onShown);
    return () => removeEventListener('pageshow', onShown);
  }, []);
  const open = async (order: CardOrder) => {
    setOpening(true);
    setError(null);
    try {
      const { url, purchase } = await presaleApi.openCardSession({
        usdt_units: String(order.usdtUnits),
        phase: order.phase,
        min_nac_wei: String(order.minNacWei),
        accepts_risks: true,
        request_id: requestIdOf(order),
      });
      // Stored, so that users who close that page can return to it from here.
      storeCard(userId, { id: purchase.id, url });
      // The button stays busy until the browser leaves the page.
      location.assign(url);
    } catch (failure) {
      setError(failure);
      setOpening(false);
    }
  };
  return { open, isOpening, error };
}

function CardPayment({ session, ...props }: CardButtonProps & { readonly session: Session }) {
  const { order, isTest, disabledReason, onInvalid } = props;
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const refusedText = useRefusedText();
  const { open, isOpening, error } = useCardPayment(session.userId);
  return (
    <>
      {error === null ? null : (
        <Note tone="error">
          {hasFailed(error) ? <b>{t('card.failed')}. </b> : null}
          {refusedText(error)}
        </Note>
      )}
      <Button
        variant="act"
        isWide
        isBusy={isOpening}
        disabledReason={disabledReason}
        onClick={() => (order === null ? onInvalid() : void open(order))}
      >
        {isOpening
          ? t('card.opening')
          : t('buy.submitCard', { amount: order ? formatUsdt(order.usdtUnits, language) : '–' })}
      </Button>
      <p className="faint small">
        {t('buy.cardText', { minutes: String(CARD_SESSION_SECONDS / 60) })}{' '}
        {session.address === null
          ? t('buy.cardToAccount')
          : t('buy.cardTo', { address: shortenHex(session.address) })}
      </p>
      {isTest ? <Note>{t('buy.cardTest')}</Note> : null}
    </>
  );
}

/** Button that opens the card processor's page, for logged-in users. */
export function CardButton(props: CardButtonProps) {
  const { t } = useTranslation('presale');
  const { language, localize } = useLanguage();
  const session = useStore(sessionStore, null);
  if (session !== null) return <CardPayment {...props} session={session} />;
  return (
    <Note
      step={
        <ButtonLink isSmall to={loginPath(language, localize('/presale'))}>
          {t('buy.login')}
        </ButtonLink>
      }
    >
      {t('buy.loginNeeded')}
    </Note>
  );
}
