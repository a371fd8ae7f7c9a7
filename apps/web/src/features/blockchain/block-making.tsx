import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useLatestBlocks } from '../../lib/live/latest-blocks.ts';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { traceOfBlock } from '../../ui/trace/block-trace.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';

const STATIONS = ['act', 'check', 'attest', 'seal', 'see'] as const;
const WIDTH = 1360;
const HEIGHT = 168;
const MIDDLE = HEIGHT / 2;
const STATION = WIDTH / STATIONS.length;
const SEALED_AT = STATION * 3;
const SEAL = 16;
const COPIES = [-44, -15, 15, 44];
/** Shown until the first block is known: the shape of an energy collection without heat. */
const EXAMPLE = { kind: 'read', points: 40, blockHash: 'example', isAction: false } as const;

/** The path of one action along the line: from the click to the block, and from there to every open page. */
function ActionPath() {
  const block = useLatestBlocks().data?.find((each) => each.action !== null);
  const { isAction, ...shape } = block ? traceOfBlock(block) : EXAMPLE;
  const line = tracePath(shape, {
    width: SEALED_AT,
    height: HEIGHT - 28,
    lead: 0.03,
    end: 1,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {STATIONS.map((station, index) => (
        <path key={station} className="tick" d={`M${index * STATION + 0.5} 0V${HEIGHT}`} />
      ))}
      <path
        className={`trace-line heavy ${isAction ? '' : 'plain'}`}
        data-heat={isAction ? heatOf(shape.points) : undefined}
        transform={`translate(0 ${MIDDLE - (HEIGHT - 28) / 2})`}
        d={line}
      />
      <path className="trace-out" d={`M${SEALED_AT} ${MIDDLE}H${SEALED_AT + STATION * 0.6}`} />
      {COPIES.map((offset) => (
        <path
          key={offset}
          className="trace-out"
          d={`M${SEALED_AT + STATION * 0.6} ${MIDDLE}L${SEALED_AT + STATION} ${MIDDLE + offset}H${WIDTH}`}
        />
      ))}
    </svg>
  );
}

function Caption() {
  const { t } = useTranslation('blockchain');
  const { nameBlock } = useActionNames();
  const block = useLatestBlocks().data?.find((each) => each.action !== null);
  if (!block?.action) return <figcaption>{t('making.captionNone')}</figcaption>;
  return (
    <figcaption>
      <span>
        {t('making.caption')} {nameBlock(block)}, <BlockLink number={block.number} hash={block.hash} />
      </span>
      <Energy points={block.action.points} isRevoked={block.action.is_revoked} />
    </figcaption>
  );
}

/** Diagram of how a block is made: five stages on one line, in the shape of the newest action. */
export function BlockMaking() {
  const { t } = useTranslation('blockchain');
  return (
    <figure className="figure making" aria-label={t('making.title')}>
      <div className="making-way">
        <ActionPath />
        <span className="making-seal" style={{ left: `${(SEALED_AT / WIDTH) * 100}%` }} data-size={SEAL} />
      </div>
      <ol>
        {STATIONS.map((station) => (
          <li key={station} data-station={station}>
            <h3>{t(`making.${station}.title`)}</h3>
            <p>{t(`making.${station}.text`)}</p>
          </li>
        ))}
      </ol>
      <Caption />
    </figure>
  );
}
