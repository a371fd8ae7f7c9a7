import { LogoMark } from '../shell/logo.tsx';

/** What a script wrote into a bar before React came (lib/first-blocks.ts) stays until the real thing replaces it. */
const LEFT_ALONE = { __html: '' };

/** A grey bar of about the size of what is coming. */
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

/** The frame of any page, without a word: it is built once for every address and language. */
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

/** A detail page before its subject is there: title, figure, two panels. */
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
