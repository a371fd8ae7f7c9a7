import type { TokenApproval } from '@nova/shared/explorer/token-schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { sendAndWait } from '../../../lib/transaction/send-transaction.ts';
import { simulate } from '../../../lib/transaction/simulate.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { useFailureText } from '../../../lib/transaction/use-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.ts';
import { encodeRevocation } from './approval-calls.ts';

export interface RevokeButtonProps {
  readonly owner: Hex;
  readonly approval: TokenApproval;
  readonly onSend: SendTransaction;
}

/** Revokes an approval with the owner's wallet and waits for the block. */
export function RevokeButton({ owner, approval, onSend }: RevokeButtonProps) {
  const { t } = useTranslation('explorer');
  const errorText = useErrorText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { error, isPending, isSuccess, mutate } = useMutation({
    mutationFn: async () => {
      const call = encodeRevocation(approval);
      // A reverted transaction costs a fee, so the call is simulated before the wallet opens.
      await simulate(call, owner, () => null);
      await sendAndWait(call, onSend);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.address(owner) }),
  });
  const failure = error instanceof TransactionFailure ? failureText(error) : error && errorText(error);
  return (
    <span role="status">
      {isSuccess ? (
        <span className="field-ok">{t('approval.revoked')}</span>
      ) : (
        <Button isSmall variant="danger" isBusy={isPending} onClick={() => mutate()}>
          {t(isPending ? 'approval.revoking' : 'approval.revoke')}
        </Button>
      )}
      {failure ? <span className="field-error">{failure}</span> : null}
    </span>
  );
}
