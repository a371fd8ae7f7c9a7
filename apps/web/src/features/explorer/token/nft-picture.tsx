import { useState } from 'react';
import { Pip } from '../../../ui/entity/pip.tsx';
import { LazyImage } from '../../../ui/lazy-image.tsx';

/**
 * Returns the URL of an image if it may be shown: from our own storage (metadata contains its full URL, so
 * that other sites find it too), or as a data URI without scripts. External images are not loaded, because
 * the content security policy forbids it and the request would disclose the visitor.
 */
export function findShownPicture(url: string | null, origin: string): string | null {
  if (url === null || url.length > 2_000_000) return null;
  const own = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const isShown = own.startsWith('/storage/v1/') || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(own);
  return isShown ? own : null;
}

/** An NFT's image, or the pattern of its collection if it has no image that may be shown. */
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
