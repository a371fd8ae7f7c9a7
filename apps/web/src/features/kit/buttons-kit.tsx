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
        <Button variant="solid">{buttons.solid}</Button>
        <Button>{buttons.outline}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="danger">{buttons.danger}</Button>
        <Button aria-pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
          {buttons.pressed}
        </Button>
      </div>
      <div className="row">
        <Button variant="act" plate="+40 EP">
          {buttons.act}
        </Button>
        <Button variant="act" isSmall plate="−50 +50 EP">
          {buttons.mint}
        </Button>
        <Button variant="act">{buttons.actPlain}</Button>
      </div>
      <div className="row">
        <Button isBusy>{buttons.busy}</Button>
        <Button variant="act" plate="+40 EP" isBusy>
          {buttons.busy}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button variant="act" plate="+40 EP" disabled>
          {buttons.disabled}
        </Button>
      </div>
      <div className="row">
        <Button isSmall>{buttons.small}</Button>
        <Button isSmall variant="solid">
          {buttons.small}
        </Button>
        <Button isSmall variant="danger">
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
      <Button variant="act" isWide plate="+40 EP" disabledReason={buttons.reason}>
        {buttons.act}
      </Button>
      <ButtonLink isWide to="#buttons">
        {buttons.link}
      </ButtonLink>
    </>
  );
}
