import type { Purchase } from '@nova/shared/presale/purchase';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useStore } from '../../../lib/store/create-store.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useShownStep } from '../../../lib/page/show-step.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { useCanSendCalls } from '../../../lib/transaction/use-can-send-calls.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { BridgeSteps } from '../bridge/bridge-button.tsx';
import { BridgeResume } from '../bridge/bridge-resume.tsx';
import { BuyForm } from './buy-form.tsx';
import { ClosedNote } from '../sale/closed-note.tsx';
import { FollowedNote } from '../receipt/followed-note.tsx';
import { followPurchase } from '../receipt/followed-purchase.ts';
import type { PurchaseRun } from './current-purchase.ts';
import { DonePanel } from './done-panel.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { OpenCardNote } from '../card/open-card-note.tsx';
import { PurchaseInProgress } from './purchase-steps.tsx';
import { ResumePanel } from './resume-panel.tsx';
import { currentPhaseOf, saleStateOf, type Sale, type SalePhase } from '../sale/sale.ts';
import { useBridgeRun, useStoredBridge } from '../bridge/use-bridge.ts';
import { useBuyer } from './use-buyer.ts';
import { usePreservedFocus } from '../../../ui/use-preserved-focus.ts';
import { usePurchase } from './use-purchase.ts';

/** Returns the purchase whose payment page was canceled; the static file has no query. */
function useCancelled(): string | null {
  const [query] = useSearchParams();
  const isPrerender = useNow() === 0;
  return isPrerender || query.get('cancelled') === null ? null : query.get('purchase');
}

function Cancelled({ purchase }: { purchase: string }) {
  const { t } = useTranslation('presale');
  const { localize } = useLanguage();
  return (
    <Note step={<Link to={localize(`/presale/receipt/${purchase}`)}>{t('done.receipt')}</Link>}>
      {t('card.cancelled')}
    </Note>
  );
}

/** Returns the step to scroll to: the one that a click has started, or its result. */
function shownStepOf({ status }: PurchaseRun, isStored: boolean): string | null {
  if (status === 'running') return isStored ? 'running' : null;
  return status === 'stopped' || status === 'done' ? status : null;
}

interface BuyingProps {
  readonly sale: Sale;
  readonly isBuiltIn: boolean;
  readonly client: PresaleClient;
}

/** Returns the wallet, its purchases in progress, and what the sale allows it now. */
function useBuying(sale: Sale, client: PresaleClient) {
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const now = useNow();
  const state = useStore(walletStore, DISCONNECTED);
  const wallet = state.status === 'connected' ? state : null;
  const address = wallet?.address ?? null;
  const { data: buyer } = useBuyer(address, sale);
  const { stored, run } = usePurchase(address, client.loadCalls);
  const canSendCalls = useCanSendCalls(client.loadCalls);
  const bridge = useStoredBridge(address);
  const paying = useBridgeRun(address);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    shownFor.current = address;
    return () => {
      shownFor.current = null;
    };
  }, [address]);
  const isWhitelisted = buyer?.isWhitelisted ?? false;
  const saleState = saleStateOf(sale, now / 1_000, isWhitelisted);
  const onRegistered = useCallback(
    ({ id, wallet_address: buyer }: Purchase) => {
      followPurchase(buyer, id);
      // Someone who has gone on to another page or account is not taken away from there.
      if (shownFor.current === buyer) void navigate(localize(`/presale/receipt/${id}`));
    },
    [navigate, localize],
  );
  const closed =
    saleState === 'open' || now === 0 ? null : (
      <ClosedNote state={saleState} sale={sale} isWhitelisted={isWhitelisted} />
    );
  return {
    wallet,
    address,
    buyer,
    stored,
    run,
    canSendCalls,
    bridge,
    paying,
    saleState,
    closed,
    onRegistered,
  };
}
type BuyingState = ReturnType<typeof useBuying>;

