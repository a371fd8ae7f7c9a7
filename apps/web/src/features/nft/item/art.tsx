import type { StoredImage } from '@nova/shared/storage/schemas';
import { useEffect, useRef, useState } from 'react';
import { NEAR_MARGIN } from '../../../lib/page/near-margin.ts';
import { Pip } from '../../../ui/entity/pip.tsx';
import { toOwnFile } from '../create/own-file.ts';

/** One transparent pixel: its place is kept, and nothing is fetched. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** True from when it is within 50 px of the screen on (requirement 290). */
function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

const wholeOf = ({ url, width, height }: StoredImage) => ({ avif: null, webp: url, width, height });

export interface ArtProps {
  readonly image: StoredImage | null;
  /** Said of it; empty where its name stands beside it. */
  readonly alt: string;
  /** Decides the pattern where there is no picture of ours. */
  readonly seed: string;
  /** `whole` is as large as it was stored, for one that fills half a screen. */
  readonly size: 'thumbnail' | 'card' | 'whole';
}

/**
 * The picture of an NFT in a square: its dominant colour until it is there, in the smallest size that does, fetched
 * when it is near the screen. A picture that lies elsewhere is not shown; then the pattern of its number stands in.
 */
export function Art({ image, alt, seed, size }: ArtProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const [hasFailed, setHasFailed] = useState(false);
  const picture = hasFailed || !image ? null : size === 'whole' ? wholeOf(image) : image[size];
  return (
    <span ref={place} className="art" style={picture ? { backgroundColor: image!.color } : undefined}>
      {picture ? (
        <picture>
          {isNear && picture.avif !== null ? (
            <source type="image/avif" srcSet={toOwnFile(picture.avif)} />
          ) : null}
          <img
            src={isNear ? toOwnFile(picture.webp) : BLANK}
            alt={alt}
            width={picture.width}
            height={picture.height}
            decoding="async"
            onError={() => setHasFailed(true)}
          />
        </picture>
      ) : (
        <Pip address={seed} />
      )}
    </span>
  );
}
