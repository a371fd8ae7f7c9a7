import type { DemoType } from '@nova/shared/demo/constants';
import { demoRequest, requestDemo } from '../lib/chain/demo-request.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useStore } from '../lib/store/create-store.ts';
import { Button, type ButtonVariant } from './button.tsx';

export interface TryDemoButtonProps {
  /** Name under which a click before hydration is stored; unique on the page. */
  readonly early: string;
  /** Assets of the demo; `explore` has enough for everything except large purchases. */
  readonly type?: DemoType;
  readonly variant?: ButtonVariant;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
}

/** Starts a demo on this page with one click: an account and a wallet in this browser. */
export function TryDemoButton({ early, type = 'explore', ...variant }: TryDemoButtonProps) {
  const { t } = useTranslation();
  const isStarting = useStore(demoRequest, null) !== null;
  return (
    <Button {...variant} data-early={early} isBusy={isStarting} onClick={() => requestDemo(type)}>
      {t('demo.try')}
    </Button>
  );
}
