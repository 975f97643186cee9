import { Button, Card, Link, styled, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ExportedPersonView, PersonDto, PersonFindView, PersonView } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { isOwner } from '../../shared/is-owner';
import { LongText, Row } from '../../shared/layout-parts';
import { Notice } from '../../shared/notices';
import { saveFile } from '../../shared/save-file';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';
import { EraseDialog } from './EraseDialog';
import { EXPORT, KINDS } from './person-words';

interface FoundPersonProps {
  person: PersonDto;
  view: PersonView;
}

/** What was found, by kind, and what may be done with it. */
export function FoundPerson({ person, view }: FoundPersonProps) {
  const erasing = useDialog('erase');
  if (view.found.length === 0) return <Notice kind="empty" title="We have no data about this person." />;
  return (
    <Card component="section" aria-label="What was found">
      <Kinds>
        {view.found.map((find) => (
          <Kind key={find.kind} find={find} />
        ))}
      </Kinds>
      <Foot>
        {view.waitsFor.length > 0 && (
          <div>
            <strong>Cannot be erased yet</strong>
            {view.waitsFor.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </div>
        )}
        <Actions person={person} view={view} onErase={() => erasing.open()} />
      </Foot>
      {erasing.isOpen && <EraseDialog person={person} view={view} onClose={erasing.close} />}
    </Card>
  );
}

function Actions({ person, view, onErase }: FoundPersonProps & { onErase: () => void }) {
  const { identity } = useGetIdentity();
  const { run, isBusy } = useWrite(EXPORT);

  const exported = (toFile: (answer: ExportedPersonView) => [name: string, content: Blob]) =>
    void run((api) => api.exportPerson(person), { onDone: (answer) => saveFile(...toFile(answer)) });

  return (
    <Row gap={1} wrap>
      <BusyButton
        variant="outlined"
        color="inherit"
        loading={isBusy}
        onClick={() => exported(({ page }) => ['personal-data.html', new Blob([page], { type: 'text/html' })])}
      >
        Export as a page
      </BusyButton>
      <BusyButton
        variant="outlined"
        color="inherit"
        loading={isBusy}
        onClick={() => exported(({ json }) => ['personal-data.json', new Blob([json], { type: 'application/json' })])}
      >
        Export as data
      </BusyButton>
      {isOwner(identity) ? (
        <Button variant="outlined" color="error" disabled={view.waitsFor.length > 0} onClick={onErase}>
          Erase
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Only the super-user can erase data.
        </Typography>
      )}
    </Row>
  );
}

function Kind({ find: { kind, count, latest } }: { find: PersonFindView }) {
  const { title, screen } = KINDS[kind];
  const rest = count - latest.length;
  return (
    <li>
      <Typography variant="cardTitle" component="h2">
        {title}: {count}
      </Typography>
      {latest.map(({ id, words }, at) => (
        <LongText key={id ?? at}>
          {screen && id !== null ? (
            <Link component={RouterLink} to={`/${screen}/${id}/show`} variant="medium">
              {words}
            </Link>
          ) : (
            words
          )}
        </LongText>
      ))}
      {latest.length > 0 && rest > 0 && <div>and {rest} more</div>}
    </li>
  );
}

const Kinds = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(2.25),
  listStyle: 'none',
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.25),
  borderTop: `1px solid ${theme.palette.divider}`,
}));
