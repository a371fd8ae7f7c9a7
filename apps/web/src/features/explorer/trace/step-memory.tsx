import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import type { Frame } from './list-frames.ts';
import { listMemory, type RpcMemory } from './list-memory.ts';
import { type LoggedStep, readSteps } from './read-steps.ts';

/** Words of memory that are shown; a phone stalls with more. */
const WORDS_SHOWN = 256;

/** Reads the memory before an opcode and before the next one, which is what it wrote. */
function useMemory({ hash, frame, offset }: StepMemoryProps, isOpen: boolean) {
  return useQuery({
    queryKey: [...queryKeys.trace(hash), 'memory', frame.run, offset],
    queryFn: async ({ signal }) => {
      const options = { enableMemory: true, disableStorage: true };
      const steps = await readSteps<LoggedStep & RpcMemory>(
        { hash, frame, offset, limit: 2 },
        options,
        signal,
      );
      // cosmos/evm returns no memory.
      if (steps[0]?.memory === undefined) return null;
      return listMemory(steps[0].memory, steps[1]?.memory);
    },
    enabled: isOpen,
    staleTime: STALE_MS.sealed,
  });
}

interface StepMemoryProps {
  readonly hash: string;
  readonly frame: Frame;
  /** Position of the opcode in its call, starting at 0. */
  readonly offset: number;
}

/** The memory of a call after one of its opcodes, word by word, with the words that the opcode changed in bold. */
export function StepMemory(props: StepMemoryProps) {
  const { t } = useTranslation('explorer');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useMemory(props, isOpen);
  if (!isOpen) {
    return (
      <Button isSmall onClick={() => setOpen(true)}>
        {t('trace.opcodes.showMemory')}
      </Button>
    );
  }
  if (error) {
    const retry = (
      <Button isSmall onClick={() => void refetch()}>
        {common('list.retry')}
      </Button>
    );
    return (
      <Note tone="error" step={retry}>
        {t('trace.opcodes.memoryFailed')}
      </Note>
    );
  }
  if (isPending) return <p className="muted small">{t('trace.opcodes.readingMemory')}</p>;
  if (data === null) return <p className="muted small">{t('trace.opcodes.memoryMissing')}</p>;
  if (data.length === 0) return <p className="muted small">{t('trace.opcodes.noMemory')}</p>;
  return (
    <dl className="memory">
      <dt>{t('trace.opcodes.memory')}</dt>
      <dd>
        <pre tabIndex={0}>
          {data.slice(0, WORDS_SHOWN).map(({ at, word, isChanged }) => (
            <code key={at}>
              {at}: {isChanged ? <mark>{word}</mark> : word}
            </code>
          ))}
        </pre>
        {data.length > WORDS_SHOWN ? (
          <p className="muted small">
            {t('trace.opcodes.memoryCut', { shown: WORDS_SHOWN, count: data.length })}
          </p>
        ) : null}
      </dd>
    </dl>
  );
}
