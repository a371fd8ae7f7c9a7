/** Pages that wallets and tools link to by the names that every explorer has, and ours below `/explorer`. */
const LINK = /^(\/de)?\/(address|tx|block|token)\/([0-9a-z]{1,100})\/?$/i;
/** One NFT, as Blockscout and as Etherscan write it. */
const NFT_LINKS = [
  /^(\/de)?\/token\/(0x[0-9a-f]{40})\/instance\/(\d{1,78})\/?$/i,
  /^(\/de)?\/nft\/(0x[0-9a-f]{40})\/(\d{1,78})\/?$/i,
];

/**
 * Where the link of a wallet or tool leads: they write an explorer's address and, behind it, `/address/0x…`, `/tx/…`,
 * `/block/…` or `/token/…`. Null for any other path.
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
