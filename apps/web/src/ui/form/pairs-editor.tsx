import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icons.tsx';

/** A name and a value, both text: a property of an NFT. */
export interface Pair {
  readonly name: string;
  readonly value: string;
}

export interface PairsEditorProps {
  readonly pairs: readonly Pair[];
  readonly onChange: (pairs: readonly Pair[]) => void;
  readonly limit: number;
  /** Indexes of rows with an invalid name or value; the message is below the field. */
  readonly badRows?: ReadonlySet<number>;
}

interface RowProps {
  readonly pair: Pair;
  readonly number: number;
  readonly isBad: boolean;
  readonly onChange: (pair: Pair) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
}

function Row({ pair, number, isBad, onChange, onRemove, onEnter }: RowProps) {
  const { t } = useTranslation('form');
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="pair">
      <input
        className="input"
        data-part="name"
        aria-label={t('pairs.nameOf', { number })}
        aria-invalid={isBad || undefined}
        placeholder={t('pairs.name')}
        value={pair.name}
        onChange={(event) => onChange({ ...pair, name: event.target.value })}
      />
      <input
        className="input"
        aria-label={t('pairs.valueOf', { number })}
        aria-invalid={isBad || undefined}
        placeholder={t('pairs.value')}
        value={pair.value}
        onChange={(event) => onChange({ ...pair, value: event.target.value })}
        onKeyDown={addOnEnter}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('pairs.removeOf', { number })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * A short list of names and values. Enter in a value starts
 * the next row; removing a row keeps focus in the list.
 */
export function PairsEditor({ pairs, onChange, limit, badRows }: PairsEditorProps) {
  const { t } = useTranslation('form');
  const place = useRef<HTMLDivElement>(null);
  /** Row whose name receives focus after the next render; -1 for the button that adds one. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const names = place.current!.querySelectorAll<HTMLElement>('[data-part="name"]');
    const target = names[wanted.current] ?? place.current!.querySelector<HTMLElement>('.pairs-add .button');
    wanted.current = null;
    target?.focus();
  });

  const isFull = pairs.length >= limit;
  const add = () => {
    if (isFull) return;
    wanted.current = pairs.length;
    onChange([...pairs, { name: '', value: '' }]);
  };
  const remove = (index: number) => {
    wanted.current = index === 0 && pairs.length === 1 ? -1 : Math.max(0, index - 1);
    onChange(pairs.toSpliced(index, 1));
  };
  return (
    <div className="pairs" ref={place}>
      {[...pairs.entries()].map(([index, pair]) => (
        <Row
          key={index}
          pair={pair}
          number={index + 1}
          isBad={badRows?.has(index) ?? false}
          onChange={(next) => onChange(pairs.toSpliced(index, 1, next))}
          onRemove={() => remove(index)}
          onEnter={add}
        />
      ))}
      <span className="pairs-add">
        <Button isSmall onClick={add} disabledReason={isFull ? t('pairs.full', { limit }) : undefined}>
          {t('pairs.add')}
        </Button>
      </span>
    </div>
  );
}
