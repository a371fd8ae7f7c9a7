import type { Verification } from '@nova/shared/contract/schemas';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { highlight } from '../highlight.ts';
import { type ComparedFile, compareFiles, type DiffLine, diffLines } from './compare-files.ts';

/** Maximum number of lines shown of one file, because a browser would freeze on more. */
const LINES_SHOWN = 2_000;
const MARKS = { added: '+', removed: '−', context: ' ' } as const;

/** The files of two contracts; the differences of a file are computed when it is opened. */
export function ComparedFiles({ one, other }: { one: Verification; other: Verification }) {
  const { t } = useTranslation('contract');
  const files = useMemo(() => compareFiles(one, other), [one, other]);
  const count = (state: ComparedFile['state']) => files.filter((file) => file.state === state).length;
  const counts = {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    equal: count('equal'),
  };
  const isEqual = counts.equal === files.length;
  return (
    <section className="contract-part" aria-label={t('compare.files')}>
      <h3>{t('compare.files')}</h3>
      <p className="muted small">{isEqual ? t('compare.identical') : t('compare.summary', counts)}</p>
      {files.map((file, at) => (
        <FileDetails key={file.path} file={file} isFirst={at === 0} />
      ))}
    </section>
  );
}

function FileDetails({ file, isFirst }: { file: ComparedFile; isFirst: boolean }) {
  const { t } = useTranslation('contract');
  const [isOpen, setIsOpen] = useState(isFirst && file.state === 'changed');
  const { path, state } = file;
  if (state === 'equal') {
    return (
      <p className="comparison-file">
        <bdi>{path}</bdi> <span className="faint small">{t('compare.state.equal')}</span>
      </p>
    );
  }
  return (
    <details
      className="comparison-file"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <bdi>{path}</bdi> <span className="comparison-different small">{t(`compare.state.${state}`)}</span>
      </summary>
      {isOpen ? <FileDiff file={file} /> : null}
    </details>
  );
}

function FileDiff({ file }: { file: ComparedFile }) {
  const { t } = useTranslation('contract');
  const lines = useMemo(() => diffLines(file)?.map((line, at) => ({ line, place: at })), [file]);
  if (!lines) return <p className="muted small">{t('compare.tooDifferent')}</p>;
  const hidden = lines.length - LINES_SHOWN;
  return (
    <>
      <pre className="code diff" tabIndex={0} aria-label={t('compare.differences', { path: file.path })}>
        <code>
          {lines.slice(0, LINES_SHOWN).map(({ place, line }) => (
            <Line key={place} line={line} />
          ))}
        </code>
      </pre>
      {hidden > 0 ? <p className="muted small">{t('compare.more', { count: hidden })}</p> : null}
    </>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const { t } = useTranslation('contract');
  if (kind === 'position') {
    const [from = '', to = ''] = text.split(' ');
    return (
      <span className="diff-position">
        {t('compare.lines', { from, to })}
        {'\n'}
      </span>
    );
  }
  const tokens = (highlight(text)[0] ?? []).map((token, at) => ({ token, place: at }));
  return (
    <span className={`diff-line diff-${kind}`}>
      <span aria-hidden="true" className="diff-mark">
        {MARKS[kind]}
      </span>
      {kind === 'context' ? null : (
        <span className="sr">{t(kind === 'added' ? 'compare.added' : 'compare.removed')} </span>
      )}
      {tokens.map(({ place, token: { kind: style, text: part } }) => (
        <span key={place} className={style === 'plain' ? undefined : `code-${style}`}>
          {part}
        </span>
      ))}
      {'\n'}
    </span>
  );
}
