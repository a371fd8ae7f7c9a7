import type { ReactNode } from 'react';
import { FlatLine, TornLine } from '../../ui/trace/lines.tsx';
import { TRACE_KINDS } from '../../ui/trace/trace-kinds.ts';
import { tracePath } from '../../ui/trace/trace-path.ts';
import { heatOf } from '../../ui/trace/trace-scale.ts';
import { Trace } from '../../ui/trace/trace.tsx';
import { useKitTexts } from './kit-texts.ts';
import { SAMPLE_HASH, SAMPLE_POINTS } from './samples.ts';
import { StripStill } from './strip-still.tsx';

const CELL = { width: 96, height: 28 } as const;
const DRAWING = { width: 640, height: 150 } as const;
const shape = { kind: 'mint', points: 50, blockHash: SAMPLE_HASH } as const;

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="kit-group">
      <p className="small muted">{name}</p>
      {children}
    </div>
  );
}

function Drawing({ label }: { label: string }) {
  return (
    <figure className="figure">
      <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} role="img" aria-label={label}>
        <path className="trace-line heavy" data-heat={heatOf(shape.points)} d={tracePath(shape, DRAWING)} />
        <path className="trace-out" d={`M512 75H${DRAWING.width}`} />
        <rect className="trace-seal" x={506} y={69} width={12} height={12} />
      </svg>
    </figure>
  );
}

export function TracesKit() {
  const { traces } = useKitTexts();
  return (
    <>
      <Group name={traces.kinds}>
        <div className="kit-traces">
          {TRACE_KINDS.map((kind) => (
            <div key={kind}>
              <Trace {...CELL} {...shape} kind={kind} />
              <span className="num">{kind}</span>
            </div>
          ))}
        </div>
      </Group>
      <Group name={traces.points}>
        <div className="kit-traces">
          {SAMPLE_POINTS.map((points) => (
            <div key={points}>
              <Trace {...CELL} {...shape} points={points} />
              <span className="num">{`+${points} EP`}</span>
            </div>
          ))}
        </div>
      </Group>
      <Group name={traces.endings}>
        <div className="row">
          <Trace {...CELL} {...shape} />
          <Trace {...CELL} {...shape} ending="pending" />
          <Trace {...CELL} {...shape} ending="failed" />
          <Trace {...CELL} {...shape} kind="transfer" points={0} isAction={false} />
        </div>
      </Group>
      <Group name={`${traces.meter}, ${traces.cell}`}>
        <div className="row">
          <Trace {...shape} kind="read" width={84} height={20} />
          <Trace {...CELL} {...shape} kind="read" />
        </div>
      </Group>
      <Group name={traces.drawing}>
        <Drawing label={traces.drawing} />
      </Group>
      {(
        [
          ['named', 0.6],
          ['busy', 8],
          ['dense', 60],
        ] as const
      ).map(([name, rate]) => (
        <Group key={name} name={traces.strip[name]}>
          <StripStill rate={rate} />
        </Group>
      ))}
      <Group name={traces.flat}>
        <FlatLine />
      </Group>
      <Group name={traces.torn}>
        <div className="wide-line line-band">
          <TornLine />
        </div>
      </Group>
    </>
  );
}
