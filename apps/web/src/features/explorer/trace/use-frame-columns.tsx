import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { Button } from '../../../ui/button.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { nameMethod } from '../transaction/method-names.ts';
import type { Frame } from './list-frames.ts';

/** Deeper calls are indented no further, so that the columns keep their place. */
const INDENTED_MAX = 8;
const INDENT_PX = 14;

/** Returns the columns of a tree of calls. @param onOpcodes receives the call whose opcodes the visitor wants */
export function useFrameColumns(onOpcodes: (frame: Frame) => void): readonly Column<Frame>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  return [
    {
      id: 'what',
      head: t('internal.call'),
      waiting: 'w-20',
      isRowHead: true,
      cell: ({ kind, depth, selector, error }) => (
        <span
          className="call"
          style={{ paddingInlineStart: `${Math.min(depth, INDENTED_MAX) * INDENT_PX}px` }}
        >
          <span className="entity">{kind}</span> <span className="num">{nameMethod(selector)}</span>
          {error === null ? null : (
            <SealState shape="failed">
              <bdi>{error}</bdi>
            </SealState>
          )}
        </span>
      ),
    },
    {
      id: 'to',
      head: t('transaction.to'),
      waiting: 'w-28',
      cell: ({ to }) => (to === null ? null : <NamedAddress address={to} />),
    },
    {
      id: 'value',
      head: t('value'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ value }) =>
        value === 0n ? <span className="faint small">{t('internal.none')}</span> : <Amount wei={value} />,
    },
    {
      id: 'used',
      head: t('gas'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ gasUsed }) => <span className="num">{formatInteger(Number(gasUsed), language)}</span>,
    },
    {
      id: 'own',
      head: t('trace.ownGas'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ ownGas }) => <span className="num">{formatInteger(Number(ownGas), language)}</span>,
    },
    {
      id: 'opcodes',
      head: t('trace.opcodes.open'),
      isRight: true,
      waiting: 'w-16',
      cell: (frame) =>
        frame.run === null ? null : (
          <Button
            variant="quiet"
            isSmall
            aria-label={t('trace.opcodes.openOf', { number: String(frame.index + 1) })}
            onClick={() => onOpcodes(frame)}
          >
            {t('trace.opcodes.open')}
          </Button>
        ),
    },
  ];
}
