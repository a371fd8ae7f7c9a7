import type { OwnAccount } from '@nova/shared/presale/account';
import { Link } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { formatCountdown } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { sessionStore, walletsOf } from '../../../lib/session/session-store.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { MoveButton } from './move-button.tsx';
import { dayAndTime } from '../sale/closed-note.tsx';
import { useOwnAccount, type LinkStep } from './use-own-account.ts';

type WaitingLink = NonNullable<OwnAccount['waiting_link']>;

/** The linked wallet during its waiting period. */
function WaitingLines({ link }: { link: WaitingLink }) {
  const { t } = useTranslation('holdings');
  const now = useNow();
  const leftMs = Date.parse(link.effective_at) - now;
  return (
    <>
      <Definition name={t('waiting.wallet')}>
        <Address address={link.wallet} hasCopy />
      </Definition>
      <Definition name={t('waiting.left')}>
        <span className="num" role="timer">
          {leftMs > 0 ? formatCountdown(leftMs) : t('waiting.soon')}
        </span>
      </Definition>
    </>
  );
}

/** Explains what happens to these assets, with one action. */
function StepNote({
  text,
  click,
  isBusy,
  onClick,
}: {
  text: string;
  click: string;
  isBusy: boolean;
  onClick: () => void;
}) {
  const button = (
    <Button isSmall isBusy={isBusy} onClick={onClick}>
      {click}
    </Button>
  );
  return (
    <div className="in">
      <Note step={button}>{text}</Note>
    </div>
  );
}

function LinkFirst() {
  const { t } = useTranslation('holdings');
  const { localize } = useLanguage();
  return (
    <p className="in small">
      {t('link')} <Link to={localize('/settings')}>{t('linkWay')}</Link>
    </p>
  );
}

/** Assets that a logged-in account has bought without a wallet, and when they move to one. */
export function OwnAccountPanel({ send }: { send: SendTransaction }) {
  const { t } = useTranslation('holdings');
  const { language } = useLanguage();
  const session = useStore(sessionStore, null);
  const { account, step, take, refetch } = useOwnAccount();
  if (!session || !account?.address) return null;
  const { address, balance_wei: balance, owner, waiting_link: link } = account;
  const go = async (next: LinkStep) => {
    try {
      await take(next);
      showToast({ tone: 'done', title: t(next === 'cancel' ? 'waiting.cancelled' : 'again.asked') });
    } catch {
      showToast({ tone: 'error', title: t('failed') });
    }
  };
  const isUnclaimed = owner === null && link === null;
  const hasWallet = walletsOf(session).length > 0;
  return (
    <Panel title={t('title')}>
      <p className="in muted">{t(owner ? 'textOwned' : 'text')}</p>
      <Definitions>
        <Definition name={t('address')}>
          <Address address={address} hasCopy />
        </Definition>
        <Definition name={t('balance')}>
          {balance === null ? t('unknown') : <Amount wei={balance} />}
        </Definition>
        {owner ? (
          <Definition name={t('owner')}>
            <Address address={owner} />
          </Definition>
        ) : null}
        {link ? <WaitingLines link={link} /> : null}
      </Definitions>
      {owner && balance !== null && balance !== '0' ? (
        <MoveButton account={address} owner={owner} send={send} onMoved={refetch} />
      ) : null}
      {link ? (
        <StepNote
          text={t('waiting.text', dayAndTime(Date.parse(link.effective_at) / 1_000, language))}
          click={t(step === 'cancel' ? 'waiting.cancelling' : 'waiting.cancel')}
          isBusy={step === 'cancel'}
          onClick={() => void go('cancel')}
        />
      ) : null}
      {isUnclaimed && !hasWallet ? <LinkFirst /> : null}
      {isUnclaimed && hasWallet ? (
        <StepNote
          text={t('again.text')}
          click={t(step === 'request' ? 'again.asking' : 'again.submit')}
          isBusy={step === 'request'}
          onClick={() => void go('request')}
        />
      ) : null}
    </Panel>
  );
}
