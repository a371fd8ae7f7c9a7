import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { realtimeStatus, type RealtimeStatus } from '../../lib/realtime/realtime-events.ts';

/** `polled`: the live connection is down, but polling still succeeds. */
export type LiveStateName = RealtimeStatus | 'polled';

/**
 * Returns how current the data is: the state of the live
 * connection, unless polling succeeds or fails on its own.
 */
export function liveStateOf(line: RealtimeStatus, reading: 'read' | 'failed' | 'waiting'): LiveStateName {
  if (line === 'live') return reading === 'failed' ? 'delayed' : 'live';
  if (reading === 'read' && line !== 'connecting') return 'polled';
  return line;
}

const SHAPES = {
  live: 'sealed',
  connecting: 'idle',
  polled: 'idle',
  delayed: 'idle',
  offline: 'failed',
} as const;

/** One of the five states as shape and text, with its meaning as the title. */
export function LiveStateMark({ name }: { name: LiveStateName }) {
  const { t } = useTranslation();
  return (
    <span className={`state ${SHAPES[name]}`} title={t(`live.${name}Hint`)}>
      {t(`live.${name}`)}
    </span>
  );
}

/** Shows next to a list or panel whether it is live, polled, delayed or offline. */
export function LiveState({ reading }: { reading: 'read' | 'failed' | 'waiting' }) {
  const line = useStore(realtimeStatus, 'connecting');
  return (
    <span role="status">
      <LiveStateMark name={liveStateOf(line, reading)} />
    </span>
  );
}
