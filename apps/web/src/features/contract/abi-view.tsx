import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadButton } from './download-button.tsx';

/** The ABI as JSON. */
export function AbiView({
  abi,
  name,
  title,
}: {
  abi: readonly Record<string, unknown>[];
  name: string;
  title: string;
}) {
  const { t } = useTranslation('contract');
  return (
    <section className="contract-part" aria-label={title}>
      <div className="contract-head">
        <h3>{title}</h3>
        <span className="faint small">{t('abi.entries', { count: abi.length })}</span>
        <span className="moves">
          <CopyButton text={JSON.stringify(abi)} label={t('abi.copy')} done={t('abi.copied')} isLabelled />
          <DownloadButton
            name={`${name}.abi.json`}
            label={t('abi.download')}
            content={() => JSON.stringify(abi, null, 2)}
          />
        </span>
      </div>
      <details className="contract-raw">
        <summary>{t('abi.show')}</summary>
        <pre tabIndex={0}>{JSON.stringify(abi, null, 1)}</pre>
      </details>
    </section>
  );
}
