import { PALETTES } from '../art/palettes.ts';
import { chanceOf, shuffle } from '../chance.ts';
import { TOKENS } from './texts.ts';
import type { PersonPlan, TokenPlan } from './world.ts';

const PER_PERSON = 0.15;
const SUPPLIES = [500, 1_000, 2_400, 10_000, 21_000, 100_000, 1_000_000] as const;
const HOLDERS_LEAST = 3;

/** Plans tokens and their transfers. The last one is created for a user without a wallet, if there is one. */
export function planTokens(seed: number, generation: number, people: readonly PersonPlan[]): TokenPlan[] {
  const count = Math.max(2, Math.round(people.length * PER_PERSON));
  const ideas = shuffle(chanceOf(seed, generation, 'tokens'), TOKENS);
  const wallets = people.filter(({ login }) => login !== 'email').map(({ index }) => index);
  const without = people.find(({ login }) => login === 'email');
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceOf(seed, generation, 'token', index);
    const { name, symbol, about } = ideas[index % ideas.length]!;
    const isOrdered = index === count - 1 && without !== undefined;
    const creator = isOrdered ? without.index : wallets[(index * 5 + 1) % wallets.length]!;
    const supply = chance.pick(SUPPLIES);
    const others = shuffle(
      chance,
      wallets.filter((wallet) => wallet !== creator),
    );
    const holders = others.slice(0, HOLDERS_LEAST + chance.below(Math.max(1, Math.floor(people.length / 4))));
    return {
      index,
      creator,
      name,
      symbol,
      about,
      supply,
      // An account without a wallet receives the supply but cannot sign transfers.
      transfers: isOrdered ? [] : planTransfers(chance, { creator, holders, supply }),
      artwork: {
        palette: chance.below(PALETTES.length),
        seed: `${seed} ${generation} token ${index}`,
        type: index % 2 === 0 ? 'svg' : 'png',
      },
    };
  });
}

/** Plans transfers: first from the creator to every holder, then of small amounts between some of them. */
function planTransfers(
  chance: ReturnType<typeof chanceOf>,
  { creator, holders, supply }: { creator: number; holders: readonly number[]; supply: number },
): TokenPlan['transfers'] {
  const initialTransfers = holders.map((to) => ({
    from: creator,
    to,
    amount: Math.max(4, Math.floor((supply * (2 + chance.below(60))) / 100 / holders.length)),
  }));
  const passed = initialTransfers.flatMap(({ to: from, amount }, position) => {
    const to = initialTransfers[(position + 1) % initialTransfers.length]!.to;
    return to !== from && chance.isOneIn(2)
      ? [{ from, to, amount: 1 + chance.below(Math.floor(amount / 2)) }]
      : [];
  });
  return [...initialTransfers, ...passed];
}
