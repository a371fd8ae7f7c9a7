import { QueryProvider } from '../../../lib/queries/query-provider.tsx';
import { CollectButton } from './collect-button.tsx';

/** The collect button with its own query client, for pages that start without one. Loaded on demand. */
export function CollectPart({ isWide }: { isWide: boolean }) {
  return (
    <QueryProvider>
      <CollectButton isWide={isWide} />
    </QueryProvider>
  );
}
