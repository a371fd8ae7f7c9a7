import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Returns the name of an NFT: the one its creator chose, otherwise its number. */
export function useNftName(): (nft: { readonly name: string | null; readonly tokenId: string }) => string {
  const { t } = useTranslation('nft');
  return ({ name, tokenId }) => name ?? t('number', { id: tokenId });
}
