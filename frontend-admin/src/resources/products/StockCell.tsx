import { Button, styled, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { PRODUCT_RULES } from '#libs/contracts/product';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { isKeptBySize } from '#libs/domain/product-sizes';
import { failureSentences } from '../../shared/failure';
import { parseNumber } from '../../shared/parse-number';
import { recordWrite } from '../../shared/record-words';
import { StatusBadge } from '../../shared/StatusBadge';
import { useWrite } from '../../shared/use-write';
import { PRODUCTS, PRODUCT_WORDS } from './product-words';
import { stockMark } from './stock-level';
import { messagesBy } from '../../shared/record-rules';

/** The stock in its row. Pressed, it is typed right there: Enter or leaving saves, Escape gives up. */
export function StockCell({ product }: { product: ProductRecord }) {
  const [isOpen, setOpen] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const mark = stockMark(product);

  function close(): void {
    // Whoever went on to another field stays there.
    const isHere = cell.current?.contains(document.activeElement);
    setOpen(false);
    if (isHere) setTimeout(() => opener.current?.focus());
  }

  return (
    <Cell ref={cell}>
      {isKeptBySize(product) ? (
        // The sum of its sizes, which are counted in its form.
        <span>{product.stock}</span>
      ) : isOpen ? (
        <StockField product={product} onClose={close} />
      ) : (
        <CountButton
          ref={opener}
          color="inherit"
          variant="outlined"
          size="small"
          aria-label={`Stock of ${product.name}: ${product.stock}. Change it`}
          onClick={() => setOpen(true)}
        >
          {product.stock}
        </CountButton>
      )}
      {mark && <StatusBadge variant={mark.variant}>{mark.words}</StatusBadge>}
    </Cell>
  );
}

const STOCK_CHANGE = { ...recordWrite('update', PRODUCT_WORDS, PRODUCTS), reason: 'beside' } as const;

function StockField({ product, onClose }: { product: ProductRecord; onClose: () => void }) {
  const { run, isBusy, refusal } = useWrite(STOCK_CHANGE);
  const [typed, setTyped] = useState(String(product.stock));
  const [problem, setProblem] = useState<string>();
  // After a refusal the list is asked for again, and the message says what there is now.
  const [seen, setSeen] = useState<number | undefined>(product.stock);
  const isLeaving = useRef(false);

  async function save(): Promise<void> {
    const stock = parseNumber(typed);
    const { stock: message } = messagesBy({ stock: PRODUCT_RULES.stock }, { stock });
    setProblem(message);
    if (message !== undefined || isLeaving.current) return;
    isLeaving.current = true;
    const isDone =
      stock === seen ||
      (await run((api) =>
        api.update(PRODUCTS, {
          id: product.id,
          data: { stock, stockBefore: seen ?? product.stock },
          previousData: product,
        }),
      ));
    isLeaving.current = false;
    if (isDone) onClose();
    else setSeen(undefined);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') void save();
    if (event.key !== 'Escape') return;
    isLeaving.current = true;
    onClose();
  }

  const said = problem ?? (refusal === undefined ? undefined : failureSentences(refusal)[0]);
  return (
    <TextField
      autoFocus
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setProblem(undefined);
        setTyped(event.target.value);
      }}
      onKeyDown={onKey}
      onBlur={() => {
        if (refusal === undefined) void save();
      }}
      error={said !== undefined}
      helperText={said}
      sx={{ width: said === undefined ? 84 : 220 }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          maxLength: 12,
          readOnly: isBusy,
          'aria-busy': isBusy,
          'aria-label': `Stock of ${product.name}`,
        },
      }}
    />
  );
}

const Cell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 96,
}));

const CountButton = styled(Button)(({ theme }) => ({
  minWidth: 48,
  paddingInline: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  // The number is worth printing, the button is not.
  '@media print': { '&&': { display: 'inline !important', border: 0, padding: 0 } },
}));
