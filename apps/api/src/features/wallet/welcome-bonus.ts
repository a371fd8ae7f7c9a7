import { welcomeBonuses } from '@nova/db/schema/faucet';
import {
  type AwardWelcome,
  grantWelcome,
  lockWelcomeDay,
  readDayLimits,
  readWelcomeStatus,
  sendGas,
} from '@nova/rewards/welcome-grant';
import type { ClientNetworks } from '@nova/shared/networks';
import { WELCOME_BONUS_POINTS } from '@nova/shared/wallet/constants';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { isDemo } from '../../http/access/is-demo.ts';

type Address = Hex;

/**
 * Grants a wallet its welcome bonus once: points and first gas immediately within the daily limits. Beyond
 * them the points are queued, and the gas is sent within its own limit. A demo account gets neither, because
 * its starting balance is set when the demo starts. The caller has checked that the wallet belongs to the
 * user.
 * @param networks networks of the client
 */
export async function claimWelcomeBonus(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  award: AwardWelcome,
  { userId, address, networks }: { userId: string; address: Address; networks: ClientNetworks },
): Promise<WelcomeBonusResult> {
  return db.transaction(async (tx) => {
    if (await isDemo(tx, userId)) return NONE;
    await lockWelcomeDay(tx);
    const now = clock();
    const [isNew] = await tx
      .insert(welcomeBonuses)
      .values({ address, userId, ...networks, requestedAt: new Date(now), nextAttemptAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ address: welcomeBonuses.address });
    const isNewWallet = isNew !== undefined;
    const status = await readWelcomeStatus(tx, address);
    if (status.isGranted) return toResult('received', isNewWallet);
    const limits = await readDayLimits(tx, networks, now);
    if (limits.waitsFor === null) {
      await grantWelcome(tx, award, { userId, address }, now);
      return toResult('granted', isNewWallet);
    }
    if (!status.hasGas && limits.hasGas) await sendGas(tx, address, now);
    const gas_sent = status.hasGas || limits.hasGas;
    return { ...toResult('queued', isNewWallet), gas_sent, waits_for: limits.waitsFor };
  });
}

const NONE: WelcomeBonusResult = {
  new_wallet: false,
  status: 'none',
  points: 0,
  gas_sent: false,
  waits_for: null,
};

function toResult(status: 'granted' | 'queued' | 'received', isNew: boolean): WelcomeBonusResult {
  const points = status === 'granted' ? WELCOME_BONUS_POINTS : 0;
  return { new_wallet: isNew, status, points, gas_sent: status !== 'queued', waits_for: null };
}
