import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { askChain } from '../../../lib/chain/chain-rpc.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Note } from '../../../ui/note.tsx';
import { DeedNote } from './deed-note.tsx';
import { nftKeys } from '../nft-keys.ts';
import type { NftWays } from '../nft-ways.ts';
import { useDeed } from './use-deed.ts';
import { useMarketFacts } from '../market/use-market.ts';

async function readProceeds(address: Hex, marketplace: Hex, signal: AbortSignal): Promise<bigint> {
  const { proceedsCall } = await import('./nft-deeds.ts');
  const { to, data } = proceedsCall(address, { nft: marketplace, marketplace });
  return BigInt(await askChain<Hex>('eth_call', [{ to, data }, 'latest'], signal));
}

/** Coins of a sale that could not be delivered to a contract wallet wait in the marketplace. */
export function ProceedsNote({ address, ways }: { address: Hex; ways: NftWays }) {
  const { t } = useTranslation('nft');
  const marketplace = useMarketFacts().data?.marketplace ?? null;
  const deed = useDeed(ways);
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
          <Button isSmall isBusy={deed.isRunning} onClick={() => void deed.run({ kind: 'withdraw' })}>
            {t('proceeds.press')}
          </Button>
        }
      >
        {t('proceeds.text')} <Amount wei={waiting} />
      </Note>
      <DeedNote state={deed.state} />
    </>
  );
}
