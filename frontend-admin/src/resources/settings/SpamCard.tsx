import { Card, styled, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import type { TrustedSender } from '#libs/contracts/generated/api';
import { SPAM_RULES, SUSPECTED_FROM } from '#libs/domain/suspected-spam';
import { BusyButton } from '../../shared/BusyButton';
import { Column } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { LoadProblem } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';

const SENDERS = 'trusted-senders';
const REMOVE = {
  done: 'Sender removed',
  failed: 'The sender could not be removed',
  reason: 'below',
  stale: [[SENDERS]],
} as const;
const ALONE = SPAM_RULES.filter(({ weight }) => weight >= SUSPECTED_FROM);
const MANY = { page: 1, perPage: 100 };

/** How messages are judged, from the table that judges them, and whom staff have said to trust. */
export function SpamCard() {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} id="spam" sx={{ scrollMarginTop: 72 }}>
      <Head>
        <Typography variant="cardTitle" component="h2" id={titleId}>
          Spam
        </Typography>
        <Typography variant="caption" component="p">
          Suspected spam is kept and emailed to you, marked as spam. It does not count as unread. To find it, use the
          Spam filter in Messages.
        </Typography>
      </Head>
      <Body>
        <Column gap={1}>
          <Typography variant="bold" component="h3" sx={{ m: 0 }}>
            A message is suspected spam if
          </Typography>
          <Rules>
            {ALONE.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </Rules>
          <Typography variant="secondary">
            One of these is enough, unless the sender is trusted. Select Not spam on a message to trust its sender’s
            address.
          </Typography>
        </Column>
        <TrustedSenders />
      </Body>
    </Card>
  );
}

function TrustedSenders() {
  const { data, total, error, refetch } = useGetList<TrustedSender>(
    SENDERS,
    { pagination: MANY, sort: { field: 'email', order: 'ASC' } },
    { staleTime: 0 },
  );
  const { run, isBusy } = useWrite(REMOVE);
  if (error && !data)
    return <LoadProblem error={error} title="The trusted senders could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Column gap={1} aria-busy={!data}>
      <Typography variant="bold" component="h3" sx={{ m: 0 }}>
        Trusted senders
      </Typography>
      {data?.length === 0 && <Typography variant="secondary">No trusted senders yet.</Typography>}
      {data && data.length > 0 && (
        <Senders aria-label="Trusted senders">
          {data.map((sender) => (
            <li key={sender.id}>
              <span>
                {sender.email}{' '}
                <Typography variant="caption">
                  since <Moment at={sender.createdAt} />
                </Typography>
              </span>
              <BusyButton
                size="small"
                color="inherit"
                variant="outlined"
                disabled={isBusy}
                aria-label={`Remove ${sender.email}`}
                onClick={() => void run((api) => api.delete(SENDERS, { id: sender.id, previousData: sender }))}
              >
                Remove
              </BusyButton>
            </li>
          ))}
        </Senders>
      )}
      {data && (total ?? 0) > data.length && (
        <Typography variant="caption">{`The first ${data.length} of ${total}.`}</Typography>
      )}
    </Column>
  );
}

const Head = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), padding: theme.spacing(2.25) }));

const Rules = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  listStyle: 'disc',
  lineHeight: 1.6,
}));

const Senders = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));
