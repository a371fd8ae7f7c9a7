import { useState } from 'react';
import { Pip } from '../../ui/entity/pip.tsx';
import { LazyImage } from '../../ui/lazy-image.tsx';

/**
 * Pictures that may be shown: of our own origin, or carried in the text itself as a picture that holds no script. What
 * lies elsewhere is not fetched: the page's policy forbids it, and it would tell a stranger who looks.
 */
export function isShownPicture(url: string | null): url is string {
  if (url === null || url.length > 2_000_000) return false;
  return url.startsWith('/storage/v1/') || /^data:image\/(png|jpeg|gif|webp);base64,/i.test(url);
}

/** An NFT's picture, or the pattern of its collection where there is none that may be shown. */
export function NftPicture({ image, seed, size }: { image: string | null; seed: string; size: number }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className="nft-picture" style={{ width: size, height: size }}>
      {isShownPicture(image) && !hasFailed ? (
        <LazyImage src={image} alt="" width={size} height={size} onError={() => setHasFailed(true)} />
      ) : (
        <Pip address={seed} />
      )}
    </span>
  );
}
