import type { Stats } from '@nova/shared/explorer/schemas';
import type { Market } from '@nova/shared/nft/schemas';
import { ApiClient } from './api-client.ts';
import type { FoundNova } from './find-nova.ts';
import type { Journal } from './journal.ts';
import { Person } from './person.ts';
import { planWorld } from './plan/plan-world.ts';
import type { Progress } from './progress.ts';
import { act } from './stages/act.ts';
import { addPartners } from './stages/add-partners.ts';
import { arrive } from './stages/arrive.ts';
import { buyCoins } from './stages/buy-coins.ts';
import { count, type SeedContext } from './stages/seed-context.ts';
import { sendGas, shareGas } from './stages/send-gas.ts';
import { createNfts } from './stages/create-nfts.ts';
import { createTokens } from './stages/create-tokens.ts';
import { noteStatus } from './stages/note-status.ts';
import { tradeNfts } from './stages/trade-nfts.ts';
import { write } from './stages/write.ts';

/** Maximum number of skipped steps that are printed with their reasons. */
const REASONS_SHOWN = 5;

/**
 * Creates the next generation, or completes an interrupted one. @returns its number
 * @throws Stopped, Unreachable
 */
export async function fillWorld(
  nova: FoundNova,
  wanted: { readonly seed: number; readonly people: number; readonly signal: AbortSignal },
  { journal, progress }: { readonly journal: Journal; readonly progress: Progress },
): Promise<number> {
  const { seed, signal } = wanted;
  let generation = 1;
  while (journal.find(`generation ${generation} done`) !== undefined) {
    reportExisting(journal, progress, { seed, generation });
    generation += 1;
  }
  const begun = journal.numberOf(`generation ${generation}`);
  const size = (await journal.once(`generation ${generation}`, () => Promise.resolve(wanted.people)))!;
  if (begun > 0)
    progress.reportProgress(
      `  Continuing generation ${generation} of ${begun} people, which was interrupted.`,
    );
  else
    progress.reportProgress(
      `  Generation ${generation} of world ${seed}: creating ${size} people at ${nova.origin}.`,
    );
  if (!nova.hasManyAddresses) {
    progress.reportProgress(
      '  Nova sees all of them in one network. Its limits make this slower, and only a',
    );
    progress.reportProgress('  few receive the welcome bonus today.');
  }
  const world = planWorld(seed, generation, size);
  const people = world.people.map((plan) => new Person(nova, plan, { seed, generation, signal }));
  const name = (action: string) => nameOf(seed, generation, action);
  const context: SeedContext = { nova, world, people, journal, progress, name };
  try {
    await doAll(context);
  } finally {
    for (const { api } of people) api.close();
  }
  await journal.once(`generation ${generation} done`, () => Promise.resolve(true));
  reportSkipped(context);
  await reportTotals(nova, signal, progress);
  return generation;
}

async function doAll(context: SeedContext): Promise<void> {
  await arrive(context);
  await act(context, 'first');
  const ready = await sendGas(context);
  await buyCoins(context, ready);
  await shareGas(context, ready);
  await buyCoins(context, context.people);
  await createNfts(context);
  await tradeNfts(context);
  await createTokens(context);
  await write(context);
  await act(context, 'later');
  await addPartners(context);
  await noteStatus(context);
}

const nameOf = (seed: number, generation: number, action: string) => `seed ${seed} ${generation} ${action}`;

function reportExisting(
  journal: Journal,
  progress: Progress,
  { seed, generation }: { readonly seed: number; readonly generation: number },
): void {
  const people = journal.numberOf(`generation ${generation}`);
  const of = (action: string) => journal.count(nameOf(seed, generation, action));
  const minted = journal.count(nameOf(seed, generation, 'nft '));
  const created = of('token ');
  progress.reportProgress(
    `  Generation ${generation} is complete: ${people} people, ${count(of('purchase '), 'purchase')}, ${count(minted, 'NFT')}, ${count(of('sale '), 'sale')}, ${count(created, 'token')}.`,
  );
}

function reportSkipped({ journal, progress, name }: SeedContext): void {
  const leftOut = journal.leftOut(name(''));
  if (leftOut.length === 0) return;
  progress.reportProgress(
    `  ${count(leftOut.length, 'action')} skipped, because Nova rejected ${leftOut.length === 1 ? 'it' : 'them'}:`,
  );
  for (const { id, reason } of leftOut.slice(0, REASONS_SHOWN))
    progress.reportProgress(`    ${id.slice(name('').length)}: ${reason}`);
  if (leftOut.length > REASONS_SHOWN)
    progress.reportProgress(`    and ${leftOut.length - REASONS_SHOWN} more`);
}

async function reportTotals(nova: FoundNova, signal: AbortSignal, progress: Progress): Promise<void> {
  const api = new ApiClient(nova.origin, signal);
  const [stats, market] = await Promise.all([
    api.request<Stats>('/api/v1/stats'),
    api.request<Market>('/api/v1/market'),
  ]).finally(() => api.close());
  progress.reportProgress(
    `\n  Nova has ${stats.total_blocks} blocks, ${stats.total_actions} actions, ${stats.total_addresses} addresses, ${market.totals.nfts} NFTs in ${market.totals.collections} collections, ${stats.total_tokens} tokens now.`,
  );
}
