import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Terminal commands with a copy button; long ones wrap instead of widening the page. */
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
