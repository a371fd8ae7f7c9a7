import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

interface CodeBlockProps {
  readonly title: string;
  /** Distinguishes the blocks of different methods for screen readers. */
  readonly method: string;
  readonly children: string;
}

/** Code under a small title, with a copy button; high blocks scroll. */
export function CodeBlock({ title, method, children }: CodeBlockProps) {
  const { t } = useTranslation('rpc');
  return (
    <figure className="rpc-code">
      <figcaption>
        <span>{title}</span>
        <CopyButton text={children} label={t('copy', { what: title })} done={t('copied')} />
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={`${title}, ${method}`}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
