import { useState } from 'react';
import { Pip } from '../../../ui/entity/pip.tsx';
import { LazyImage } from '../../../ui/lazy-image.tsx';

/**
 * Where a picture is fetched from, if it may be shown: of our own storage (metadata names it with its origin, so that
 * others find it too), or carried in the text itself as a picture that holds no script. What lies elsewhere is not
 * fetched: the page's policy forbids it, and it would tell a stranger who looks.
 */
export function findShownPicture(url: string | null, origin: string): string | null {
  if (url === null || url.length > 2_000_000) return null;
  const own = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const isShown = own.startsWith('/storage/v1/') || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(own);
  return isShown ? own : null;
}

/** An NFT's picture, or the pattern of its collection where there is none that may be shown. */
export function NftPicture({ image, seed, size }: { image: string | null; seed: string; size: number }) {
  const [hasFailed, setHasFailed] = useState(false);
  const source = findShownPicture(image, globalThis.location?.origin ?? '');
  return (
    <span className="nft-picture" style={{ width: size, height: size }}>
      {source !== null && !hasFailed ? (
        <LazyImage src={source} alt="" width={size} height={size} onError={() => setHasFailed(true)} />
      ) : (
        <Pip address={seed} />
      )}
    </span>
  );
}
