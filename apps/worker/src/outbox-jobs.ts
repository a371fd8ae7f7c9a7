import type { OutboxLane } from '@nova/db/schema/outbox';
import { NO_TRACER } from '@nova/runtime/operation-tracer';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { createLinkKinds } from './features/account/link-kinds.ts';
import { createTapUsdt } from './features/demo/tap-usdt.ts';
import { createRecordAction } from './features/energy/record-action.ts';
import { createRevokeAction } from './features/energy/revoke-action.ts';
import { createSetActionType } from './features/energy/set-action-type.ts';
import { createDrip } from './features/faucet/drip.ts';
import { createEndPhase, createSetPaused } from './features/presale/books/control-kinds.ts';
import { createRecoveryKinds } from './features/passkey/recovery/recovery-kinds.ts';
import { createSendUserOperation } from './features/passkey/send-user-operation.ts';
import {
  createFulfilPurchase,
  createReleasePurchase,
  createReservePurchase,
} from './features/presale/reservation-kinds.ts';
import { createSetWhitelisted } from './features/presale/set-whitelisted.ts';
import { createCreateToken } from './features/token/create-token.ts';
import { createSendGas } from './features/wallet/send-gas.ts';
import type { Job } from './lib/jobs/job.ts';
import { endedIn } from './lib/jobs/job-signals.ts';
import { listRowChecks } from './list-row-checks.ts';
import { defaultLimits } from './outbox/lane-limits.ts';
import type { OutboxKind } from './outbox/outbox-kind.ts';
import { traceOperation } from './outbox/trace-operation.ts';
import { runLane } from './outbox/run-lane.ts';
import { LaneSigner } from './outbox/signer.ts';
import { findSigner, type OpenSigner } from './signing/find-signers.ts';
import type { WorkerContext } from './worker-context.ts';

const LANES: readonly OutboxLane[] = ['actions', 'money', 'gas', 'curation', 'pausing'];

/** Returns each lane of the outbox whose key this worker has. */
export function listLanes(context: WorkerContext): Job[] {
  return LANES.flatMap((lane) => {
    const openSigner = findSigner(context.options, lane);
    return openSigner ? [createLane(context, lane, openSigner)] : [];
  });
}

function createLane(context: WorkerContext, lane: OutboxLane, openSigner: OpenSigner): Job {
  const { chain, clock, metrics, options, signals } = context;
  const usual = defaultLimits(options.isProduction !== true)[lane];
  return {
    name: `outbox ${lane}`,
    lock: 'own',
    run: async (session) =>
      runLane(session, {
        ...chain,
        lane,
        signer: new LaneSigner(await openSigner(), CHAIN_ID),
        limits: usual && { ...usual, ...options.limits?.[lane] },
        confirmations: options.confirmations ?? 0,
        clock,
        loadKinds: async (genesisHash) => listKinds(await context.findContracts(genesisHash)),
        loadChecks: async (genesisHash) => listRowChecks(await context.findContracts(genesisHash), options),
        onDone: (operation) => {
          metrics.outboxDone.inc({ lane });
          metrics.outboxSeconds.observe({ lane }, (operation.doneAt - operation.enqueuedAt) / 1000);
          traceOperation(options.tracer ?? NO_TRACER, lane, operation);
        },
        onEnded: () => signals.report(endedIn(lane)),
      }),
  };
}

/** Returns how each kind of row becomes a transaction. Each kind needs one line here. */
function listKinds(contracts: DeployedContracts): OutboxKind[] {
  const { AccountFactory, ActionLedger, CommunityRewards, Presale, TestUSDT, Timelock, TokenFactory } =
    contracts;
  const { ActionPaymaster, PasskeyAccountFactory } = contracts;
  return [
    createRecordAction(ActionLedger.address),
    createRevokeAction(ActionLedger.address),
    createSetActionType(ActionLedger.address),
    createSendGas(),
    ...(TestUSDT ? [createTapUsdt(TestUSDT.address)] : []),
    ...(Presale
      ? [
          createReservePurchase(Presale.address),
          createFulfilPurchase(Presale.address),
          createReleasePurchase(Presale.address),
          createSetWhitelisted(Presale.address),
          ...(Timelock ? [createEndPhase(Timelock.address, Presale.address)] : []),
          createSetPaused(Presale.address),
        ]
      : []),
    ...(AccountFactory ? createLinkKinds(AccountFactory.address) : []),
    ...(CommunityRewards ? [createDrip(CommunityRewards.address)] : []),
    ...(PasskeyAccountFactory && ActionPaymaster
      ? [createSendUserOperation(), ...createRecoveryKinds()]
      : []),
    ...(TokenFactory ? [createCreateToken(TokenFactory.address)] : []),
  ];
}
