import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/floating/menu.tsx';
import { Popover } from '../../ui/floating/popover.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { useKitTexts } from './kit-texts.ts';

export function FloatingKit() {
  const { floating: words } = useKitTexts();
  const say = (title: string) => () => showToast({ tone: 'done', title });
  return (
    <div className="row">
      <Menu
        label={words.menuOf}
        items={[
          { label: words.list, onSelect: say(words.list) },
          { label: words.transfer, onSelect: say(words.transfer) },
          { label: words.share, onSelect: say(words.share) },
          { label: words.burn, onSelect: say(words.burn), isDanger: true, disabledReason: words.burnReason },
        ]}
        renderTrigger={(props) => (
          <Button {...props}>
            {words.menu}
            <Icon name="down" />
          </Button>
        )}
      />
      <Popover label={words.popover} renderTrigger={(props) => <Button {...props}>{words.popover}</Button>}>
        {(close) => (
          <div className="kit-group">
            <p>{words.popoverText}</p>
            <Button isSmall onClick={close}>
              {words.understood}
            </Button>
          </div>
        )}
      </Popover>
    </div>
  );
}
