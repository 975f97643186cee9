import { Autocomplete, TextField, Typography } from '@mui/material';
import type { CorporateClient } from '#libs/contracts/generated/api';
import { likenesses } from '#libs/domain/client-lookalike';
import { LongText } from '../../../shared/layout-parts';
import { schoolDay } from '../../../shared/school-moment';
import { likenessWords } from './merge-words';

interface KeptClientPickerProps {
  merged: CorporateClient;
  clients: readonly CorporateClient[];
  kept: CorporateClient | null;
  onChoose: (kept: CorporateClient | null) => void;
}

/** The client to keep: those that look alike come first. */
export function KeptClientPicker({ merged, clients, kept, onChoose }: KeptClientPickerProps) {
  const options = clients
    .filter(({ id }) => id !== merged.id)
    .map((client) => ({ client, alikeIn: likenesses(merged, client) }))
    .toSorted(
      (one, other) => other.alikeIn.length - one.alikeIn.length || one.client.name.localeCompare(other.client.name),
    );
  return (
    <Autocomplete
      autoHighlight
      options={options}
      value={options.find(({ client }) => client.id === kept?.id) ?? null}
      getOptionLabel={({ client }) => client.name}
      getOptionKey={({ client }) => client.id}
      isOptionEqualToValue={(option, held) => option.client.id === held.client.id}
      noOptionsText="No other client with this name was found."
      onChange={(_event, chosen) => onChoose(chosen?.client ?? null)}
      renderOption={({ key, ...props }, { client, alikeIn }) => (
        <li key={key} {...props}>
          <LongText>
            {client.name}
            <Typography variant="caption">
              {alikeIn.length > 0 && `${likenessWords(alikeIn)}. `}Added {schoolDay(client.createdAt)}
            </Typography>
          </LongText>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} autoFocus={!kept} label="Client to keep" placeholder="Type a name" />
      )}
    />
  );
}
