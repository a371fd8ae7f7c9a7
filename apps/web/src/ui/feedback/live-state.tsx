import { useStore } from '../../lib/store/create-store.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { realtimeStatus, type RealtimeStatus } from '../../lib/realtime/realtime-events.ts';

/** `polled`: the line is down, but asking again and again still brings answers. */
export type LiveStateName = RealtimeStatus | 'polled';

/** How current what is shown is: the word of the live line, unless reading itself does or does not work. */
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

/** One of the five, by shape and word; what it means is in its title. */
export function LiveStateMark({ name }: { name: LiveStateName }) {
  const { t } = useTranslation();
  return (
    <span className={`state ${SHAPES[name]}`} title={t(`live.${name}Hint`)}>
      {t(`live.${name}`)}
    </span>
  );
}

/** Says beside a list or panel whether it moves by itself: live, asked for again and again, delayed or offline. */
export function LiveState({ reading }: { reading: 'read' | 'failed' | 'waiting' }) {
  const line = useStore(realtimeStatus, 'connecting');
  return (
    <span role="status">
      <LiveStateMark name={liveStateOf(line, reading)} />
    </span>
  );
}
