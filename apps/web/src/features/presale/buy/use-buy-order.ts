import { useState } from 'react';
import { useStore } from '../../../lib/store/create-store.ts';
import { riskAcknowledgementStore } from '../../../lib/site/risk-acknowledgement.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useBridgeBalance } from '../bridge/use-bridge-balance.ts';
import { quoteOf } from '../sale/sale.ts';
import type { BuyFormProps } from './buy-form.tsx';
import { checkOrder, type OrderError } from '../order/check-order.ts';
import { beginPurchase } from './current-purchase.ts';
import { PAY_FIELD, paymentMethodOf, usePayMethod } from '../order/payment-method.ts';
import { paymentOf, useEntry } from '../order/use-order.ts';
import { useOrderErrorText } from '../order/use-order-error-text.ts';
import { usePurchasePoints } from './use-purchase-points.ts';

/** Returns the entered amount, its payment method, its result, and its validation error. */
export function useBuyOrder(form: BuyFormProps) {
  const { sale, phase, wallet, buyer, client, initialMethod, closedReason } = form;
  const { t } = useTranslation('presale');
  const [method, setMethod] = usePayMethod(sale, initialMethod);
  const [isTried, setTried] = useState(false);
  const fields = useEntry();
  const errorText = useOrderErrorText(phase.phase);
  const risks = useStore(riskAcknowledgementStore, null);

  // The built-in plan has no contract; it shows the default payment method and never sells.
  const payment = wallet && sale.contract ? paymentMethodOf(method, wallet.chainId, sale) : method;
  const usdtUnits = paymentOf(fields.entry, phase);
  const checked = payment === 'switch' || payment === 'none' ? 'usdt' : payment;
  const chain = sale.bridge.find(({ chain_id: id }) => id === wallet?.chainId);
  const payAt = payment === 'bridge' ? chain : undefined;
  const bridgeUnits = useBridgeBalance(payAt, wallet?.address ?? null, client.request);
  const amountError = fields.entry.error;
  const error = checkOrder({ sale, phase, payment: checked, usdtUnits, amountError, buyer, bridgeUnits });
  // An empty field is not an error before the first submission.
  const shown: OrderError | null = error?.kind === 'amount' && !isTried ? null : error;
  const hasHadBonus = buyer?.hasBonus ?? false;
  const quote = quoteOf(sale, phase.phase, usdtUnits ?? 0n, hasHadBonus);
  const minNacWei = quote.baseWei + quote.bonusWei;
  const isGood = error === null && usdtUnits !== null;
  const onInvalid = () => {
    setTried(true);
    document.getElementById(PAY_FIELD)?.focus();
  };

  const buy = () => {
    if (!isGood || !wallet || !buyer || !sale.contract || !sale.usdt) return onInvalid();
    const { contract, usdt } = sale;
    const amounts = { usdtUnits: String(usdtUnits), minNacWei: String(minNacWei) };
    void beginPurchase({ address: wallet.address, contract, usdt, phase: phase.phase, ...amounts }, client);
  };
  return {
    fields,
    method,
    setMethod,
    payment,
    usdtUnits,
    chain,
    bridge: payAt && bridgeUnits !== null ? { network: payAt.name, units: bridgeUnits } : null,
    error: shown,
    hasHadBonus,
    isApproved: usdtUnits !== null && usdtUnits > 0n && buyer?.allowedUnits === usdtUnits,
    points: usePurchasePoints(wallet, usdtUnits ?? 0n),
    /** For payment methods that leave the page; null while the order is invalid. */
    order: isGood && wallet ? { address: wallet.address, phase: phase.phase, usdtUnits } : null,
    cardOrder: isGood ? { phase: phase.phase, usdtUnits, minNacWei } : null,
    disabledReason:
      closedReason ??
      (payment === 'usdt' && error && (error.kind === 'balance' || error.kind === 'gas')
        ? errorText(error)
        : risks === null
          ? t('buy.riskNeeded')
          : undefined),
    /** Test token to request first if the balance is too low; otherwise null. */
    tap:
      closedReason === undefined && payment === 'usdt' && error?.kind === 'balance' && sale.isTestUsdt
        ? sale.usdt
        : null,
    onInvalid,
    buy,
  };
}
export type BuyOrder = ReturnType<typeof useBuyOrder>;
