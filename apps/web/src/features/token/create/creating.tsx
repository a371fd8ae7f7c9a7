import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { ReactNode } from 'react';
import { useShownStep } from '../../../lib/page/show-step.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { usePreservedFocus } from '../../../ui/use-preserved-focus.ts';
import { CreateForm } from './create-form.tsx';
import { CreationDone } from './creation-done.tsx';
import { Preview, Promises, WhoCreates } from './creation-facts.tsx';
import { CreationReview } from './creation-review.tsx';
import { type TokenCreationOptions, useTokenCreation } from './use-token-creation.ts';

type Creation = ReturnType<typeof useTokenCreation>;

/** The fields, with the button that fits the account and its wallet. */
function Fields({ creation, options }: { creation: Creation; options: TokenCreationOptions }) {
  const { t } = useTranslation('token');
  const { session, draft, onDraft } = options;
  const { wallet, from, creator, isWithoutWallet, step, prepare } = creation;
  const wrongNetwork = wallet.status === 'connected' && wallet.chainId !== CHAIN_ID;
  const noneLeft = isWithoutWallet && creator?.orders_left === 0;
  return (
    <CreateForm
      draft={draft}
      onDraft={onDraft}
      isBusy={step === 'preparing'}
      busyText={t('form.preparing')}
      buttonText={
        session === null
          ? t('login')
          : t(isWithoutWallet ? 'form.order' : from ? 'form.next' : 'form.connect')
      }
      disabledReason={
        wrongNetwork ? t('wrongNetwork') : noneLeft ? t('refusals.token_order_limit') : undefined
      }
      onSubmit={(values) => void prepare(values)}
    />
  );
}

/** Creation of a token, from its fields to its block. */
export function Creating(options: TokenCreationOptions) {
  const creation = useTokenCreation(options);
  const { from, creator, isWithoutWallet, step, error, ready, done, order, sign, again, goBack } = creation;
  const shown = done ? 'done' : order ? 'order' : ready ? 'ready' : null;
  const card = usePreservedFocus<HTMLDivElement>(String(shown));
  useShownStep(card, shown);
  const inCard = (content: ReactNode) => <div ref={card}>{content}</div>;

  if (done) return inCard(<CreationDone token={done} client={options.client} onAgain={() => again()} />);
  if (order) {
    const status = creator?.orders.find((each) => each.operation_id === order.operation_id)?.status;
    const token = { ...order, address: order.token, supply: BigInt(order.supply) };
    return inCard(
      <CreationDone
        token={{ ...token, hash: null, blockNumber: null }}
        status={status ?? order.status}
        onAgain={() => again(status === 'failed')}
      />,
    );
  }
  return (
    <div className="columns">
      <div ref={card} className="of-7 token-part">
        {error ? <Note tone={error.isDeclined ? 'hatch' : 'error'}>{error.text}</Note> : null}
        {ready ? (
          <CreationReview
            token={ready}
            step={step}
            isSameWallet={from === ready.from}
            onSign={() => void sign(ready)}
            onBack={goBack}
          />
        ) : (
          <Fields creation={creation} options={options} />
        )}
      </div>
      <div className="of-5 grid gap-6">
        <Preview draft={options.draft} address={ready?.address ?? null} />
        <WhoCreates from={from} ordersLeft={isWithoutWallet ? (creator?.orders_left ?? null) : null} />
        <Promises />
      </div>
    </div>
  );
}
