import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { TAP_USDT } from '@nova/shared/demo/tap-usdt';
import { RECORD_ACTION, REVOKE_ACTION, SET_ACTION_TYPE } from '@nova/shared/energy/record-action';
import { DRIP } from '@nova/shared/faucet/drip-operation';
import {
  CANCEL_LINK,
  COMPLETE_LINK,
  END_PHASE,
  FULFIL_PURCHASE,
  LINK_ACCOUNT,
  RELEASE_PURCHASE,
  RESERVE_PURCHASE,
  SET_PAUSED,
  SET_WHITELISTED,
} from '@nova/shared/presale/operations';
import { COMPLETE_RECOVERY, START_RECOVERY } from '@nova/shared/passkey/recovery-operations';
import { SEND_USER_OPERATION } from '@nova/shared/passkey/user-operation';
import { CREATE_TOKEN } from '@nova/shared/token/create-operation';
import { SEND_GAS } from '@nova/shared/wallet/send-gas';
import { checkCancelLink, checkCompleteLink, checkLink } from './features/account/check-links.ts';
import { createTapCheck } from './features/demo/check-tap.ts';
import { checkActionType } from './features/energy/check-action-type.ts';
import { checkRecord, checkRevoke } from './features/energy/check-actions.ts';
import { checkDrip } from './features/faucet/check-drip.ts';
import { createUserOperationCheck } from './features/passkey/check-user-operation.ts';
import { createCompleteCheck, createStartCheck } from './features/passkey/recovery/check-recoveries.ts';
import { createBridgePayments } from './features/presale/bridge/bridge-payments.ts';
import { createCardPayments } from './features/presale/card-payments.ts';
import { checkEndPhase, checkPaused, checkWhitelisted } from './features/presale/books/check-controls.ts';
import {
  checkRelease,
  createFulfilCheck,
  createReserveCheck,
} from './features/presale/books/check-purchases.ts';
import type { PaymentSources } from './features/presale/bridge/payment-evidence.ts';
import { checkTokenOrder } from './features/token/check-order.ts';
import { createGasCheck } from './features/wallet/check-gas.ts';
import type { RowCheck, RowChecks } from './outbox/row-check.ts';
import type { WorkerOptions } from './worker-options.ts';

/**
 * Returns the checks that each kind of row must pass before the key of its lane signs it. Each kind needs
 * one line here; without it, its rows are never signed.
 */
export function listRowChecks(contracts: DeployedContracts, options: WorkerOptions): RowChecks {
  const isDevelopment = options.isProduction !== true;
  const demo = { hasDemoFunds: isDevelopment };
  const sources: PaymentSources = {
    card: options.card && createCardPayments(options.card),
    bridge: options.bridge && createBridgePayments(options.bridge),
    acceptsSimulated: isDevelopment,
  };
  const { ActionPaymaster, PasskeyAccountFactory, Presale } = contracts;
  const checks: [string, RowCheck][] = [
    [RECORD_ACTION, { lane: 'actions', check: checkRecord }],
    [REVOKE_ACTION, { lane: 'actions', check: checkRevoke }],
    [SET_ACTION_TYPE, { lane: 'curation', check: checkActionType }],
    [SEND_GAS, { lane: 'gas', check: createGasCheck(demo) }],
    [DRIP, { lane: 'gas', check: checkDrip }],
    [TAP_USDT, { lane: 'gas', check: createTapCheck(demo) }],
    [CREATE_TOKEN, { lane: 'money', check: checkTokenOrder }],
    [LINK_ACCOUNT, { lane: 'money', check: checkLink }],
    [COMPLETE_LINK, { lane: 'money', check: checkCompleteLink }],
    [CANCEL_LINK, { lane: 'money', check: checkCancelLink }],
  ];
  if (PasskeyAccountFactory && ActionPaymaster) {
    const own = { factory: PasskeyAccountFactory.address, paymaster: ActionPaymaster.address };
    checks.push(
      [SEND_USER_OPERATION, { lane: 'gas', check: createUserOperationCheck(own) }],
      [START_RECOVERY, { lane: 'gas', check: createStartCheck(own.factory) }],
      [COMPLETE_RECOVERY, { lane: 'gas', check: createCompleteCheck(own.factory) }],
    );
  }
  if (Presale) {
    checks.push(
      [RESERVE_PURCHASE, { lane: 'money', check: createReserveCheck(sources) }],
      [FULFIL_PURCHASE, { lane: 'money', check: createFulfilCheck(sources, Presale.address) }],
      [RELEASE_PURCHASE, { lane: 'money', check: checkRelease }],
      [SET_WHITELISTED, { lane: 'curation', check: checkWhitelisted }],
      [END_PHASE, { lane: 'curation', check: checkEndPhase }],
      [SET_PAUSED, { lane: 'pausing', check: checkPaused }],
    );
  }
  return new Map(checks);
}
