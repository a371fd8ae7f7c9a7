import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Returns the name of an NFT: the one its creator chose, otherwise its number. */
export function useNftName(): (nft: { readonly name: string | null; readonly token_id: string }) => string {
  const { t } = useTranslation('nft');
  return ({ name, token_id: tokenId }) => name ?? t('number', { id: tokenId });
}
