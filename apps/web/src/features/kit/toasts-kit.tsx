import { Button } from '../../ui/button.tsx';
import { showToast, type ToastContent } from '../../ui/feedback/show-toast.ts';
import { Toast } from '../../ui/feedback/toast.tsx';
import { useKitTexts } from './kit-texts.ts';

function useSamples(): readonly ToastContent[] {
  const { toasts } = useKitTexts();
  const done = () => showToast({ tone: 'done', title: toasts.done });
  return [
    {
      tone: 'done',
      title: toasts.reward,
      trace: { kind: 'review', points: 10, blockHash: 'kit' },
      link: { label: toasts.block, to: '/kit#toasts' },
    },
    { tone: 'done', title: toasts.done },
    { tone: 'done', title: toasts.undone, action: { label: toasts.undo, onClick: done } },
    { tone: 'pending', title: toasts.pending },
    { tone: 'note', title: toasts.note, action: { label: toasts.reload, onClick: done } },
    { tone: 'warning', title: toasts.warning, text: toasts.warningText },
    { tone: 'error', title: toasts.error, action: { label: toasts.retry, onClick: done } },
  ];
}

export function ToastsKit() {
  const { toasts } = useKitTexts();
  const samples = useSamples();
  return (
    <div className="kit-group">
      {samples.map((toast) => (
        <Toast key={toast.title} toast={toast} onClose={() => showToast(toast)} />
      ))}
      <div className="row">
        {samples.slice(0, 3).map((toast) => (
          <Button key={toast.title} isSmall onClick={() => showToast(toast)}>
            {`${toasts.show}: ${toast.title}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
