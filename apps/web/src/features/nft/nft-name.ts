import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What an NFT is called: its creator's word, or its number where there is none. */
export function useNftName(): (nft: { readonly name: string | null; readonly tokenId: string }) => string {
  const { t } = useTranslation('nft');
  return ({ name, tokenId }) => name ?? t('number', { id: tokenId });
}
