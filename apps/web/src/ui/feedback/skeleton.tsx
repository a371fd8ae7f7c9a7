import { LogoMark } from '../shell/logo.tsx';

/**
 * Content that a script wrote into a placeholder before hydration
 * (first-blocks-script.ts) stays until the component replaces it.
 */
const LEFT_ALONE = { __html: '' };

/** A gray placeholder of roughly the final size. */
export function Skeleton({ className = '', isFlat = false }: { className?: string; isFlat?: boolean }) {
  return (
    <span
      className={`skeleton ${isFlat ? 'flat' : ''} ${className}`}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={LEFT_ALONE}
    />
  );
}

/** The frame of any page without text, because it is built once for all URLs and languages. */
export function SkeletonPage() {
  return (
    <>
      <header className="head" aria-hidden="true">
        <div className="meter">
          <div className="wrap" />
        </div>
        <div className="wrap bar">
          <span className="logo">
            <LogoMark />
          </span>
        </div>
      </header>
      <main aria-busy="true">
        <div className="wrap">
          <div className="page-head">
            <Skeleton className="w-28" />
            <Skeleton className="h-14 w-90 max-w-full" />
            <Skeleton className="w-110 max-w-full" />
          </div>
          <Skeleton className="h-75" />
        </div>
      </main>
    </>
  );
}

/** Placeholder of a detail page: title, figure, two panels. */
export function SkeletonDetail() {
  return (
    <div className="wrap" aria-busy="true">
      <div className="page-head">
        <Skeleton className="w-36" />
        <Skeleton className="h-14 w-110 max-w-full" />
        <Skeleton className="w-90 max-w-full" />
      </div>
      <div className="figure">
        <Skeleton isFlat className="my-36" />
      </div>
      <div className="columns mt-6">
        <Skeleton className="of-7 h-90" />
        <Skeleton className="of-5 h-90" />
      </div>
    </div>
  );
}
