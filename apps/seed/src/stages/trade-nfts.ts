import { parseEther } from 'viem';
import type { NftPlan } from '../plan/world.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

const DAY_SECONDS = 86_400;

/** Offers, sells, withdraws and gives away NFTs as planned. */
export async function tradeNfts(context: SeedContext): Promise<void> {
  const { world, progress, journal, name } = context;
  const made = world.nfts.filter(({ index }) => journal.find(name(`nft ${index} mint`)) !== undefined);
  await progress.part('market', made.length, async (tick) => {
    await runWithConcurrency(made, AT_ONCE, async (nft) => {
      await follow(context, nft);
      tick();
    });
    const [offered, sold] = [journal.count(name('offer ')), journal.count(name('sale '))];
    const [withdrawn, givenAway] = [journal.count(name('withdrawal ')), journal.count(name('gift '))];
    const standing = offered - sold - withdrawn;
    return `${standing} for sale, ${sold} sold, ${withdrawn} withdrawn, ${givenAway} given away`;
  });
  const lowered = journal.count(name('price '));
  if (lowered > 0) progress.reportProgress(`    ${count(lowered, 'price')} lowered`);
}

async function follow(
  { journal, name, people }: SeedContext,
  { index, creator, fate }: NftPlan,
): Promise<void> {
  const { actions } = people[creator]!;
  const tokenId = BigInt(journal.numberOf(name(`nft ${index} mint`)));
  const now = () => Math.floor(Date.now() / 1000);
  const offer = (id: string, price: number, days: number) =>
    journal.once(name(id), () =>
      actions.offerNft(tokenId, parseEther(String(price)), now(), days * DAY_SECONDS),
    );
  if (fate.kind === 'given') {
    await journal.once(name(`gift ${index}`), async () => {
      await actions.transferNft(tokenId, people[fate.to]!.address);
    });
  }
  if (fate.kind === 'offered') {
    const [first, lowered] = fate.prices;
    await offer(`offer ${index}`, first!, fate.days);
    if (lowered !== undefined) await offer(`price ${index}`, lowered, fate.days);
  }
  if (fate.kind === 'withdrawn') {
    await offer(`offer ${index}`, fate.price, 7);
    await journal.once(name(`withdrawal ${index}`), async () => {
      await actions.withdrawOffer(tokenId);
    });
  }
  if (fate.kind === 'sold') {
    await offer(`offer ${index}`, fate.price, 30);
    await journal.once(name(`sale ${index}`), async () => {
      await people[fate.buyer]!.actions.buyNft(tokenId, parseEther(String(fate.price)));
    });
  }
}
