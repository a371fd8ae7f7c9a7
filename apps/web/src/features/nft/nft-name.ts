import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Name of an NFT: the name its creator gave it, otherwise its number. */
export function useNftName(): (nft: { readonly name: string | null; readonly tokenId: string }) => string {
  const { t } = useTranslation('nft');
  return ({ name, tokenId }) => name ?? t('number', { id: tokenId });
}
