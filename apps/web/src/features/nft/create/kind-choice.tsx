import type { Hex } from 'viem';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import type { MarketKind } from '../market/market-filters.ts';
import { useCreationCost } from './use-creation-cost.ts';

function Cost({ isPremium, address }: { isPremium: boolean; address: Hex | null }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { cost, gain } = useCreationCost(isPremium, address);
  return (
    <>
      <span>
        −{formatInteger(cost, language)} {t('site:units.ep')}
      </span>
      {gain > 0 ? (
        <span className="energy-text">
          +{formatInteger(gain, language)} {t('site:units.ep')}
        </span>
      ) : null}
    </>
  );
}

/** A frame in front view or side view. */
function Sketch({ isSolid }: { isSolid: boolean }) {
  return (
    <svg className="kind-sketch" viewBox="0 0 48 48" aria-hidden="true">
      {isSolid ? (
        <path d="M8 16 26 8l14 8-18 8zM8 16v16l14 9V24M40 16v16L22 41" />
      ) : (
        <path d="M8 8h32v32H8zM8 32l10-12 8 9 5-6 9 10" />
      )}
    </svg>
  );
}

/** Standard or premium 3D, each with its cost and earnings. */
export function KindChoice({
  isPremium,
  address,
  onChange,
}: {
  isPremium: boolean;
  /** Wallet of the session; null without one. */
  address: Hex | null;
  onChange: (isPremium: boolean) => void;
}) {
  const { t } = useTranslation('nft');
  const kinds: readonly MarketKind[] = ['standard', 'premium'];
  return (
    <RadioGroup
      variant="cards"
      options={kinds.map((kind) => ({
        value: kind,
        label: t(`kinds.${kind}.name`),
        text: t(`kinds.${kind}.text`),
        cost: <Cost isPremium={kind === 'premium'} address={address} />,
        picture: <Sketch isSolid={kind === 'premium'} />,
      }))}
      value={isPremium ? 'premium' : 'standard'}
      onChange={(kind) => onChange(kind === 'premium')}
    />
  );
}
