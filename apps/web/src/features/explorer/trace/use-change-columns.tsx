import { numberToHex } from 'viem';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Hash } from '../../../ui/entity/hash.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { NamedChange, SlotValue } from './decode-slots.ts';
import type { StateChange } from './list-changes.ts';

/** Words up to here are shown as numbers: amounts of a few coins, counters, times and flags. */
const NUMBER_MAX = BigInt(Number.MAX_SAFE_INTEGER);
const WORD_BYTES = 32;

/** A change, with the variable if the sources of the contract name it. */
type Change = StateChange | NamedChange;

const variableOf = (change: Change) => ('variable' in change ? change.variable : null);

export const changeKey = (change: Change) =>
  `${change.address}-${change.slot ?? change.kind}-${variableOf(change)?.name ?? ''}`;

const toWord = (value: bigint) => numberToHex(value, { size: WORD_BYTES });

/** The value of a variable. */
function VariableValue({ kind, text }: SlotValue) {
  const { language } = useLanguage();
  if (kind === 'address') return <NamedAddress address={text} />;
  if (kind === 'word') return <Hash value={text} hasCopy />;
  return (
    <span className="num change-value">
      {kind === 'number' ? formatInteger(BigInt(text), language) : text}
    </span>
  );
}

function Value({ change, value }: { change: StateChange; value: bigint }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  if (change.kind === 'balance') return <Amount wei={value} />;
  if (change.kind === 'code')
    return <span className="num">{t('trace.bytes', { count: Number(value) })}</span>;
  if (value > NUMBER_MAX) return <Hash value={toWord(value)} hasCopy />;
  return (
    <span className="num" title={change.kind === 'slot' ? toWord(value) : undefined}>
      {formatInteger(Number(value), language)}
    </span>
  );
}

/** Returns the columns of the changes that a transaction made to the state. */
export function useChangeColumns(): readonly Column<Change>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'account',
      head: t('trace.account'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ address }) => <NamedAddress address={address} />,
    },
    {
      id: 'what',
      head: t('trace.changed'),
      waiting: 'w-28',
      cell: (change) => {
        const { kind, slot } = change;
        const variable = variableOf(change);
        return (
          <>
            {variable && (
              <div className="change-name">
                <span className="num">{variable.name}</span>{' '}
                <span className="num faint small">{variable.type}</span>
              </div>
            )}
            <span className={variable ? 'faint small' : undefined}>
              {t(`trace.kinds.${kind}`)} {slot === null ? null : <Hash value={slot} hasCopy />}
            </span>
          </>
        );
      },
    },
    {
      id: 'before',
      head: t('trace.before'),
      isRight: true,
      waiting: 'w-20',
      cell: (change) => {
        const variable = variableOf(change);
        return variable ? (
          <VariableValue {...variable.before} />
        ) : (
          <Value change={change} value={change.before} />
        );
      },
    },
    {
      id: 'after',
      head: t('trace.after'),
      isRight: true,
      waiting: 'w-20',
      cell: (change) => {
        const variable = variableOf(change);
        return variable ? (
          <VariableValue {...variable.after} />
        ) : (
          <Value change={change} value={change.after} />
        );
      },
    },
  ];
}
