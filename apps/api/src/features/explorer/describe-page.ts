import type { Queryable } from '@nova/db/database';
import { ADDRESS_DISPLAY_CHARS } from '@nova/shared/wallet/constants';
import { AppError } from '@nova/shared/errors';
import { addressSchema } from '@nova/shared/hex';
import { addressStats, transactions } from '@nova/db/schema/explorer';
import { eq } from 'drizzle-orm';
import { formatEther } from 'viem';
import { languageOf, LOCALE, stripLanguage, type Language } from '@nova/shared/language/language';
import { readBlock } from './lists/blocks.ts';
import { readContractNames } from './contract-names.ts';
import { readNft } from './lists/nfts.ts';
import { toBlockId, toNftId, toTransactionHash } from './search/parse-ids.ts';
import { findToken } from './lists/tokens.ts';

/** Preview of a page for links. Plain text; names in it come from users and are not trusted. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
}

const PAGE = /^\/explorer\/(block|tx|address|token)\/([^/]+)(?:\/([^/]+))?$/;

/** Titles match the website's registry of pages. */
const TEXTS = {
  en: {
    block: (number: number) => `Block ${number}`,
    transaction: (hash: string) => `Transaction ${hash}`,
    address: (name: string) => `Address ${name}`,
    token: (name: string) => `Token ${name}`,
    nft: (id: string, name: string) => `NFT ${id} of ${name}`,
    sealed: (time: string, count: number) =>
      `Sealed on ${time} with ${count} ${count === 1 ? 'transaction' : 'transactions'}.`,
    proves: (key: string, points: number) => ` Proof of Action: ${key}, ${points} EP.`,
    moved: (from: string, to: string, value: string, block: number) =>
      `From ${from} to ${to}: ${value} NAC, in block ${block}`,
    states: { successful: 'successful', failed: 'failed' },
    creation: 'a new contract',
    activity: (count: number, points: number) =>
      `${count} ${count === 1 ? 'transaction' : 'transactions'}, ${points} Energy Points earned.`,
    holders: (holders: number, transfers: number) =>
      `${holders} ${holders === 1 ? 'holder' : 'holders'}, ${transfers} ${transfers === 1 ? 'transfer' : 'transfers'}.`,
    owner: (owner: string) => `Owned by ${owner}.`,
    nobody: 'Burnt.',
  },
  de: {
    block: (number: number) => `Block ${number}`,
    transaction: (hash: string) => `Transaktion ${hash}`,
    address: (name: string) => `Adresse ${name}`,
    token: (name: string) => `Token ${name}`,
    nft: (id: string, name: string) => `NFT ${id} aus ${name}`,
    sealed: (time: string, count: number) =>
      `Versiegelt am ${time} mit ${count} ${count === 1 ? 'Transaktion' : 'Transaktionen'}.`,
    proves: (key: string, points: number) => ` Proof-of-Action: ${key}, ${points} EP.`,
    moved: (from: string, to: string, value: string, block: number) =>
      `Von ${from} an ${to}: ${value} NAC, in Block ${block}`,
    states: { successful: 'erfolgreich', failed: 'fehlgeschlagen' },
    creation: 'einen neuen Vertrag',
    activity: (count: number, points: number) =>
      `${count} ${count === 1 ? 'Transaktion' : 'Transaktionen'}, ${points} Energy Points verdient.`,
    holders: (holders: number, transfers: number) =>
      `${holders} Inhaber, ${transfers} ${transfers === 1 ? 'Transfer' : 'Transfers'}.`,
    owner: (owner: string) => `Gehört ${owner}.`,
    nobody: 'Verbrannt.',
  },
} as const;

/**
 * Describes the page of a block, transaction, address, token or NFT; null for another page or if it does not
 * exist.
 */
export async function describeExplorerPage(db: Queryable, path: string): Promise<PageDescription | null> {
  const [, what, id = '', tokenId] = PAGE.exec(stripLanguage(path)) ?? [];
  const language = languageOf(path);
  try {
    if (what === 'token') return await describeToken(db, id, tokenId, language);
    if (tokenId !== undefined) return null;
    if (what === 'block') return await describeBlock(db, id, language);
    if (what === 'tx') return await describeTransaction(db, id, language);
    return what === 'address' ? await describeAddress(db, id, language) : null;
  } catch (error) {
    // The page itself reports that nothing was found.
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function describeBlock(db: Queryable, id: string, language: Language): Promise<PageDescription> {
  const texts = TEXTS[language];
  const block = await readBlock(db, toBlockId(id));
  const action = block.status === 'sealed' ? block.action : null;
  const time = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(block.timestamp));
  return {
    title: texts.block(block.number),
    description:
      texts.sealed(time, block.transactions.length) +
      (action ? texts.proves(action.action_key, action.points) : ''),
  };
}

async function describeTransaction(
  db: Queryable,
  id: string,
  language: Language,
): Promise<PageDescription | null> {
  const texts = TEXTS[language];
  const hash = toTransactionHash(id);
  const [row] = await db.select().from(transactions).where(eq(transactions.hash, hash));
  if (!row) return null;
  const to = row.to === null ? texts.creation : shorten(row.to);
  const moved = texts.moved(shorten(row.from), to, formatEther(row.value), row.blockNumber);
  return {
    title: texts.transaction(shorten(hash)),
    description: `${moved} (${texts.states[row.isSuccessful ? 'successful' : 'failed']}).`,
  };
}

async function describeAddress(
  db: Queryable,
  id: string,
  language: Language,
): Promise<PageDescription | null> {
  const texts = TEXTS[language];
  const parsed = addressSchema.safeParse(id);
  if (!parsed.success) return null;
  const [[stats], names] = await Promise.all([
    db.select().from(addressStats).where(eq(addressStats.address, parsed.data)),
    readContractNames(db),
  ]);
  const name = names.get(parsed.data);
  return {
    title: texts.address(name ? `${name} (${shorten(parsed.data)})` : shorten(parsed.data)),
    description: texts.activity(stats?.transactionCount ?? 0, stats?.energyEarned ?? 0),
  };
}

async function describeToken(
  db: Queryable,
  id: string,
  tokenId: string | undefined,
  language: Language,
): Promise<PageDescription | null> {
  const texts = TEXTS[language];
  const address = addressSchema.safeParse(id);
  const token = address.success ? await findToken(db, address.data) : null;
  if (!token) return null;
  const name = token.name ?? shorten(token.address);
  if (tokenId === undefined) {
    return { title: texts.token(name), description: texts.holders(token.holder_count, token.transfer_count) };
  }
  const nft = await readNft(db, token.address, toNftId(id, tokenId).tokenId);
  return {
    title: texts.nft(
      nft.token_id.length > 2 * ADDRESS_DISPLAY_CHARS ? shorten(nft.token_id) : nft.token_id,
      name,
    ),
    description: nft.owner === null ? texts.nobody : texts.owner(shorten(nft.owner)),
  };
}

/** Returns the first and last six characters. */
function shorten(text: string): string {
  return `${text.slice(0, ADDRESS_DISPLAY_CHARS)}…${text.slice(-ADDRESS_DISPLAY_CHARS)}`;
}
