import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { TokenOrder } from '@nova/shared/token/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestId } from '../../lib/create-request-id.ts';
import { useStore } from '../../lib/create-store.ts';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Session } from '../../lib/session/session-store.ts';
import { DISCONNECTED, requestWalletPopover, walletStore } from '../../lib/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { Amount } from '../../ui/entity/amount.tsx';
import { Note } from '../../ui/note.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { Breadcrumb } from '../../ui/shell/breadcrumb.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { CreateForm, type TokenWords } from './create-form.tsx';
import { CreationDone, type CreatedAt } from './creation-done.tsx';
import { LoginGate } from './login-gate.tsx';
import { createReady, readyToken, type ReadyToken } from './run-creation.ts';
import { tokenApi } from './token-api.ts';
import { tokenKeys } from './token-keys.ts';
import type { TokenWays } from './token-ways.ts';
import { uploadLogo } from './upload-logo.ts';
import { useTokenCreator } from './use-token-creator.ts';
import { useTokenFaultText } from './use-token-fault-text.ts';
import './token.css';

type Step = 'idle' | 'preparing' | 'wallet' | 'block';

/** `/create-token`: a token of one's own, by the wallet or for the account itself. */
export function CreateTokenPage({ ways }: { ways: TokenWays }) {
  const { t } = useTranslation('token');
  return (
    <div className="wrap token-page">
      <div className="page-head">
        <Breadcrumb />
        <h1>{t('common:pages.createToken.title')}</h1>
        <p className="lede">{t('createLede')}</p>
      </div>
      <LoginGate>{(session) => <Creating key={session.userId} session={session} ways={ways} />}</LoginGate>
    </div>
  );
}

