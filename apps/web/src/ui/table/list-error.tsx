import { ApiError } from '../../lib/api/http.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useHydratedSearch } from '../../lib/page/use-hydrated-search.ts';
import { ButtonLink } from '../button.tsx';
import { ErrorState, type ErrorStateProps } from '../feedback/list-states.tsx';
import { writeListPosition } from '../pagination/list-position.ts';

// The api's codes, copied because their modules would load zod as well; the second one is for a cursor of any length.
const INVALID = ['invalid_cursor', 'invalid_input'];

/** Why a list failed to load. A place in the list that is no longer valid leads to the first page instead of a retry. */
export function ListError({ error, ...state }: ErrorStateProps) {
  const { t } = useTranslation();
  const search = useHydratedSearch();
  const isLost = error instanceof ApiError && INVALID.includes(error.code) && search.has('cursor');
  return isLost ? (
    <ErrorState
      {...state}
      error={new ApiError(INVALID[0]!, error.status, '')}
      step={
        <ButtonLink isSmall to={writeListPosition(search, { cursor: null })}>
          {t('list.first')}
        </ButtonLink>
      }
    />
  ) : (
    <ErrorState {...state} error={error} />
  );
}
