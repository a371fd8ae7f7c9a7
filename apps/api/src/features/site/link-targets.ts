/** Paths that wallets and tools link to, which are the same in every explorer; ours are below `/explorer`. */
const LINK = /^(\/de)?\/(address|tx|block|token)\/([0-9a-z]{1,100})\/?$/i;
/** Paths of one NFT in Blockscout and in Etherscan. */
const NFT_LINKS = [
  /^(\/de)?\/token\/(0x[0-9a-f]{40})\/instance\/(\d{1,78})\/?$/i,
  /^(\/de)?\/nft\/(0x[0-9a-f]{40})\/(\d{1,78})\/?$/i,
];

/**
 * Returns the page for a link of a wallet or tool, which appends `/address/0x…`, `/tx/…`, `/block/…` or
 * `/token/…` to the explorer's URL. Returns null for any other path.
 */
export function findLinkTarget(path: string): string | null {
  const [, language = '', kind, id] = LINK.exec(path) ?? [];
  if (kind !== undefined) return `${language.toLowerCase()}/explorer/${kind.toLowerCase()}/${id}`;
  for (const link of NFT_LINKS) {
    const [, prefix = '', token, tokenId] = link.exec(path) ?? [];
    if (token !== undefined) return `${prefix.toLowerCase()}/explorer/token/${token}/${tokenId}`;
  }
  return null;
}
