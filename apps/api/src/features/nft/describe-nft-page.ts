import { AppError } from '@nova/shared/errors';
import { formatEther } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import type { NftDependencies } from './dependencies.ts';
import { readMarketNft } from './read-nft.ts';

/** What a link to an NFT says of it before anybody opens it. Plain text; the names are strangers'. */
export interface NftPageDescription {
  readonly title: string;
  readonly description: string;
  /** Address of its picture, where it is one of ours. */
  readonly image?: string;
}

const PAGE = /^(\/de)?\/nft\/(\d{1,15})$/;
const DESCRIPTION_CHARS = 200;
const TEXTS = {
  en: {
    price: (price: string) => `For sale for ${price} NAC.`,
    premium: 'Premium 3D NFT.',
    by: (address: string) => `By ${address}.`,
  },
  de: {
    price: (price: string) => `Für ${price.replace('.', ',')} NAC zu kaufen.`,
    premium: 'Premium-3D-NFT.',
    by: (address: string) => `Von ${address}.`,
  },
} as const;

/** The page of an NFT; null for any other, and for one that is not there or was taken out by an administrator. */
export async function describeNftPage(
  { db, clock }: ApiContext,
  dependencies: NftDependencies,
  path: string,
): Promise<NftPageDescription | null> {
  const [, german, id] = PAGE.exec(path) ?? [];
  if (id === undefined) return null;
  const texts = TEXTS[german === undefined ? 'en' : 'de'];
  const nft = await readMarketNft(db, dependencies, Number(id), clock()).catch((error: unknown) => {
    // Not found: the page itself will say so.
    if (error instanceof AppError) return null;
    throw error;
  });
  if (nft === null || nft.isHidden) return null;
  const name = nft.name ?? `NFT #${id}`;
  const facts = [
    nft.priceWei === null ? '' : texts.price(formatEther(BigInt(nft.priceWei))),
    nft.isPremium ? texts.premium : '',
    texts.by(`${nft.creator.slice(0, 6)}…${nft.creator.slice(-6)}`),
    (nft.description ?? '').slice(0, DESCRIPTION_CHARS),
  ];
  return {
    title: nft.collection ? `${name} · ${nft.collection.name}` : name,
    description: facts.filter((fact) => fact !== '').join(' '),
    ...(nft.image ? { image: nft.image.url } : {}),
  };
}
