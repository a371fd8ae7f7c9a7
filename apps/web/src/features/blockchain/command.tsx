import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Lines for a terminal, copied in one press; long ones break instead of pushing the page. */
export function Command({ children, label }: { children: string; label: string }) {
  const { t } = useTranslation('blockchain');
  return (
    <div className="command">
      <pre>
        <code>{children}</code>
      </pre>
      <CopyButton text={children} label={label} done={t('network.copied')} />
    </div>
  );
}
