import type { StoredImage } from '@nova/shared/storage/schemas';
import { useRef, useState } from 'react';
import { Pip } from '../../../ui/entity/pip.tsx';
import { BLANK, useIsNear } from '../../../ui/lazy-image.tsx';
import { toOwnFile } from '../create/upload/own-file.ts';

const wholeOf = ({ url, width, height }: StoredImage) => ({ avif: null, webp: url, width, height });

export interface ArtProps {
  readonly image: StoredImage | null;
  /** Text alternative; empty if the name is next to the image. */
  readonly alt: string;
  /** Determines the pattern of an NFT without an image of ours. */
  readonly seed: string;
  /** `whole` is the stored size, for a picture that fills half the screen. */
  readonly size: 'thumbnail' | 'card' | 'whole';
}

/**
 * Square image of an NFT: its dominant color until it is loaded in the smallest sufficient size, once it is
 * near the screen. External images are not shown; the pattern of the token number replaces them.
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
