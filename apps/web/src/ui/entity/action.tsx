import { useActionNames } from './action-name.ts';
import { traceKindOf } from '../trace/trace-kinds.ts';
import { Trace } from '../trace/trace.tsx';

export interface ActionProps {
  readonly actionKey: string;
  /** Energy Points, which determine the amplitude of the trace. */
  readonly points: number;
  /** Hash of its block; without one, the trace is the generic one of its kind. */
  readonly blockHash?: string | undefined;
}

/** Name of an action with its trace. */
export function Action({ actionKey, points, blockHash = actionKey }: ActionProps) {
  const { nameAction } = useActionNames();
  return (
    <span className="action-chip">
      <Trace kind={traceKindOf(actionKey)} points={points} blockHash={blockHash} width={64} height={22} />
      {nameAction(actionKey)}
    </span>
  );
}
