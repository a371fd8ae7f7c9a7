import type { Block } from '@nova/shared/explorer/schemas';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import { traceOfBlock } from '../../../ui/trace/block-trace.ts';
import { Trace } from '../../../ui/trace/trace.tsx';

/** A few actions, newest first, each with its waveform and its age: too few for a chart over time. */
export function LastActions({ blocks }: { blocks: readonly Block[] }) {
  const { localize } = useLanguage();
  const { nameBlock } = useActionNames();
  return (
    <ul className="in last-actions">
      {blocks.map((block) => (
        <li key={block.number}>
          <Link to={localize(`/explorer/block/${block.number}`)}>
            <Trace {...traceOfBlock(block)} width={160} height={40} />
            <span>{nameBlock(block)}</span>
            <span className="faint small">
              <TimeAgo time={block.timestamp} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
