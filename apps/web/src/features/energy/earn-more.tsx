import { rewardTypeOf, type ActionKey } from '@nova/shared/energy/catalogue';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reportAction } from '../../lib/store/action-reports.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { siteStats } from '../../lib/site/site-stats.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Energy } from '../../ui/entity/energy.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { traceKindOf } from '../../ui/trace/trace-kinds.ts';
import { Trace } from '../../ui/trace/trace.tsx';

const OPTIONS = [
  { name: 'referral', key: 'referral', path: '/referrals' },
  { name: 'purchase', key: 'presale_purchase', path: '/presale' },
  { name: 'nft', key: 'nft_creation', path: '/create-nft' },
  { name: 'whitepaper', key: 'whitepaper_read', path: '/whitepaper' },
] as const satisfies readonly { name: string; key: ActionKey; path: string }[];

function Row({ actionKey, text, children }: { actionKey: ActionKey; text: string; children: ReactNode }) {
  const { points } = rewardTypeOf(actionKey);
  return (
    <li>
      <Trace kind={traceKindOf(actionKey)} points={points} blockHash={actionKey} width={64} height={22} />
      <span>
        {children}
        <small className="muted">{text}</small>
      </span>
      <Energy points={points} />
    </li>
  );
}

/** Opens the device's share dialog, or copies the link. Counts only if the user completes the share. */
function useShare(): () => Promise<void> {
  const { t } = useTranslation('energy');
  return async () => {
    const url = location.origin;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text: t('more.shareMessage'), url });
      else if (await copyText(`${t('more.shareMessage')} ${url}`))
        showToast({ tone: 'done', title: t('more.copied') });
      else return;
      reportAction('social_share');
    } catch {
      // The dialog was closed without sharing.
    }
  };
}

/** Actions that earn more than clicks, each with a link. */
export function EarnMore({ className }: { className?: string }) {
  const { t } = useTranslation('energy');
  const { language, localize } = useLanguage();
  const stats = siteStats(language);
  const share = useShare();
  return (
    <Panel title={t('more.title')} className={className ?? ''}>
      <ul className="earn-more in" id="earn-more">
        {OPTIONS.map(({ name, key, path }) => (
          <Row key={key} actionKey={key} text={t(`more.${name}Text`, stats)}>
            <Link to={localize(path)}>{t(`more.${name}`)}</Link>
          </Row>
        ))}
        <Row actionKey="social_share" text={t('more.shareText')}>
          <button type="button" className="link-button" onClick={() => void share()}>
            {t('more.share')}
          </button>
        </Row>
      </ul>
    </Panel>
  );
}
