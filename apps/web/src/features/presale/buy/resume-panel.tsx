import { formatAgo } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNow } from '../../../lib/page/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { formatUsdt } from '../amounts.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { discardPurchase, resumePurchase, type PurchaseRun } from './current-purchase.ts';
import { StoppedNote } from './stopped-note.tsx';
import type { StoredPurchase } from './stored-purchase.ts';
import type { Buyer } from './use-buyer.ts';

/** Errors that retrying cannot fix: the terms have changed, so the buyer must see the new ones first. */
const FINAL = new Set(['wrongPhase', 'tooFewCoins', 'exceedsPhase', 'saleClosed', 'belowMinimum']);

/** An unfinished purchase: its progress on the chain, and a button to continue. */
export function ResumePanel({
  stored,
  run,
  buyer,
  client,
}: {
  stored: StoredPurchase;
  run: PurchaseRun;
  buyer: Buyer | undefined;
  client: PresaleClient;
}) {
  const { t } = useTranslation('presale');
  const { language } = useLanguage();
  const now = useNow();
  const units = BigInt(stored.usdtUnits);
  const amount = formatUsdt(units, language);
  const isApproved = buyer?.allowedUnits === units;
  const error = run.status === 'stopped' ? run.error : null;
  const isOver = error !== null && FINAL.has(error.reason);
  return (
    <section className="resume" aria-labelledby="resume-title">
      <h3 id="resume-title" data-step-title>
        {t('resume.title')}
      </h3>
      <p>
        {t('resume.text', { amount, ago: formatAgo(stored.startedAt, now || stored.startedAt, language) })}{' '}
        {buyer ? t(isApproved ? 'resume.approved' : 'resume.notApproved') : null}
      </p>
      {error ? <StoppedNote error={error} /> : null}
      <div className="row">
        {isOver ? (
          <Button variant="solid" onClick={() => discardPurchase(stored.address)}>
            {t('stopped.again')}
          </Button>
        ) : (
          <>
            <Button
              variant="act"
              isBusy={run.status === 'checking'}
              onClick={() => void resumePurchase(stored.address, client)}
            >
              {t('resume.continue')}
            </Button>
            <Button variant="quiet" onClick={() => discardPurchase(stored.address)}>
              {t('resume.discard')}
            </Button>
          </>
        )}
      </div>
      {isApproved ? <p className="faint small">{t('resume.keeps')}</p> : null}
    </section>
  );
}
