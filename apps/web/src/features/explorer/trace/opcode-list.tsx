import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { STALE_MS } from '../../../lib/queries/query-client.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Frame } from './list-frames.ts';
import { type LoggedStep, readSteps } from './read-steps.ts';
import { StepMemory } from './step-memory.tsx';

/** An opcode as the node's struct logger returns it. */
interface RpcStep extends LoggedStep {
  readonly pc: number;
  readonly gas: number;
  readonly gasCost: number;
  readonly stack: readonly string[];
  readonly storage?: Readonly<Record<string, string>>;
}

const PAGE_ROWS = 50;

/** An opcode with its position in the call, starting at 1. */
type NumberedStep = readonly [number: number, step: RpcStep];

/** Reads one page of the opcodes of a call; the row after the page shows whether there are more. */
function useOpcodes(hash: string, frame: Frame, offset: number) {
  return useQuery({
    queryKey: [...queryKeys.trace(hash), 'opcodes', frame.run, offset],
    queryFn: async ({ signal }) => {
      const page = { hash, frame, offset, limit: PAGE_ROWS + 1 };
      const steps = await readSteps<RpcStep>(page, {}, signal);
      return { steps: steps.slice(0, PAGE_ROWS), hasMore: steps.length > PAGE_ROWS };
    },
    staleTime: STALE_MS.sealed,
    placeholderData: keepPreviousData,
  });
}

function Words({ name, words }: { name: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <pre tabIndex={0}>
          <code>{words.join('\n')}</code>
        </pre>
      </dd>
    </>
  );
}

interface StepStateProps {
  readonly hash: string;
  readonly frame: Frame;
  readonly numbered: NumberedStep;
}

/** Stack with its top first, the slots that the opcode used, and its memory on demand. */
function StepState({ hash, frame, numbered: [position, { stack, storage }] }: StepStateProps) {
  const { t } = useTranslation('explorer');
  return (
    <details className="opcode-state">
      <summary>{t('trace.opcodes.show', { count: String(stack.length) })}</summary>
      <dl>
        <Words name={t('trace.opcodes.stack')} words={stack.toReversed()} />
        <Words
          name={t('trace.opcodes.storage')}
          words={Object.entries(storage ?? {}).map(([slot, value]) => `${slot}: ${value}`)}
        />
      </dl>
      <StepMemory hash={hash} frame={frame} offset={position - 1} />
    </details>
  );
}

function useStepColumns(hash: string, frame: Frame): readonly Column<NumberedStep>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const number = (value: number) => <span className="num">{formatInteger(value, language)}</span>;
  return [
    { id: 'step', head: t('trace.opcodes.step'), waiting: 'w-8', cell: ([position]) => number(position) },
    {
      id: 'op',
      head: t('trace.opcodes.opcode'),
      isRowHead: true,
      waiting: 'w-20',
      cell: ([, { op, pc }]) => (
        <>
          <span className="num">{op}</span> <span className="num faint small">{pc}</span>
        </>
      ),
    },
    {
      id: 'cost',
      head: t('trace.opcodes.cost'),
      isRight: true,
      waiting: 'w-14',
      cell: ([, { gasCost }]) => number(gasCost),
    },
    {
      id: 'left',
      head: t('trace.opcodes.left'),
      isRight: true,
      waiting: 'w-16',
      cell: ([, { gas }]) => number(gas),
    },
    {
      id: 'state',
      head: t('trace.opcodes.state'),
      waiting: 'w-28',
      cell: (numbered) => <StepState hash={hash} frame={frame} numbered={numbered} />,
    },
  ];
}

/** The opcodes of one call in pages, with gas, stack and storage of each. */
export function OpcodeList({ hash, frame }: { hash: string; frame: Frame }) {
  const { t } = useTranslation('explorer');
  const [offset, setOffset] = useState(0);
  const columns = useStepColumns(hash, frame);
  const { data, error, refetch } = useOpcodes(hash, frame, offset);
  const top = useRef<HTMLDivElement>(null);
  // The list opens below the calls, out of sight on a long trace.
  useEffect(() => top.current?.scrollIntoView({ block: 'nearest' }), []);
  const title = t('trace.opcodes.title', { number: String(frame.index + 1) });
  return (
    <div ref={top}>
      <Panel title={title}>
        <DataTable
          caption={title}
          columns={columns}
          rows={error ? undefined : data?.steps.map((step, index) => [offset + index + 1, step] as const)}
          keyOf={([position]) => position}
          failure={{ error, title: t('trace.opcodes.failed'), onRetry: () => void refetch() }}
          empty={{ title: t('trace.opcodes.emptyTitle'), text: t('trace.opcodes.emptyText') }}
          isDense
        />
        {offset > 0 || data?.hasMore ? (
          <div className="in moves">
            <Button isSmall disabled={offset === 0} onClick={() => setOffset(offset - PAGE_ROWS)}>
              {t('trace.opcodes.back')}
            </Button>
            <Button isSmall disabled={!data?.hasMore} onClick={() => setOffset(offset + PAGE_ROWS)}>
              {t('trace.opcodes.next')}
            </Button>
          </div>
        ) : null}
      </Panel>
    </div>
  );
}
