import type { PreparedToken, TokenOrder } from '@nova/shared/token/schemas';
import { type Hex, parseEther } from 'viem';
import { drawLogo } from '../art/draw-logo.ts';
import { toPng } from '../art/create-picture.ts';
import type { TokenPlan } from '../plan/world.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';
import { upload } from './create-nfts.ts';

/** Creates tokens with logos and transfers some of them between users. */
export async function createTokens(context: SeedContext): Promise<void> {
  const { world, progress, journal, name } = context;
  const total = world.tokens.reduce((sum, { transfers }) => sum + 1 + transfers.length, 0);
  await progress.part('tokens', total, async (tick) => {
    await runWithConcurrency(world.tokens, AT_ONCE, async (plan) => {
      const token = await journal.once(name(`token ${plan.index} create`), () => create(context, plan));
      tick();
      if (token !== null) await handAround(context, plan, token, tick);
    });
    const made = world.tokens.filter(
      ({ index }) => journal.find(name(`token ${index} create`)) !== undefined,
    );
    return `${count(made.length, 'token')}, ${count(journal.count(name('payment ')), 'transfer')}`;
  });
}

/** @returns the token's address */
async function create({ people, name }: SeedContext, plan: TokenPlan): Promise<Hex> {
  const creator = people[plan.creator]!;
  const svg = drawLogo(plan.artwork);
  const logo = await upload(
    creator,
    'logo',
    plan.artwork.type === 'svg' ? Buffer.from(svg) : await toPng(svg),
  );
  const about = { name: plan.name, symbol: plan.symbol, description: plan.about, logo };
  const supply = parseEther(String(plan.supply));
  if (!creator.hasWallet) {
    const request = name(`token ${plan.index}`).replaceAll(' ', '-');
    const body = { ...about, supply: supply.toString(), request_id: request };
    return (await creator.request<TokenOrder>('/api/v1/token-creator/orders', { body })).token;
  }
  const prepared = await creator.request<PreparedToken>('/api/v1/token-creator/metadata', { body: about });
  return creator.actions.createToken(prepared.name, prepared.symbol, supply, prepared.contract_uri);
}

async function handAround(
  { people, journal, name }: SeedContext,
  { index, transfers }: TokenPlan,
  token: Hex,
  tick: () => void,
): Promise<void> {
  for (const [position, { from, to, amount }] of transfers.entries()) {
    await journal.once(name(`payment ${index} ${position}`), async () => {
      await people[from]!.actions.payToken(token, people[to]!.address, parseEther(String(amount)));
    });
    tick();
  }
}
