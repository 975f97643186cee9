import { Button, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../../data-provider';
import { creditKey } from '../../../shared/statement/client-money';
import { usePalette } from '../../../shared/use-palette';

interface CreditNoticeProps {
  invoice: InvoiceDetails;
  onUse: () => void;
}

/** That the client has paid ahead, where something is owed on which it can be used. */
export function CreditNotice({ invoice: { corporateClientId, outstandingAmount }, onUse }: CreditNoticeProps) {
  const [color, backgroundColor] = usePalette().badge.good;
  const creditAmount = useCreditAmount(outstandingAmount > 0 ? corporateClientId : null);
  if (creditAmount === 0) return null;
  return (
    <Frame style={{ color, backgroundColor }}>
      <span>The client has a credit of {formatRand(creditAmount)}.</span>
      <Button variant="outlined" color="inherit" onClick={onUse}>
        Use credit
      </Button>
    </Frame>
  );
}

/** Cents; 0 as long as it is not known. @param clientId null: of nobody */
export function useCreditAmount(clientId: number | null): number {
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({
    queryKey: creditKey(clientId ?? 0),
    queryFn: () => api.clientCredit(clientId ?? 0),
    staleTime: 0,
    enabled: clientId !== null,
  });
  return clientId === null ? 0 : (data?.creditAmount ?? 0);
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.medium,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
}));
