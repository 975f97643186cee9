import { Card, styled, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type { PersonDto, PersonView } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { Column, Columns } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { FoundPerson } from './FoundPerson';
import { SEARCH } from './person-words';

/** What is kept about somebody who asks: searched, exported, erased (POPIA, sections 23 and 24). */
export function PeopleScreen() {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [found, setFound] = useState<{ person: PersonDto; view: PersonView }>();
  const { run, isBusy, refusal } = useWrite(SEARCH);

  async function search(person: PersonDto): Promise<void> {
    const isFound = await run((api) => api.findPerson(person), { onDone: (view) => setFound({ person, view }) });
    if (!isFound) setFound(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void search({ email: email.trim() || null, phone: phone.trim() || null });
  }

  return (
    <>
      <ScreenActions />
      <Column gap={2.25}>
        <SearchCard component="form" onSubmit={submit} noValidate>
          <div>
            When someone asks what we hold about them, or asks to be deleted, search by the details they gave us. First
            make sure it is really them.
          </div>
          <Columns gap={2}>
            <TextField
              label="E-mail address"
              type="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              autoComplete="off"
              fullWidth
            />
            <TextField
              label="Phone number"
              type="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
              autoComplete="off"
              fullWidth
            />
          </Columns>
          <Refusal refusal={refusal} otherwise={SEARCH.failed} />
          <div>
            <BusyButton type="submit" variant="contained" loading={isBusy}>
              Search
            </BusyButton>
          </div>
        </SearchCard>
        {found && (
          <FoundPerson
            key={JSON.stringify(found.person)}
            person={found.person}
            view={found.view}
            onErased={() => void search(found.person)}
          />
        )}
      </Column>
    </>
  );
}

const SearchCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.25),
})) as typeof Card;
