import { useState, type ReactNode } from 'react';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ApiError } from '../../lib/api/http.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeTable, type Change } from '../../ui/floating/change-table.tsx';
import { ConfirmDialog } from '../../ui/floating/confirm-dialog.tsx';
import { Dialog } from '../../ui/floating/dialog.tsx';
import { Sheet } from '../../ui/floating/sheet.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useKitTexts } from './kit-texts.ts';

type Shown = 'dialog' | 'confirm' | 'danger' | 'failing' | 'sheet';
const WORK_MS = 900;
const work = () => new Promise<void>((resolve) => setTimeout(resolve, WORK_MS));

function useChanges(): readonly Change[] {
  const { dialogs } = useKitTexts();
  const { language } = useLanguage();
  const usdt = (cents: bigint) => `${formatAmount(cents, 2, language)} USDT`;
  return [
    { name: dialogs.phase, now: '1', after: '2' },
    { name: dialogs.price, now: usdt(1n), after: usdt(2n) },
    { name: dialogs.sold, now: `${formatInteger(6_412_880, language)} NAC` },
  ];
}

/** A dialog rendered inline in the page. */
function StatusBadge({ children }: { children: ReactNode }) {
  return <div className="floating floating-still dialog-sheet">{children}</div>;
}

export function DialogsKit() {
  const { dialogs, choices } = useKitTexts();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const changes = useChanges();
  const keep = { title: dialogs.title, consequence: dialogs.text, cancelLabel: dialogs.keep };
  const remove = { confirmLabel: dialogs.remove, pendingLabel: dialogs.removing };
  const buttons = [
    ['dialog', dialogs.open],
    ['confirm', dialogs.openConfirm],
    ['danger', dialogs.openDanger],
    ['failing', dialogs.openFailing],
    ['sheet', dialogs.openSheet],
  ] as const;
  return (
    <>
      <div className="row">
        {buttons.map(([name, label]) => (
          <Button key={name} onClick={() => setShown(name)}>
            {label}
          </Button>
        ))}
      </div>
      <StatusBadge>
        <header>
          <h2>{dialogs.phaseTitle}</h2>
          <p>{dialogs.phaseText}</p>
        </header>
        <div className="dialog-body">
          <ChangeTable changes={changes} />
          <ul className="effects">
            <li>{dialogs.effect}</li>
            <li>{dialogs.effectSeen}</li>
          </ul>
        </div>
        <footer>
          <Button variant="quiet">{dialogs.phaseKeep}</Button>
          <Button variant="danger">{dialogs.phaseGo}</Button>
        </footer>
      </StatusBadge>
      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        size="small"
        title={dialogs.title}
        description={dialogs.text}
        footer={
          <Button variant="solid" onClick={close}>
            {dialogs.keep}
          </Button>
        }
      />
      <ConfirmDialog {...keep} {...remove} isOpen={shown === 'confirm'} onClose={close} onConfirm={work} />
      <ConfirmDialog
        isOpen={shown === 'danger'}
        onClose={close}
        title={dialogs.phaseTitle}
        consequence={dialogs.phaseText}
        changes={changes}
        effects={[dialogs.effect, dialogs.effectSeen]}
        cancelLabel={dialogs.phaseKeep}
        confirmLabel={dialogs.phaseGo}
        pendingLabel={dialogs.phaseGoing}
        isDanger
        typedWord={dialogs.word}
        onConfirm={work}
      />
      <ConfirmDialog
        {...keep}
        {...remove}
        isOpen={shown === 'failing'}
        onClose={close}
        onConfirm={async () => {
          await work();
          throw new ApiError('unavailable', 503, '');
        }}
      />
      <Sheet
        isOpen={shown === 'sheet'}
        onClose={close}
        title={dialogs.sheetTitle}
        footer={
          <Button variant="solid" isWide onClick={close}>
            {dialogs.sheetDone}
          </Button>
        }
      >
        <Checkbox label={choices.kindFilter} count="212" defaultChecked />
        <Checkbox label={choices.newsletter} count="12" />
      </Sheet>
    </>
  );
}
