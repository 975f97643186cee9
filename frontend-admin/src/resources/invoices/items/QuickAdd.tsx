import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type InvoiceItem } from '#libs/contracts/invoice';
import { QUICK_ADD_COUNT } from '#libs/contracts/invoice-rules';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../../data-provider';
import { AddIcon } from '../../../shared/icons';
import { RECENT_ITEMS_KEY } from '../invoice-words';

interface QuickAddProps {
  isBusy: boolean;
  onAdd: (item: InvoiceItem) => void;
}

/** The last saved lines, each a press away (spec 3 section 9). */
export function QuickAdd({ isBusy, onAdd }: QuickAddProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: RECENT_ITEMS_KEY, queryFn: () => api.recentInvoiceItems() });
  if (error)
    return (
      <Box sx={{ color: 'text.secondary' }}>
        The saved items could not be loaded.{' '}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  if (data?.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>Items that you add are kept here for the next invoice.</Box>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {data?.slice(0, QUICK_ADD_COUNT).map((item) => (
        <Box component="li" key={item.id} sx={{ maxWidth: '100%' }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            disabled={isBusy}
            startIcon={<AddIcon />}
            aria-label={`Add ${wordsOf(item)}`}
            onClick={() => onAdd(item)}
            sx={{ maxWidth: '100%', fontWeight: 450 }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {wordsOf(item)}
            </Box>
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function wordsOf({ description, quantity, unitPrice }: InvoiceItem): string {
  return `${description}, ${quantity} × ${formatRand(unitPrice)}`;
}
