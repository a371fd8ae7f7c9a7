import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';

export interface PuzzleViewProps {
  /** Required zero bits of the challenge; 0 until it is loaded. */
  readonly bits: number;
  readonly tries: number;
  readonly perSecond: number;
  readonly onStop: () => void;
}

/**
 * Returns the expected number of zero bits after so many attempts; each further bit requires twice as many.
 */
function expectedBits(tries: number, bits: number): number {
  return tries < 1 ? 0 : Math.min(bits - 1, Math.floor(Math.log2(tries)));
}

/** The puzzle while it is being solved: best result, and number of attempts. */
export function PuzzleView({ bits, tries, perSecond, onStop }: PuzzleViewProps) {
  const { t } = useTranslation('faucet');
  const { language } = useLanguage();
  const number = (value: number) => formatInteger(Math.round(value), language);
  const usual = 2 ** bits;
  const half = usual * Math.LN2;
  const reached = expectedBits(tries, bits);
  return (
    <div className="puzzle">
      {bits > 0 ? <p className="muted">{t('puzzle', { bits })}</p> : null}
      <div className="puzzle-bits" aria-hidden="true">
        {Array.from({ length: bits }, (_, index) => (
          <i key={index} className={index < reached ? 'on' : undefined} />
        ))}
      </div>
      <Progress
        label={t('triesLabel')}
        amounts={t('perSecond', { rate: number(perSecond) })}
        value={bits === 0 ? undefined : tries}
        most={usual * 2}
      >
        <p className="faint small">{t('tries', { tries: number(tries), half: number(half) })}</p>
      </Progress>
      <div>
        <Button onClick={onStop}>{t('stop')}</Button>
      </div>
    </div>
  );
}
