import { QueryProvider } from '../../../lib/queries/query-provider.tsx';
import { CollectButton } from './collect-button.tsx';

/** The collect button with the query cache it needs, for pages that start without it. Loaded on demand. */
export function CollectPart({ isWide }: { isWide: boolean }) {
  return (
    <QueryProvider>
      <CollectButton isWide={isWide} />
    </QueryProvider>
  );
}