function Creating({ session, ways }: { session: Session; ways: TokenWays }) {
  const { t } = useTranslation('token');
  const faultText = useTokenFaultText();
  const client = useQueryClient();
  const wallet = useStore(walletStore, DISCONNECTED);
  const { data: creator } = useTokenCreator(session.userId);
  const [step, setStep] = useState<Step>('idle');
  const [ready, setReady] = useState<ReadyToken | null>(null);
  const [done, setDone] = useState<CreatedAt | null>(null);
  const [order, setOrder] = useState<TokenOrder | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [requestId, setRequestId] = useState(createRequestId);

  const from = wallet.status === 'connected' ? wallet.address : null;
  const isWithoutWallet = creator?.hasWallet === false && from === null;
  const run = async (next: Step, work: () => Promise<void>) => {
    setFault(null);
    setStep(next);
    try {
      await work();
    } catch (error) {
      const { toTokenFault, TokenFault } = await import('./token-fault.ts');
      const known = toTokenFault(error);
      const isSaid = known instanceof TokenFault && known.reason !== 'wallet';
      setFault(isSaid || !(known instanceof TokenFault) ? faultText(known) : t('notCreated'));
    } finally {
      setStep('idle');
    }
  };
  const prepare = (words: TokenWords) =>
    run('preparing', async () => {
      const { logo, website, description, supply, name, symbol } = words;
      const about = {
        name,
        symbol,
        description,
        ...(website === '' ? {} : { website }),
        ...(logo ? { logo: await uploadLogo(logo) } : {}),
      };
      if (isWithoutWallet) {
        const request = { ...about, request_id: requestId, supply: supply.toString() };
        setOrder(await tokenApi.order(request));
        setRequestId(createRequestId());
        await client.invalidateQueries({ queryKey: tokenKeys.all });
        return;
      }
      if (from === null) return requestWalletPopover();
      setReady(await readyToken(await tokenApi.prepare(about), supply, from));
    });
  const sign = (token: ReadyToken) =>
    run('wallet', async () => {
      const sealed = await createReady(token, ways, () => setStep('block'));
      setDone({ ...token, hash: sealed.hash, blockNumber: sealed.blockNumber });
      setReady(null);
      showToast({ tone: 'done', title: t('created') });
      await client.invalidateQueries({ queryKey: tokenKeys.all });
    });
  const again = () => {
    setDone(null);
    setOrder(null);
    setReady(null);
    setFault(null);
  };

  if (done) return <CreationDone token={done} ways={ways} onAgain={again} />;
  if (order) {
    const status = creator?.orders.find((each) => each.operation_id === order.operation_id)?.status;
    const token = { ...order, address: order.token, supply: BigInt(order.supply) };
    return (
      <CreationDone
        token={{ ...token, hash: null, blockNumber: null }}
        status={status ?? order.status}
        onAgain={again}
      />
    );
  }
  const wrongNetwork = wallet.status === 'connected' && wallet.chainId !== CHAIN_ID;
  const noneLeft = isWithoutWallet && creator.ordersLeft === 0;
  return (
    <div className="columns">
      <Panel title={t('form.title')} className="of-7">
        <div className="in">
          {fault ? <Note tone="fault">{fault}</Note> : null}
          <div hidden={ready !== null}>
            <CreateForm
              isBusy={step === 'preparing'}
              busyText={t('form.preparing')}
              pressText={t(isWithoutWallet ? 'form.order' : from ? 'form.next' : 'form.connect')}
              disabledReason={
                wrongNetwork ? t('wrongNetwork') : noneLeft ? t('refusals.token_order_limit') : undefined
              }
              onSubmit={(words) => void prepare(words)}
            />
          </div>
          {ready ? (
            <Review
              token={ready}
              step={step}
              isSameWallet={from === ready.from}
              onSign={() => void sign(ready)}
              onBack={() => setReady(null)}
            />
          ) : null}
        </div>
      </Panel>
      <div className="of-5 grid gap-6">
        <Panel title={t('who.title')}>
          <div className="in">
            {from ? (
              <p>
                {t('who.wallet')} <Address address={from} />
              </p>
            ) : isWithoutWallet ? (
              <>
                <p>{t('who.own')}</p>
                <p className="muted small">{t('who.left', { count: creator.ordersLeft })}</p>
              </>
            ) : (
              <p>{t('who.connect')}</p>
            )}
          </div>
        </Panel>
        <Panel title={t('promise.title')}>
          <ul className="in token-promises">
            {(['whole', 'never', 'verified', 'names'] as const).map((each) => (
              <li key={each}>{t(`promise.${each}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

interface ReviewProps {
  readonly token: ReadyToken;
  readonly step: Step;
  readonly isSameWallet: boolean;
  readonly onSign: () => void;
  readonly onBack: () => void;
}

/** What will be signed: the address that the token will have, and the fee. */
function Review({ token, step, isSameWallet, onSign, onBack }: ReviewProps) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const isBusy = step === 'wallet' || step === 'block';
  return (
    <div className="token-review" aria-live="polite">
      <h3>{t('review.title')}</h3>
      <Definitions>
        <Definition name={t('form.name')}>
          <bdi>{token.name}</bdi>
        </Definition>
        <Definition name={t('form.supply')}>
          <span className="amount">
            {formatAmount(token.supply, 18, language, 18)}
            <span className="u">{token.symbol}</span>
          </span>
        </Definition>
        <Definition name={t('review.address')}>
          <Address address={token.address} hasCopy isLink={false} />
        </Definition>
        <Definition name={t('review.fee')}>
          <Amount wei={token.feeWei} maximumDecimals={8} />
        </Definition>
      </Definitions>
      <p className="muted small">{t('review.text')}</p>
      {isSameWallet ? null : <Note tone="fault">{t('review.otherWallet')}</Note>}
      <div className="row">
        <Button
          look="act"
          isBusy={isBusy}
          disabledReason={isSameWallet ? undefined : t('review.otherWallet')}
          onClick={onSign}
        >
          {t(step === 'block' ? 'review.sealing' : step === 'wallet' ? 'review.signing' : 'review.sign')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onBack}>
          {t('review.back')}
        </Button>
      </div>
    </div>
  );
}
