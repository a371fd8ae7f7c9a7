import { verifyContracts } from './features/contract/verify-contracts.ts';
import { signPermits } from './features/energy/sign-permits.ts';
import { sendMail } from './features/mail/send-mail.ts';
import { endListings } from './features/nft/end-listings.ts';
import { tellPartners } from './features/partner/tell-partners.ts';
import { reconcilePresale } from './features/presale/reconcile.ts';
import { watchBridge } from './features/presale/watch-bridge.ts';
import { checkServices } from './features/status/check-services.ts';
import type { WorkerContext } from './worker-context.ts';

/** Starts what features do by themselves, beside blocks and outbox, as far as this worker has what each needs. */
export function startFeatures(context: WorkerContext): void {
  const { chain, clock, loadContracts, metrics, options, start } = context;
  const { rpc, logger, alarms } = chain;
  const { attestorKey, bridge, compileLimits: limits, mail } = options;
  start('nft listings', (session) => endListings(session, clock));
  if (limits) {
    start('verification', (session) => verifyContracts(session, { rpc, logger, limits, loadContracts }));
  }
  if (mail) start('mail', (session) => sendMail(session, { ...mail, logger, alarms }));
  if (attestorKey) {
    const findContract = async () => (await loadContracts()).CommunityRewards?.address ?? null;
    start('permits', (session) => signPermits(session, { attestorKey, rpc, logger, clock, findContract }));
  }
  const { rpcUrl, siteUrl } = options;
  start('status', (session) => checkServices(session, { rpcUrl, siteUrl, clock }));
  start('reconciliation', (session) =>
    reconcilePresale(session, {
      rpc,
      alarms,
      clock,
      everyMs: options.reconcileEveryMs,
      loadContracts,
      onCompared: (differences) => metrics.bookDifferences.set(differences),
    }),
  );
  if (bridge) start('bridge', (session) => watchBridge(session, { ...bridge, clock, logger, alarms }));
  start('partners', (session) => tellPartners(session, { logger, clock }));
}
