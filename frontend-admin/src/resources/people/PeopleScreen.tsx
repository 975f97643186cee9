import { Card, styled, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { PersonDto } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { Column, Columns } from '../../shared/layout-parts';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Refusal } from '../../shared/notices';
import { FoundPerson } from './FoundPerson';
import { SEARCH_FAILED } from './person-words';

/** What is kept about somebody who asks: searched, exported, erased (POPIA, sections 23 and 24). */
export function PeopleScreen() {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [person, setPerson] = useState<PersonDto>();
  const api = useDataProvider<SchoolDataProvider>();
  const search = useQuery({
    queryKey: ['people', person],
    queryFn: () => api.findPerson(person!),
    enabled: person !== undefined,
    // Somebody's data: looked for at each press, and not kept for another look.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = { email: email.trim() || null, phone: phone.trim() || null };
    if (person?.email === typed.email && person.phone === typed.phone) void search.refetch();
    else setPerson(typed);
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
              label="Email address"
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
          <Refusal refusal={search.error ?? undefined} otherwise={SEARCH_FAILED} />
          <div>
            <BusyButton type="submit" variant="contained" loading={search.isFetching}>
              Search
            </BusyButton>
          </div>
        </SearchCard>
        {person && search.data && !search.error && (
          <FoundPerson key={JSON.stringify(person)} person={person} view={search.data} />
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
