import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { Block, Transaction } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';

type BlockParts = Pick<Block, 'number' | 'action' | 'from' | 'to' | 'transaction_count'>;

export interface ActionNames {
  /** Returns the text of an action: "Energy collected". */
  readonly nameAction: (actionKey: string) => string;
  readonly nameBlock: (block: BlockParts) => string;
  readonly nameTransaction: (
    transaction: Pick<Transaction, 'action' | 'contract_address' | 'selector'>,
  ) => string;
}

/**
 * Returns functions for the names of actions, and of
 * transactions without one, which are shown before the hash.
 */
export function useActionNames(): ActionNames {
  const { t, has } = useTranslation();
  const nameAction = (key: string) =>
    has(`actions.${key}`)
      ? t(`actions.${key as ActionKey}`)
      : // A partner's own key is its name; an unreadable one stays hex.
        t('otherAction', { key: key.startsWith('0x') ? shortenHex(key) : key });
  return {
    nameAction,
    nameBlock: ({ number, action, from, to, transaction_count: transactionCount }) => {
      if (action) return nameAction(action.action_key);
      if (transactionCount === 0 || !from) return t(number === 0 ? 'noAction.genesis' : 'noAction.heartbeat');
      return to ? t('noAction.transaction') : t('noAction.creation');
    },
    nameTransaction: ({ action, contract_address: contractAddress, selector }) => {
      if (action) return nameAction(action.action_key);
      if (contractAddress) return t('noAction.creation');
      return selector ? t('noAction.call') : t('noAction.transfer');
    },
  };
}
