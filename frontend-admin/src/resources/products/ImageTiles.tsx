import { IconButton, styled, Tooltip } from '@mui/material';
import { useEffect, useRef } from 'react';
import { DeleteIcon, NextIcon, PreviousIcon } from '../../shared/icons';
import { canBeShown } from '../../shared/image/image-file';
import { Picture } from '../../shared/image/Picture';
import { Row } from '../../shared/layout-parts';

const TILE_PX = 104;

interface ImageTilesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** The last one was taken away, and with it the button that had the focus. */
  onEmptied: () => void;
}

/** Pictures beside each other, to be put in order and taken away. The focus goes along with what is moved. */
export function ImageTiles({ images, onChange, onEmptied }: ImageTilesProps) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ place: number; action: string }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { place, action } = next.current;
    next.current = undefined;
    const tile = list.current?.children[place];
    const button = tile?.querySelector<HTMLButtonElement>(`button[data-action="${action}"]:not(:disabled)`);
    (button ?? tile?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  });

  function move(from: number, to: number, action: string): void {
    next.current = { place: to, action };
    onChange(images.with(from, images[to]!).with(to, images[from]!));
  }

  function remove(place: number): void {
    if (images.length === 1) onEmptied();
    else next.current = { place: Math.min(place, images.length - 2), action: 'remove' };
    onChange(images.toSpliced(place, 1));
  }

  if (images.length === 0) return null;
  return (
    <Row as="ul" ref={list} aria-label="More pictures" gap={1.5} wrap align="start">
      {images.map((image, place) => (
        <li key={image}>
          <Picture src={canBeShown(image) ? image : null} widthPx={TILE_PX} heightPx={TILE_PX} fit="contain">
            No Image
          </Picture>
          <Row justify="space-between">
            <TileButton
              action="earlier"
              label={`Move picture ${place + 1} earlier`}
              isOff={place === 0}
              onPress={() => move(place, place - 1, 'earlier')}
            />
            <TileButton action="remove" label={`Remove picture ${place + 1}`} onPress={() => remove(place)} />
            <TileButton
              action="later"
              label={`Move picture ${place + 1} later`}
              isOff={place === images.length - 1}
              onPress={() => move(place, place + 1, 'later')}
            />
          </Row>
        </li>
      ))}
    </Row>
  );
}

const ICONS = { earlier: PreviousIcon, remove: DeleteIcon, later: NextIcon };

interface TileButtonProps {
  action: keyof typeof ICONS;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

function TileButton({ action, label, isOff = false, onPress }: TileButtonProps) {
  const Icon = ICONS[action];
  return (
    <Tooltip title={isOff ? '' : label}>
      <span>
        <Small aria-label={label} data-action={action} disabled={isOff} onClick={onPress}>
          <Icon />
        </Small>
      </span>
    </Tooltip>
  );
}

const Small = styled(IconButton)({ width: 32, height: 36 });