/** Returns what is in progress: a purchase that runs or waits, and a payment from another network. */
function listProgress(
  { stored, run, canSendCalls, buyer, paying }: BuyingState,
  client: PresaleClient,
): ReactNode[] {
  const parts: ReactNode[] = [];
  if (stored && run.status === 'running') {
    parts.push(<PurchaseInProgress key="steps" stored={stored} run={run} canSendCalls={canSendCalls} />);
  } else if (stored) {
    parts.push(<ResumePanel key="resume" stored={stored} run={run} buyer={buyer} client={client} />);
  }
  if (isPaying(paying)) {
    parts.push(<BridgeSteps key="paying" step={paying.step} usdtUnits={paying.usdtUnits} />);
  }
  return parts;
}

type Paying = Extract<BuyingState['paying'], { status: 'running' }>;
const isPaying = (paying: BuyingState['paying']): paying is Paying =>
  paying.status === 'running' && paying.kind === 'bridge';

/** A payment that is made but not registered. */
function Unregistered({ state, client }: { state: BuyingState; client: PresaleClient }) {
  const { bridge, paying, onRegistered } = state;
  if (!bridge || isPaying(paying)) return null;
  return (
    <BridgeResume key={bridge.clientRequestId} stored={bridge} client={client} onRegistered={onRegistered} />
  );
}

/** The form, below notes about payments that are open elsewhere. */
function NewPurchase({ props, state, phase }: { props: BuyingProps; state: BuyingState; phase: SalePhase }) {
  const { t } = useTranslation('presale');
  const session = useStore(sessionStore, null);
  const cancelled = useCancelled();
  const { sale, isBuiltIn, client } = props;
  const { wallet, address, buyer, run, canSendCalls, saleState, closed, onRegistered } = state;
  const hasNoWallet = session !== null && session.address === null && wallet === null;
  return (
    <>
      {cancelled === null ? null : <Cancelled purchase={cancelled} />}
      {session ? (
        <OpenCardNote key={session.userId} userId={session.userId} isCancelled={cancelled !== null} />
      ) : null}
      {closed}
      {address ? <FollowedNote key={address} address={address} /> : null}
      <BuyForm
        sale={sale}
        phase={phase}
        wallet={wallet}
        buyer={buyer}
        run={run}
        canSendCalls={canSendCalls}
        client={client}
        initialMethod={cancelled !== null || hasNoWallet ? 'card' : 'usdt'}
        closedReason={
          isBuiltIn
            ? t('builtIn')
            : saleState === 'open'
              ? undefined
              : t(`state.${saleState}`, { phase: String(sale.currentPhase) })
        }
        onRegistered={onRegistered}
      />
    </>
  );
}

/** A purchase in one column, from the amount to the block. */
export function Buying(props: BuyingProps) {
  const { sale, client } = props;
  const state = useBuying(sale, client);
  const { stored, run, bridge, paying, closed } = state;
  const place = usePreservedFocus<HTMLDivElement>(
    `${run.status} ${stored !== null} ${bridge !== null} ${paying.status}`,
  );
  useShownStep(place, shownStepOf(run, stored !== null));
  const inPlace = (content: ReactNode) => (
    <div ref={place} tabIndex={-1} className="buying-place">
      {content}
    </div>
  );
  if (run.status === 'done') return inPlace(<DonePanel key={run.bought.hash} bought={run.bought} />);
  const phase = currentPhaseOf(sale);
  const parts = listProgress(state, client);
  const unregistered = <Unregistered key="unregistered" state={state} client={client} />;
  if (parts.length > 0 || phase === null) {
    return inPlace(
      <>
        {parts}
        {unregistered}
        {parts.length > 0 ? null : closed}
      </>,
    );
  }
  // A payment that cannot be registered now does not block the other payment methods.
  return inPlace(
    <>
      {unregistered}
      <NewPurchase props={props} state={state} phase={phase} />
    </>,
  );
}
