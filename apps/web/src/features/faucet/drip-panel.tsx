import type { Drip, Faucet, FaucetState } from '@nova/shared/faucet/schemas';
import { DRIP_COOLDOWN_SECONDS, DRIP_WEI } from '@nova/shared/faucet/constants';
import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { formatAmount, formatDecimal } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { ErrorState } from '../../ui/feedback/list-states.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState, type SealShape } from '../../ui/feedback/seal-state.tsx';
import { Trace } from '../../ui/trace/trace.tsx';
import { usePreservedFocus } from '../../ui/use-preserved-focus.ts';
import { AddressForm } from './address-form.tsx';
import { Cooldown } from './cooldown.tsx';
import { PuzzleView } from './puzzle-view.tsx';
import { useDripRequest, type DripRequest } from './use-drip-request.ts';
import { useFaucetErrorText } from './faucet-error-text.ts';
import { useFaucet, useOwnDrip } from './use-faucet.ts';

type ClosedState = Exclude<FaucetState, 'open'>;
type StateName = 'ready' | 'working' | 'sending' | 'waiting' | 'sealed' | 'failed';
const SHAPES: Readonly<Record<StateName, SealShape>> = {
  ready: 'idle',
  working: 'pending',
  sending: 'pending',
  waiting: 'pending',
  sealed: 'sealed',
  failed: 'failed',
};

function nameState(request: DripRequest, drip: Drip | null, isCoolingDown: boolean): StateName {
  if (request.step !== 'idle') return request.step;
  if (drip?.status === 'waiting') return 'waiting';
  if (!isCoolingDown) return drip?.status === 'failed' ? 'failed' : 'ready';
  return drip?.status === 'failed' ? 'failed' : 'sealed';
}

/** A sealed drip with its trace. */
function SealedDrip({ drip, amount, seconds }: { drip: Drip; amount: string; seconds: number | null }) {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  return (
    <div className="drip-sealed">
      <Trace
        kind="transfer"
        points={0}
        blockHash={drip.transaction_hash ?? drip.operation_id}
        width={640}
        height={64}
        sealSize={9}
      />
      <p>
        {t('received', { amount })}{' '}
        {seconds === null ? null : t('took', { seconds: formatDecimal(seconds, language) })}
      </p>
      {drip.block_number === null ? null : (
        <p>
          {t('block')} <BlockLink number={drip.block_number} />
        </p>
      )}
    </div>
  );
}

function Queue({ faucet }: { faucet: Faucet | undefined }) {
  const { t } = useTranslation('faucet');
  if (!faucet) return null;
  return (
    <p className="faint small">
      {faucet.waiting === 0 ? t('queue.none') : t('queue.some', { count: faucet.waiting })}
    </p>
  );
}

/** Returns the receiving address: that of the wallet of this or of the last visit, or the entered one. */
function useReceiver() {
  const wallet = useStore(walletStore, DISCONNECTED);
  const [typed, setTyped] = useState<string | null>(null);
  const own = wallet.status === 'connected' || wallet.status === 'restoring' ? wallet.address : null;
  return { address: typed ?? own, isTyped: typed !== null, setTyped };
}

/** Gas for one address: puzzle, queue, block, and the time until the next request. */
export function DripPanel() {
  const receiver = useReceiver();
  return <DripOf key={receiver.address} {...receiver} />;
}

function DripOf({ address, isTyped, setTyped }: ReturnType<typeof useReceiver>) {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  const errorText = useFaucetErrorText();
  const { data: faucet, error, refetch } = useFaucet(address);
  const { data: drip = null } = useOwnDrip(address);
  const { request, seconds, start, stop } = useDripRequest(address);
  const now = useNow();
  const amount = formatAmount(BigInt(faucet?.amount_wei ?? DRIP_WEI), NATIVE_COIN.decimals, language);

  const nextAt = faucet?.next_at ? Date.parse(faucet.next_at) : null;
  const isWaiting = drip?.status === 'waiting';
  const isCoolingDown = nextAt !== null && nextAt > now && !isWaiting;
  const isIdle = request.step === 'idle' || request.step === 'failed';
  const state = nameState(request, drip, isCoolingDown);
  const place = usePreservedFocus<HTMLDivElement>(`${request.step} ${drip?.status} ${isCoolingDown}`);
  const isClosed = faucet?.is_open === false;
  const label = t('get', { amount });
  const title =
    address === null ? (
      t('forYou', { amount })
    ) : (
      <>
        {state === 'sealed' ? t('sentTo') : t('forAddress', { amount })} <Address address={address} />
      </>
    );
  return (
    <Panel
      title={title}
      className="of-7"
      end={address === null ? undefined : <SealState shape={SHAPES[state]}>{t(`state.${state}`)}</SealState>}
    >
      <div ref={place} tabIndex={-1} className="in drip" aria-live="polite">
        {!isClosed ? null : <Note>{t(`closed.${faucet.state as ClosedState}`)}</Note>}
        {faucet === undefined && error ? (
          <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {request.step === 'failed' ? (
          <Note tone="error">
            <b>{t('errors.title')}.</b> {errorText(request.error)}
          </Note>
        ) : null}
        {address === null ? <AddressForm label={label} onAddress={setTyped} /> : null}
        {request.step === 'working' ? <PuzzleView {...request} onStop={stop} /> : null}
        {request.step === 'sending' ? <p className="muted">{t('state.sending')}</p> : null}
        {isIdle && isWaiting ? <p>{t('waiting')}</p> : null}
        {isIdle && isCoolingDown ? (
          <>
            {drip?.status === 'sealed' ? <SealedDrip drip={drip} amount={amount} seconds={seconds} /> : null}
            {drip?.status === 'failed' ? <p>{t('errors.drip_failed')}</p> : null}
            <Cooldown nextAt={nextAt} cooldownSeconds={faucet?.cooldown_seconds ?? DRIP_COOLDOWN_SECONDS} />
          </>
        ) : null}
        {address !== null && isIdle && !isWaiting && !isCoolingDown ? (
          <>
            {drip?.status === 'failed' ? <p>{t('errors.drip_failed')}</p> : null}
            {faucet ? <p className="muted">{t('puzzle', { bits: faucet.challenge_bits })}</p> : null}
            <div className="row">
              <Button variant="act" disabled={isClosed} onClick={() => void start()}>
                {label}
              </Button>
              {isTyped ? (
                <Button variant="quiet" onClick={() => setTyped(null)}>
                  {t('otherAddress')}
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
        <Queue faucet={faucet} />
      </div>
    </Panel>
  );
}
