import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { NEAR_MARGIN } from '../lib/page/near-margin.ts';

/** One transparent pixel, which reserves the space without a request. */
export const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export interface LazyImageProps extends ComponentProps<'img'> {
  readonly src: string;
  /** Required to reserve the space before loading. */
  readonly width: number;
  readonly height: number;
}

/** Returns true once the element has been within 50 px of the screen (requirement 290). */
export function useIsNear(element: RefObject<Element | null>): boolean {
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

/** An image that loads near the screen, much later than with the browser's own lazy loading. */
export function LazyImage({ src, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isNear = useIsNear(image);
  return <img {...rest} ref={image} src={isNear ? src : BLANK} decoding="async" />;
}
