import { AppError } from '@nova/shared/errors';
import { formatEther } from 'viem';
import { languageOf, stripLanguage } from '@nova/shared/language/language';
import type { ApiContext } from '../../http/api-context.ts';
import type { NftDependencies } from './dependencies.ts';
import { readMarketNft } from './read-nft.ts';

/** Preview of an NFT for links. Plain text; names come from users and are not trusted. */
export interface NftPageDescription {
  readonly title: string;
  readonly description: string;
  /** URL of the image if it is a stored one. */
  readonly image?: string;
}

const PAGE = /^\/nft\/(\d{1,15})$/;
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

/** Describes the page of an NFT; null for another page, and for an NFT that does not exist or is hidden. */
export async function describeNftPage(
  { db, clock }: ApiContext,
  dependencies: NftDependencies,
  path: string,
): Promise<NftPageDescription | null> {
  const [, id] = PAGE.exec(stripLanguage(path)) ?? [];
  if (id === undefined) return null;
  const texts = TEXTS[languageOf(path)];
  const nft = await readMarketNft(db, dependencies, Number(id), clock()).catch((error: unknown) => {
    // The page itself reports that nothing was found.
    if (error instanceof AppError) return null;
    throw error;
  });
  if (nft === null || nft.is_hidden) return null;
  const name = nft.name ?? `NFT #${id}`;
  const facts = [
    nft.price_wei === null ? '' : texts.price(formatEther(BigInt(nft.price_wei))),
    nft.is_premium ? texts.premium : '',
    texts.by(`${nft.creator.slice(0, 6)}…${nft.creator.slice(-6)}`),
    (nft.description ?? '').slice(0, DESCRIPTION_CHARS),
  ];
  return {
    title: nft.collection ? `${name} · ${nft.collection.name}` : name,
    description: facts.filter((fact) => fact !== '').join(' '),
    ...(nft.image ? { image: nft.image.url } : {}),
  };
}
