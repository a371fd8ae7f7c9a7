import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const { tag, millisecondsOffset, vanityLength, sealLength } = BLOCK_EXTRA;
const MILLISECOND_BYTES = 2;
/** The bytes of extraData by field, at the same offsets as in the node. */
export const BLOCK_PARTS = [
  { id: 'tag', length: tag.length },
  { id: 'version', length: millisecondsOffset - tag.length },
  { id: 'milliseconds', length: MILLISECOND_BYTES },
  { id: 'zero', length: vanityLength - millisecondsOffset - MILLISECOND_BYTES },
  { id: 'seal', length: sealLength },
] as const;
const BYTE = 10;
const HEIGHT = 40;

/** One box per byte of the extra data. */
export function BlockDiagram() {
  const { t } = useTranslation('whitepaper');
  const id = useId();
  const bytes = BLOCK_PARTS.flatMap(({ id: part, length }) => Array.from({ length }, () => part)).map(
    (part, at) => ({ part, at }),
  );
  return (
    <figure className="wp-figure">
      <svg
        className="wp-bytes"
        viewBox={`0 0 ${bytes.length * BYTE} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{t('block.title')}</title>
        <desc id={`${id}-description`}>{t('block.description')}</desc>
        {bytes.map(({ part, at }) => (
          <rect key={at} className={part} x={at * BYTE + 1} width={BYTE - 2} height={HEIGHT} />
        ))}
      </svg>
      <dl className="wp-parts">
        {BLOCK_PARTS.map(({ id: part, length }) => (
          <div key={part}>
            <dt>
              <span className={`wp-swatch ${part}`} />
              {t(`block.${part}`)}
            </dt>
            <dd className="num">{t('block.bytes', { count: length })}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
