import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';
import { LatestBlocksTable } from '../block/blocks-table.tsx';

const ROWS = 6;

/** The home page's short list of blocks, updated live. */
export function LatestOnHome() {
  return (
    <div className="panel">
      <SectionBoundary>
        <LatestBlocksTable rows={ROWS} isRewardedOnly />
      </SectionBoundary>
    </div>
  );
}
