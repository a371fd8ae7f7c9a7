import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { QueryProvider } from '../../../lib/queries/query-provider.tsx';
import { CountUp } from '../../../ui/count-up.tsx';
import { useEnergyAccount } from '../use-account.ts';
import { useUserPoints } from '../use-energy.ts';
import { CollectButton } from './collect-button.tsx';

/** The account's points beside the heading, where they count up with each reward; nothing until they are known. */
function Points({ address }: { address: Hex }) {
  const { t } = useTranslation('energy');
  const { data } = useUserPoints(address);
  if (!data) return null;
  return (
    <p className="collect-points">
      <span className="sr">{t('balance')} </span>
      <CountUp value={data.energy_points} />
      <span className="u">{t('site:units.ep')}</span>
    </p>
  );
}

/** The collect button with its own query client, for pages that start without one. Loaded on demand. */
export function CollectPart({ isWide }: { isWide: boolean }) {
  const { signedIn } = useEnergyAccount();
  return (
    <QueryProvider>
      {signedIn ? <Points address={signedIn.address} /> : null}
      <CollectButton isWide={isWide} />
    </QueryProvider>
  );
}
