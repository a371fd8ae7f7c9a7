import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { NEAR_MARGIN } from '../lib/page/near-margin.ts';

/** One transparent pixel, which reserves the space without a request. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export interface LazyImageProps extends ComponentProps<'img'> {
  readonly src: string;
  /** Required to reserve the space before loading. */
  readonly width: number;
  readonly height: number;
}

/**
 * An image that loads within 50 px of the screen (requirement
 * 290), much later than the browser's own lazy loading.
 */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
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
    observer.observe(image.current!);
    return () => observer.disconnect();
  }, []);
  return <img {...rest} ref={image} src={isNear ? src : BLANK} decoding="async" />;
}
