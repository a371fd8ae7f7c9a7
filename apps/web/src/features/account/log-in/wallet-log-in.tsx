import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { requestPasskey, requestWalletPopover } from '../../../lib/chain/wallet-state.ts';
import { Button } from '../../../ui/button.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { TryDemoButton } from '../../../ui/try-demo-button.tsx';

const NEEDS = [
  { what: 'text', account: false, wallet: false },
  { what: 'token', account: true, wallet: false },
  { what: 'energy', account: false, wallet: true },
  { what: 'nft', account: false, wallet: true },
] as const;

function Need({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('account');
  return (
    <td>
      {isNeeded ? (
        <SealState shape="sealed">{t('needs.needed')}</SealState>
      ) : (
        <span className="faint small">{t('needs.no')}</span>
      )}
    </td>
  );
}

function NeedsTable() {
  const { t } = useTranslation('account');
  const names = {
    text: t('needs.look'),
    token: t('needs.token'),
    energy: t('needs.energy'),
    nft: t('needs.nft'),
  };
  return (
    <table className="data-table dense">
      <caption className="sr">{t('needs.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('needs.to')}</th>
          <th scope="col">{t('needs.account')}</th>
          <th scope="col">{t('needs.wallet')}</th>
        </tr>
      </thead>
      <tbody>
        {NEEDS.map(({ what, account, wallet }) => (
          <tr key={what}>
            <th scope="row">{names[what]}</th>
            <Need isNeeded={account} />
            <Need isNeeded={wallet} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Login by wallet, and the advantages of both methods. */
export function WalletLogIn() {
  const { t } = useTranslation('account');
  return (
    <div className="wallet-way">
      <h2>{t('wallet.title')}</h2>
      <p className="muted">{t('wallet.text')}</p>
      <Button variant="solid" isWide data-early="auth-passkey" onClick={requestPasskey}>
        {t('site:passkey')}
      </Button>
      <Button isWide data-early="auth-wallet" onClick={requestWalletPopover}>
        {t('wallet.button')}
      </Button>
      <TryDemoButton early="auth-demo" variant="quiet" isWide />
      <h2>{t('needs.title')}</h2>
      <NeedsTable />
    </div>
  );
}
