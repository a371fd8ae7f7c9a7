import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { demoDialog } from '../../lib/chain/demo-dialog.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { readSession, sessionStore } from '../../lib/session/session-store.ts';
import { announceSignOut } from '../../lib/session/sign-out.ts';
import { DEMO_PLACE } from '../../ui/shell/demo-place.ts';
import type { DemoChipProps } from './demo-chip.tsx';
import { demoStore, isDemoKey, isDemoOver, refreshDemo } from './demo-session.ts';
import type { FinishAssetTransfer } from './asset-transfer/use-asset-transfer.ts';
import { useDemoRequest, type StartDemo } from './use-demo-request.ts';

export interface DemoPartProps {
  readonly onStart: StartDemo;
  readonly onEnd: () => Promise<void>;
  readonly onTransferred: FinishAssetTransfer;
}

type Chip = ComponentType<DemoChipProps>;

/**
 * Starts the demo that a page requests and shows its chip in the header; its code and texts load only then.
 * When the demo or its session ends, its chip, key and wallet are removed.
 */
export function DemoPart({ onStart, onEnd, onTransferred }: DemoPartProps) {
  const { language } = useLanguage();
  const demo = useStore(demoStore, null);
  const [part, setPart] = useState<{ language: string; Chip: Chip } | null>(null);
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    let last = readSession();
    const check = () => {
      const session = readSession();
      // A logout from the demo also logs out the user from before the demo.
      if (last?.before && session === null) void announceSignOut(last.before);
      last = session;
      // Its code cannot load while offline; the next check then ends the demo.
      if (isDemoOver()) void latestEnd.current().catch(() => undefined);
      else refreshDemo();
    };
    const onStorage = (event: StorageEvent) => isDemoKey(event.key) && check();
    check();
    addEventListener('storage', onStorage);
    const stop = sessionStore.subscribe(check);
    return () => {
      removeEventListener('storage', onStorage);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!demo) return undefined;
    const aborter = new AbortController();
    const load = () =>
      Promise.all([import('./demo-chip.tsx'), loadCatalogues(language, ['demo', 'transaction'])]);
    void loadPart(load, aborter.signal).then(
      (loaded) => loaded && setPart({ language, Chip: loaded[0].DemoChip }),
    );
    return () => aborter.abort();
  }, [demo, language]);
  // After the first check, which finds a running demo: a click before this code was loaded still opens the dialog.
  useEffect(() => {
    if (demo === null && demoStore.get() === null) demoDialog.set(false);
  }, [demo]);
  useDemoRequest(onStart);
  const place = document.getElementById(DEMO_PLACE);
  return demo && place && part?.language === language
    ? createPortal(<part.Chip onEnd={onEnd} onTransferred={onTransferred} />, place)
    : null;
}
