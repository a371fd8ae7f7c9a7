import { ApiError } from '../../lib/api/http.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/list-states.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { SpecimenProps } from './kit-entry.ts';
import { useKitTexts } from './kit-texts.ts';

const ROWS = ['w-28', 'w-20', 'w-32', 'w-24'];

export function ListsKit({ nameHere }: SpecimenProps) {
  const { lists, buttons, toasts } = useKitTexts();
  return (
    <>
      <Panel title={nameHere(lists.emptyTitle)}>
        <EmptyState
          title={lists.emptyTitle}
          text={lists.emptyText}
          step={
            <ButtonLink isSmall to="#lists">
              {buttons.mint}
            </ButtonLink>
          }
        />
      </Panel>
      <Panel title={nameHere(lists.failed)}>
        <ErrorState
          title={lists.failed}
          error={new ApiError('unreachable', 0, '')}
          onRetry={() => showToast({ tone: 'done', title: toasts.retry })}
        />
      </Panel>
      <Panel title={nameHere(lists.loading)}>
        <div className="in grid gap-6" aria-busy="true">
          {ROWS.map((width) => (
            <div key={width} className="grid grid-cols-3 gap-6">
              <Skeleton className="w-20" />
              <Skeleton isFlat className="w-16" />
              <Skeleton className={width} />
            </div>
          ))}
        </div>
      </Panel>
    </>
  );
}
