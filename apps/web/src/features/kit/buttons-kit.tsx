import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon, SearchIcon } from '../../ui/icons.tsx';
import { useKitTexts } from './kit-texts.ts';

export function ButtonsKit() {
  const { buttons } = useKitTexts();
  const [isPressed, setIsPressed] = useState(true);
  return (
    <>
      <div className="row">
        <Button look="solid">{buttons.solid}</Button>
        <Button>{buttons.outline}</Button>
        <Button look="quiet">{buttons.quiet}</Button>
        <Button look="danger">{buttons.danger}</Button>
        <Button aria-pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
          {buttons.pressed}
        </Button>
      </div>
      <div className="row">
        <Button look="act" plate="+40 EP">
          {buttons.act}
        </Button>
        <Button look="act" isSmall plate="−50 +50 EP">
          {buttons.mint}
        </Button>
        <Button look="act">{buttons.actPlain}</Button>
      </div>
      <div className="row">
        <Button isBusy>{buttons.busy}</Button>
        <Button look="act" plate="+40 EP" isBusy>
          {buttons.busy}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button look="act" plate="+40 EP" disabled>
          {buttons.disabled}
        </Button>
      </div>
      <div className="row">
        <Button isSmall>{buttons.small}</Button>
        <Button isSmall look="solid">
          {buttons.small}
        </Button>
        <Button isSmall look="danger">
          {buttons.small}
        </Button>
        <IconButton label={buttons.search}>
          <SearchIcon />
        </IconButton>
        <IconButton label={buttons.close}>
          <Icon name="close" />
        </IconButton>
        <IconButton label={buttons.copy} isTight>
          <Icon name="copy" />
        </IconButton>
        <IconButton label={buttons.close} disabled>
          <Icon name="close" />
        </IconButton>
      </div>
      <Button look="act" isWide plate="+40 EP" disabledReason={buttons.reason}>
        {buttons.act}
      </Button>
      <ButtonLink isWide to="#buttons">
        {buttons.link}
      </ButtonLink>
    </>
  );
}
