import { Component, type ReactNode } from 'react';
import { resetData } from '../../lib/store/data-resets.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from './list-states.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: null, hasFailed: false }));
  }
}

/** A part of a page that may fail without the rest; a retry reloads its data. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const showError = (error: unknown, retry: () => void) => {
    const retryAnew = () => {
      resetData();
      retry();
    };
    return <ErrorState title={t('errorScreen.title')} error={error} onRetry={retryAnew} />;
  };
  return <Boundary fallback={showError}>{children}</Boundary>;
}

/** An optional part: if it fails, the page continues without it. */
export function OptionalSection({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return <Boundary fallback={() => instead}>{children}</Boundary>;
}
