import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { explorerApi } from '../explorer-api.ts';

export function useToken(address: string) {
  return useQuery({
    queryKey: queryKeys.token(address),
    queryFn: ({ signal }) => explorerApi.getToken(address, signal),
  });
}

export function useNft(address: string, tokenId: string) {
  return useQuery({
    queryKey: queryKeys.nft(address, tokenId),
    queryFn: ({ signal }) => explorerApi.getNft(address, tokenId, signal),
  });
}
