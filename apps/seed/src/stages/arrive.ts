import type { ReferralResult, ReferralSummary } from '@nova/shared/referral/schemas';
import type { WelcomeBonusResult } from '@nova/shared/wallet/welcome-bonus';
import type { Person } from '../person.ts';
import { readMailToken } from '../read-mail.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

/** Creates an account for every user, names the referrer and requests the welcome bonus. */
export async function arrive(context: SeedContext): Promise<void> {
  const { people, journal, name, progress } = context;
  const arrivals = people.map(createArrival);
  await progress.part('people', people.length, async (tick) => {
    await runWithConcurrency(people, AT_ONCE, async (person, index) => {
      try {
        await openAccount(context, person);
        // Users start in order, so the referrer has already arrived or is arriving.
        if (person.plan.invitedBy !== null) await arrivals[person.plan.invitedBy]!.isHere;
        await beWelcomed(context, person);
      } finally {
        arrivals[index]!.report();
        tick();
      }
    });
    const ways = { wallet: 0, both: 0, email: 0 };
    for (const { plan } of people) ways[plan.login] += 1;
    const friends = people.filter(
      ({ plan }) => journal.find(name(`person ${plan.index} friend`)) === true,
    ).length;
    return `${people.length}: ${ways.wallet} by wallet, ${ways.both} by email with a wallet, ${ways.email} by email only; ${count(friends, 'invitation')}`;
  });
}

function createArrival(): { readonly isHere: Promise<void>; readonly report: () => void } {
  let report = () => {};
  const isHere = new Promise<void>((resolve) => {
    report = resolve;
  });
  return { isHere, report };
}

async function openAccount({ journal, name }: SeedContext, person: Person): Promise<void> {
  const { index, login: way, email, language } = person.plan;
  if (way !== 'wallet') {
    await journal.once(name(`person ${index} account`), async () => {
      const body = { email, password: person.password, language };
      await person.api.request('/auth/v1/sign-up', { body });
      const token = await readMailToken(person.api, email, '/auth');
      await person.api.request('/auth/v1/confirm', { body: { token, language } });
    });
  }
  if (way !== 'email') await journal.once(name(`person ${index} wallet`), () => person.connectWallet());
}

async function beWelcomed({ journal, name, people }: SeedContext, person: Person): Promise<void> {
  const { index, invitedBy } = person.plan;
  if (!person.hasWallet) return;
  if (invitedBy !== null) {
    await journal.once(name(`person ${index} friend`), async () => {
      const { code } = await people[invitedBy]!.request<ReferralSummary>('/api/v1/referrals');
      const body = { action: 'track_referral', referral_code: code, referee_wallet: person.address };
      return (await person.request<ReferralResult>('/functions/v1/referral-system', { body })).success;
    });
  }
  await journal.once(name(`person ${index} welcome`), async () => {
    const body = { wallet_address: person.address };
    return (await person.request<WelcomeBonusResult>('/functions/v1/welcome-bonus', { body })).status;
  });
}
