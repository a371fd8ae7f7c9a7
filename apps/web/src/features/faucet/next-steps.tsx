import { MIN_GAS_PRICE_WEI, NATIVE_COIN } from '@nova/shared/chain/constants';
import { DRIP_WEI } from '@nova/shared/faucet/constants';
import { Link } from 'react-router';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Panel } from '../../ui/panel.tsx';

/** Gas of a plain transfer on every EVM chain. */
const TRANSFER_GAS = 21_000n;
const TRANSFERS = Number(DRIP_WEI / (TRANSFER_GAS * MIN_GAS_PRICE_WEI));

const STEPS = [
  { id: 'nft', path: '/create-nft' },
  { id: 'token', path: '/create-token' },
  { id: 'market', path: '/nft-marketplace' },
  { id: 'network', path: '/blockchain' },
] as const;

/** Number of transactions that a payout covers, and suggestions for its use. */
export function NextSteps() {
  const { t } = useTranslation('faucet');
  const { language, localize } = useLanguage();
  const amount = formatAmount(DRIP_WEI, NATIVE_COIN.decimals, language);
  return (
    <Panel title={t('next.title')}>
      <p className="in muted">{t('next.text', { amount, transfers: formatInteger(TRANSFERS, language) })}</p>
      <ul className="next-steps">
        {STEPS.map(({ id, path }) => (
          <li key={id}>
            <Link to={localize(path)}>
              <b>{t(`next.${id}.name`)}</b>
              <span>{t(`next.${id}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
