import { useActionNames } from './action-name.ts';
import { traceKindOf } from '../trace/trace-kinds.ts';
import { Trace } from '../trace/trace.tsx';

export interface ActionProps {
  readonly actionKey: string;
  /** Energy Points: how far its trace swings. */
  readonly points: number;
  /** Hash of its block; without one the trace is that of the kind. */
  readonly blockHash?: string | undefined;
}

/** What was done, in words, with its trace. */
export function Action({ actionKey, points, blockHash = actionKey }: ActionProps) {
  const { nameAction } = useActionNames();
  return (
    <span className="action-chip">
      <Trace kind={traceKindOf(actionKey)} points={points} blockHash={blockHash} width={64} height={22} />
      {nameAction(actionKey)}
    </span>
  );
}
