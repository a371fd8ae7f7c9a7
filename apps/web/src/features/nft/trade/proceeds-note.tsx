import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { requestChain } from '../../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { NftTransactionNote } from './nft-transaction-note.tsx';
import { nftKeys } from '../nft-keys.ts';
import type { NftClient } from '../nft-client.ts';
import { useNftTransaction } from './use-nft-transaction.ts';
import { useMarketFacts } from '../market/use-market.ts';

async function readProceeds(address: Hex, marketplace: Hex, signal: AbortSignal): Promise<bigint> {
  const { proceedsCall } = await import('./nft-transactions.ts');
  const { to, data } = proceedsCall(address, { nft: marketplace, marketplace });
  return BigInt(await requestChain<Hex>('eth_call', [{ to, data }, 'latest'], signal));
}

/** Proceeds of a sale that could not be delivered to a contract wallet and are held in the marketplace. */
export function ProceedsNote({ address, client }: { address: Hex; client: NftClient }) {
  const { t } = useTranslation('nft');
  const marketplace = useMarketFacts().data?.marketplace ?? null;
  const transaction = useNftTransaction(client);
  const { data: waiting = 0n } = useQuery({
    queryKey: nftKeys.proceeds(address),
    queryFn: ({ signal }) => readProceeds(address, marketplace!, signal),
    enabled: marketplace !== null,
  });
  if (waiting === 0n) return null;
  return (
    <>
      <Note
        step={
          <Button
            isSmall
            isBusy={transaction.isRunning}
            onClick={() => void transaction.run({ kind: 'withdraw' })}
          >
            {t('proceeds.submit')}
          </Button>
        }
      >
        {t('proceeds.text')} <Amount wei={waiting} />
      </Note>
      <NftTransactionNote state={transaction.state} />
    </>
  );
}
