import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { BridgeErrorNote } from './bridge-error-note.tsx';
import { BridgeError } from './bridge-error.ts';
import type { RequestWallet } from './bridge-tools.ts';
import { switchChain } from './switch-chain.ts';
import type { BridgeChain } from '../sale/sale.ts';

/** Lists networks without payments, so that users do not try them. */
export function NotEnabled({ chains }: { chains: readonly BridgeChain[] }) {
  const { t } = useTranslation('presale');
  const off = chains.filter(({ is_enabled: isEnabled }) => !isEnabled);
  if (off.length === 0) return null;
  return (
    <ul className="not-enabled faint small">
      {off.map(({ chain_id: id, name }) => (
        <li key={id}>{t('bridge.notEnabled', { network: name })}</li>
      ))}
    </ul>
  );
}

/** Offers payment from Ethereum: the wallet switches its network, and the form with it. */
export function BridgeOffer({ chains, request }: { chains: readonly BridgeChain[]; request: RequestWallet }) {
  const { t } = useTranslation('presale');
  const [error, setError] = useState<BridgeError | null>(null);
  const chain = chains.find(
    ({ is_enabled: isEnabled, is_simulated: isSimulated }) => isEnabled && !isSimulated,
  );
  if (!chain) return null;
  const click = async () => {
    setError(null);
    try {
      await switchChain(chain.chain_id, request);
    } catch (error) {
      setError(error instanceof BridgeError ? error : new BridgeError('switch', '', error));
    }
  };
  return (
    <>
      <Note
        step={
          <Button isSmall onClick={() => void click()}>
            {t('bridge.offerButton')}
          </Button>
        }
      >
        {t('bridge.offer')}
      </Note>
      {error ? <BridgeErrorNote error={error} /> : null}
    </>
  );
}
