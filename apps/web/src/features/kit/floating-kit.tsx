import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/floating/menu.tsx';
import { Popover } from '../../ui/floating/popover.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { useKitTexts } from './kit-texts.ts';

export function FloatingKit() {
  const { floating: texts } = useKitTexts();
  const reportProgress = (title: string) => () => showToast({ tone: 'done', title });
  return (
    <div className="row">
      <Menu
        label={texts.menuOf}
        items={[
          { label: texts.list, onSelect: reportProgress(texts.list) },
          { label: texts.transfer, onSelect: reportProgress(texts.transfer) },
          { label: texts.share, onSelect: reportProgress(texts.share) },
          {
            label: texts.burn,
            onSelect: reportProgress(texts.burn),
            isDanger: true,
            disabledReason: texts.burnReason,
          },
        ]}
        renderTrigger={(props) => (
          <Button {...props}>
            {texts.menu}
            <Icon name="down" />
          </Button>
        )}
      />
      <Popover label={texts.popover} renderTrigger={(props) => <Button {...props}>{texts.popover}</Button>}>
        {(close) => (
          <div className="kit-group">
            <p>{texts.popoverText}</p>
            <Button isSmall onClick={close}>
              {texts.understood}
            </Button>
          </div>
        )}
      </Popover>
    </div>
  );
}
