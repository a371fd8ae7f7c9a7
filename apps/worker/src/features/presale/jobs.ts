import { JOB_CHANNELS } from '@nova/db/job-channels';
import type { Job } from '../../lib/jobs/job.ts';
import { endedIn, INDEXED } from '../../lib/jobs/job-signals.ts';
import { createRowRunner } from '../../lib/jobs/row-runner.ts';
import { RpcError } from '../../lib/chain/rpc-client.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { advanceLinks } from './advance-links.ts';
import { advancePurchases } from './advance-purchases.ts';
import { requestCardRefunds } from './card-refunds.ts';
import { createStripeRefunds, createTerminalRefunds } from './card-processor.ts';
import { createPresaleFollower } from './follow-presale.ts';
import { reconcilePresale } from './books/reconcile.ts';
import { createOpening } from './sale-opening.ts';
import { createBridgeWork } from './bridge/watch-bridge.ts';

const RECONCILE_EVERY_MS = 3 * 60_000;
const { presale } = JOB_CHANNELS;
/** Purchases and links use only this lane, so the many rows of actions do not wake their jobs. */
const ENDED = endedIn('money');

/**
 * Returns the presale jobs: events of the chain and of Ethereum, pending purchases, refunds, account links,
 * and the reconciliation of the books (alarms `books_differ`, `refund_due`, `approval_due`,
 * `bridge_failing`).
 */
export function listPresaleJobs(context: WorkerContext): Job[] {
  return [
    ...listEvents(context),
    listPurchases(context),
    ...listLinks(context),
    ...listRefunds(context),
    ...listBridge(context),
    listReconciliation(context),
  ];
}

function listEvents({ chain: { logger }, clock, options }: WorkerContext): Job[] {
  const { confirmations = 0, publicOrigin: origin } = options;
  if (origin === undefined) return [];
  return [
    {
      name: 'pre-sale events',
      after: [INDEXED.presale],
      everyMs: 10_000,
      restMs: 100,
      lock: 'leader',
      open: ({ db }) => {
        const follow = createPresaleFollower({ db, clock, logger, origin, confirmations });
        return { run: async () => (await follow()) > 0 };
      },
    },
  ];
}

function listPurchases({ chain: { rpc, logger }, clock, loadContracts }: WorkerContext): Job {
  return {
    name: 'pre-sale purchases',
    channels: [presale],
    after: [ENDED, 'pre-sale events', 'bridge'],
    everyMs: 10_000,
    restMs: 200,
    lock: 'leader',
    open: ({ db }) => {
      const rows = createRowRunner(logger, 'pre-sale purchases');
      const isOpenFor = createOpening({ db, rpc, clock, loadContracts });
      return { run: () => advancePurchases({ db, clock, isOpenFor, rows }) };
    },
  };
}

function listLinks({ chain: { rpc, logger }, clock, loadContracts, options }: WorkerContext): Job[] {
  const { publicOrigin: origin } = options;
  if (origin === undefined) return [];
  const chain = {
    call: async (calls: Parameters<typeof rpc.batchResults>[0]) => {
      const answers = await rpc.batchResults<unknown>(calls).catch(() => calls.map(() => undefined));
      return answers.map((answer) => (answer instanceof RpcError ? undefined : answer));
    },
  };
  const findFactory = async () => (await loadContracts()).AccountFactory?.address ?? null;
  return [
    {
      name: 'links of accounts',
      channels: [presale],
      after: [ENDED],
      everyMs: 10_000,
      restMs: 500,
      lock: 'leader',
      open: ({ db }) => {
        const rows = createRowRunner(logger, 'links of accounts');
        return { run: () => advanceLinks({ db, chain, clock, origin, findFactory }, rows) };
      },
    },
  ];
}

/**
 * Uses the card processor or, in development, the terminal that replaces it. Returns no job if cards are
 * not accepted.
 */
function listRefunds({ chain: { logger }, clock, options: { card, terminalUrl } }: WorkerContext): Job[] {
  const terminal = terminalUrl === undefined ? null : createTerminalRefunds(terminalUrl);
  const processor = card ? createStripeRefunds(card) : terminal;
  if (!processor) return [];
  return [
    {
      name: 'card refunds',
      channels: [presale],
      after: ['pre-sale events', 'pre-sale purchases', ENDED],
      everyMs: 10_000,
      restMs: 500,
      lock: 'leader',
      open: ({ db }) => ({ run: () => requestCardRefunds({ db, clock, logger }, processor) }),
    },
  ];
}

function listBridge({ chain, clock, options: { bridge }, signals }: WorkerContext): Job[] {
  if (!bridge) return [];
  const { logger, alarms } = chain;
  const services = { logger, alarms, clock, onUpdate: () => signals.report('bridge') };
  return [
    {
      name: 'bridge',
      channels: [presale],
      everyMs: 10_000,
      restMs: bridge.pollMs ?? 1_000,
      lock: 'own',
      open: (session) => createBridgeWork(session, { ...bridge, ...services }),
    },
  ];
}

function listReconciliation({ chain, clock, loadContracts, metrics, options }: WorkerContext): Job {
  const { rpc, alarms } = chain;
  const onCompared = (differences: number) => metrics.bookDifferences.set(differences);
  return {
    name: 'reconciliation',
    everyMs: options.reconcileEveryMs ?? RECONCILE_EVERY_MS,
    lock: 'own',
    open: (session) => ({
      run: () => reconcilePresale(session, { rpc, alarms, clock, loadContracts, onCompared }),
    }),
  };
}
