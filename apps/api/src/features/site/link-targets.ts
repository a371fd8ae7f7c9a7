import { CHAIN_ID } from '@nova/shared/chain/constants';

/** Paths that wallets and tools link to, which are the same in every explorer; ours are below `/explorer`. */
const LINK = /^(\/de)?\/(address|tx|block|token)\/([0-9a-z]{1,100})\/?$/i;
/** Paths of an address by its name, which redirect to the address. */
const NAME_LINK = /^(\/de)?(?:\/explorer)?\/address\/([0-9a-z-]{3,32}\.nac)\/?$/i;
/** Paths of one NFT in Blockscout and in Etherscan, also below the explorer's URL that wallets get. */
const NFT_LINKS = [
  /^(\/de)?(?:\/explorer)?\/token\/(0x[0-9a-f]{40})\/instance\/(\d{1,78})\/?$/i,
  /^(\/de)?(?:\/explorer)?\/nft\/(0x[0-9a-f]{40})\/(\d{1,78})\/?$/i,
];
/** Paths of a contract's sources in Sourcify's repository, which tools print after a verification. */
const SOURCIFY_LINK =
  /^\/(?:sourcify\/repo-ui|(?:sourcify\/)?contracts\/(?:full|partial)_match)\/(\d{1,20})\/(0x[0-9a-f]{40})\/?$/i;
/** Path of a verification's page in Sourcify, which tools print after an error. */
const SOURCIFY_JOB = /^\/sourcify\/verify-ui\/jobs\/([0-9a-f-]{36})\/?$/i;

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
  return findSourcifyTarget(path);
}

function findSourcifyTarget(path: string): string | null {
  const [, chain, address] = SOURCIFY_LINK.exec(path) ?? [];
  if (chain === String(CHAIN_ID)) return `/explorer/address/${address}`;
  const [, job] = SOURCIFY_JOB.exec(path) ?? [];
  // There is no page for a verification, and its status has the error.
  return job === undefined ? null : `/sourcify/v2/verify/${job}`;
}

/** Returns language prefix and name of a link to an address by its name; null for any other path. */
export function findNameLink(path: string): { prefix: string; name: string } | null {
  const [, prefix = '', name] = NAME_LINK.exec(path) ?? [];
  return name === undefined ? null : { prefix: prefix.toLowerCase(), name };
}
