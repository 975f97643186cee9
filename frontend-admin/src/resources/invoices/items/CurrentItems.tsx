import { styled, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import type { InvoiceItem } from '#libs/contracts/generated/api';
import { DialogSection } from '../../../shared/dialog-parts';
import type { SheetLine } from '../sheet/sheet-values';
import { ItemRow } from './ItemRow';

/** A line there is, as it is typed now. */
export interface ChangedLine {
  itemId: number;
  line: SheetLine;
}

interface CurrentItemsProps {
  items: readonly InvoiceItem[];
  onChanged: (changed: ChangedLine | undefined) => void;
  refresh: () => Promise<unknown>;
}

/** The lines there are, in the order they were added. One is changed at a time. */
export function CurrentItems({ items, onChanged, refresh }: CurrentItemsProps) {
  const [changingId, setChangingId] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const takeTyped = useCallback(
    (line: SheetLine | undefined) =>
      onChanged(line && changingId !== undefined ? { itemId: changingId, line } : undefined),
    [onChanged, changingId],
  );

  /** The button that opened the form has the focus again. */
  function finish(id: number): void {
    setChangingId(undefined);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus());
  }

  return (
    <DialogSection title={items.length === 1 ? 'Current items: 1' : `Current items: ${items.length}`}>
      {items.length === 0 && <Typography variant="secondary">No line items yet.</Typography>}
      <ItemList ref={list} tabIndex={-1} aria-label="Current items">
        {items.map((item) => (
          <Item key={item.id}>
            <ItemRow
              item={item}
              isChanging={item.id === changingId}
              onChanging={(isChanging) => (isChanging ? setChangingId(item.id) : finish(item.id))}
              onTyped={takeTyped}
              refresh={refresh}
              onRemoved={() => list.current?.focus()}
            />
          </Item>
        ))}
      </ItemList>
    </DialogSection>
  );
}

const ItemList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', outline: 0 });

const Item = styled('li')(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));
