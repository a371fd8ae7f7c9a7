import { ApiError } from '../../../lib/api/http.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { useTransactionErrorText } from '../trade/nft-transaction-note.tsx';

interface NeedsFile {
  readonly of: 'image' | 'model';
}

/**
 * Returns which file must be chosen again; null for other errors.
 * Identified by name, because the throwing module loads late.
 */
export function neededFile(error: unknown): 'image' | 'model' | null {
  return error instanceof Error && error.name === 'FileNeeded' ? (error as Error & NeedsFile).of : null;
}

/** Returns a function that explains why an NFT was not minted. */
export function useCreationErrorText(): (error: unknown) => string {
  const { t, has } = useTranslation('nft');
  const failureText = useTransactionErrorText();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof TransactionFailure) return failureText(error);
    const needed = neededFile(error);
    if (needed) return t(needed === 'image' ? 'resume.imageNeeded' : 'resume.modelNeeded');
    if (error instanceof ApiError && has(`refused.${error.code}`))
      return t(`refused.${error.code as 'upload_quota'}`);
    return errorText(error);
  };
}
