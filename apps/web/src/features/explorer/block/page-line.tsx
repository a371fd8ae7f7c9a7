import type { Block } from '@nova/shared/explorer/schemas';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { tracePath } from '../../../ui/trace/trace-path.ts';
import { heatOf } from '../../../ui/trace/trace-scale.ts';

const CELL = 54;
const HEIGHT = 84;
const MIDDLE = HEIGHT / 2;
const END = 0.86;
const SEAL = 5;
/** More traces than this on one line are indistinguishable. */
const MOST = 25;

function Stretch({ block, column, isHot }: { block: Block; column: number; isHot: boolean }) {
  const { isAction, ...shape } = traceOfBlock(block);
  const line = tracePath(shape, { width: CELL, height: HEIGHT, lead: 0.06, end: END });
  return (
    <g transform={`translate(${column * CELL} 0)`}>
      <rect className={isHot ? 'stretch hot' : 'stretch'} width={CELL} height={HEIGHT} />
      <path
        className={`trace-line ${isAction ? '' : 'plain'}`}
        data-heat={isAction ? heatOf(shape.points) : undefined}
        d={`${line}H${CELL}`}
      />
      <rect
        className="trace-seal"
        x={CELL * END - SEAL / 2}
        y={MIDDLE - SEAL / 2}
        width={SEAL}
        height={SEAL}
      />
    </g>
  );
}

export interface PageLineProps {
  /** Rows of the table below, newest first. */
  readonly blocks: readonly Block[] | undefined;
  /** Height of the block whose row is hovered over. */
  readonly hot: number | null;
}

/** The blocks of this page as one line, oldest on the left; hovering over a row highlights its trace. */
export function PageLine({ blocks, hot }: PageLineProps) {
  const shown = blocks ? blocks.slice(0, MOST).reverse() : [];
  const width = MOST * CELL;
  return (
    <svg
      className="page-line"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="line-flat" d={`M0 ${MIDDLE}H${width - shown.length * CELL}`} />
      {shown.map((block, index) => (
        <Stretch
          key={block.number}
          block={block}
          column={MOST - shown.length + index}
          isHot={block.number === hot}
        />
      ))}
    </svg>
  );
}
