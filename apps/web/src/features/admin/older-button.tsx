import { Button } from '../../ui/button.tsx';
import type { AdminListState } from './use-admin-list.ts';

interface OlderButtonProps {
  readonly list: Pick<AdminListState<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly label: string;
}

/** Loads the next page of an admin list; absent after the last one. */
export function OlderButton({ list, label }: OlderButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="in">
      <Button isSmall isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
