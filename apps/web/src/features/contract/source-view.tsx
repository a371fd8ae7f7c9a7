import type { Verification } from '@nova/shared/contract/schemas';
import { useMemo, useState, type CSSProperties } from 'react';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { DownloadButton } from './download-button.tsx';
import { highlight } from './highlight.ts';

/** Maximum number of lines shown, because a browser would freeze on more. */
const LINES_SHOWN = 5_000;

/** The sources, one file at a time, with line numbers. */
export function SourceView({ verification }: { verification: Verification }) {
  const { t } = useTranslation('contract');
  const { language } = useLanguage();
  const { sources, name } = verification;
  const [path, setPath] = useState(sources[0]!.path);
  const file = sources.find((source) => source.path === path) ?? sources[0]!;
  const lines = useMemo(() => highlight(file.content).map(number), [file]);
  const lineCount = t('source.lines', { count: lines.length });
  return (
    <section className="contract-part" aria-label={t('source.title')}>
      <div className="contract-head">
        <h3>{t('source.title')}</h3>
        <span className="faint small">{t('source.files', { count: sources.length })}</span>
        <span className="moves">
          <CopyButton text={file.content} label={t('source.copy')} done={t('source.copied')} isLabelled />
          <DownloadButton
            name={`${name}.input.json`}
            label={t('source.download')}
            content={() => toStandardJson(verification)}
          />
        </span>
      </div>
      {sources.length > 1 ? (
        <FormField label={t('source.file')} hint={lineCount}>
          <Select
            value={file.path}
            onChange={(event) => setPath(event.target.value)}
            options={sources.map((source) => ({ value: source.path, label: source.path }))}
          />
        </FormField>
      ) : (
        <p className="faint small">
          <bdi>{file.path}</bdi>, {lineCount}
        </p>
      )}
      <pre
        key={file.path}
        className="code"
        style={{ '--digits': formatInteger(lines.length, language).length } as CSSProperties}
        tabIndex={0}
        aria-label={t('source.text', { path: file.path })}
      >
        <code>
          {lines.slice(0, LINES_SHOWN).map((line) => (
            <span key={line.number} className="code-line">
              {line.item.map(number).map(({ number: place, item: { kind, text } }) => (
                <span key={place} className={kind === 'plain' ? undefined : `code-${kind}`}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {lines.length > LINES_SHOWN ? (
        <p className="muted small">{t('source.more', { count: lines.length - LINES_SHOWN })}</p>
      ) : null}
    </section>
  );
}

function toStandardJson({ language, sources, settings }: Verification): string {
  const files = Object.fromEntries(sources.map(({ path, content }) => [path, { content }]));
  return JSON.stringify({ language, sources: files, settings }, null, 2);
}

/** Lines and tokens never change their order, so the index is a stable key. */
function number<Item>(item: Item, at: number) {
  return { number: at + 1, item };
}
