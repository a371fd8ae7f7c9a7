import { COMPILE_TIMEOUT_MS } from '@nova/shared/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { useContractErrorText } from '../use-contract-error-text.ts';
import { useOutcome } from '../use-contract.ts';

/**
 * Progress of a verification: its place in the queue, then
 * the result. On success, the page shows the sources.
 */
export function OutcomeView({ address, id, onAgain }: { address: string; id: string; onAgain: () => void }) {
  const { t } = useTranslation('contract');
  const errorText = useContractErrorText();
  const client = useQueryClient();
  const { data: outcome, error } = useOutcome(address, id);
  const isVerified = outcome?.status === 'verified';
  useEffect(() => {
    if (!isVerified) return;
    showToast({ tone: 'done', title: t('outcome.verified') });
    void client.invalidateQueries({ queryKey: queryKeys.contract(address) });
  }, [isVerified, client, address, t]);
  const failure = outcome?.failure;
  const hasFailed = failure != null || (error && !outcome);
  return (
    <div className="outcome" role="status">
      {hasFailed ? (
        <>
          <span className="state failed">{t('outcome.failed')}</span>
          <p>{failure ? t(`errors.${failure.code}`) : errorText(error)}</p>
          {failure?.code === 'compile_error' || failure?.code === 'contract_missing' ? (
            <pre className="code-words" tabIndex={0} aria-label={t('outcome.compilerSays')}>
              {failure.message}
            </pre>
          ) : null}
          <div>
            <Button variant="solid" onClick={onAgain}>
              {t('outcome.again')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <span className={isVerified ? 'state sealed' : 'state pending'}>
            {isVerified ? t('outcome.verified') : null}
          </span>
          {isVerified ? null : (
            <p>
              {outcome?.status === 'queued'
                ? t('outcome.queued', { position: outcome.position })
                : t('outcome.running', { seconds: `${COMPILE_TIMEOUT_MS / 1000} s` })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
