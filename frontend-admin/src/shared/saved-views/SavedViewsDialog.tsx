import {
  Box,
  Button,
  Dialog,
  DialogContent,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  styled,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import {
  extractValidSavedQueries,
  Form,
  TextInput,
  useListContext,
  useSavedQueries,
  type SavedQuery,
  useGetIdentity,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { DialogHead } from '../dialog-parts';
import { DeleteIcon } from '../icons';
import { UnsavedGuard } from '../UnsavedGuard';
import { useToast } from '../use-toast';
import { isShown, nameProblem, savedView, VIEWS_DIALOG, viewSearch, type ListState } from './saved-view';

/**
 * The views of this list, each a link; and a form for the one that shows. Views are the person's own, in this browser.
 */
export function SavedViewsDialog({ onClose }: { onClose: () => void }) {
  const { resource, filterValues, sort, perPage } = useListContext();
  const state: ListState = { filter: filterValues, sort, perPage };
  const [kept, setViews] = useSavedQueries(useViewsKey(resource));
  const views = extractValidSavedQueries(kept);
  const toast = useToast();
  const titleId = useId();
  const isSaved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const [beforeRemoval, setBeforeRemoval] = useState<SavedQuery[]>();

  const remove = (view: SavedQuery) => {
    setBeforeRemoval(views);
    setViews(views.filter((other) => other !== view));
    // Its button is gone: the focus stays in the dialog.
    heading.current?.focus();
  };
  const undo = () => {
    setViews(beforeRemoval ?? []);
    setBeforeRemoval(undefined);
    heading.current?.focus();
  };
  const add = (name: string) => {
    setViews([...views, savedView(name, state)]);
    isSaved.current = true;
    toast.done('View saved');
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead titleId={titleId} title="Saved views" titleRef={heading} onClose={onClose} />
      <DialogContent>
        {views.length === 0 ? (
          <Typography variant="secondary" sx={{ mb: 2 }}>
            No saved views yet. Search, filter or sort the list, then save it here under a name.
          </Typography>
        ) : (
          <List aria-label="Saved views" disablePadding sx={{ mb: 2 }}>
            {views.map((view) => (
              <View key={view.label} view={view} isCurrent={isShown(view, state)} onRemove={() => remove(view)} />
            ))}
          </List>
        )}
        <Box role="status">
          {beforeRemoval && (
            <Kept>
              View removed{' '}
              <Button size="small" onClick={undo}>
                Undo
              </Button>
            </Kept>
          )}
        </Box>
        <Form defaultValues={{ name: '' }} onSubmit={({ name }: FieldValues) => add(String(name))}>
          <NameForm>
            <TextInput
              source="name"
              label="Save this list as"
              validate={(name?: string) => nameProblem(name, views)}
              helperText={false}
            />
            <KeepButton type="submit" variant="contained">
              Save view
            </KeepButton>
          </NameForm>
          <UnsavedGuard isSaved={isSaved} dialog={VIEWS_DIALOG} />
        </Form>
      </DialogContent>
    </Dialog>
  );
}

interface ViewProps {
  view: SavedQuery;
  isCurrent: boolean;
  onRemove: () => void;
}

function View({ view, isCurrent, onRemove }: ViewProps) {
  const { pathname } = useLocation();
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <IconButton edge="end" aria-label={`Remove view ${view.label}`} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <ViewLink
        component={Link}
        to={{ pathname, search: viewSearch(view) }}
        replace
        selected={isCurrent}
        {...(isCurrent && { 'aria-current': 'true' })}
      >
        <ListItemText primary={view.label} />
      </ViewLink>
    </ListItem>
  );
}

const Kept = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
  color: theme.palette.text.secondary,
}));

const NameForm = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'flex-start',
  '& .ra-input': { flex: 1 },
}));

const KeepButton = styled(Button)({ minHeight: 40, flex: 'none' });

const ViewLink = styled(ListItemButton)(({ theme }) => ({
  minHeight: 44,
  borderRadius: theme.shape.borderRadius,
})) as typeof ListItemButton;

/** Under what the views of a list are kept: apart for each person who uses this browser. */
function useViewsKey(resource: string): string {
  const { identity } = useGetIdentity();
  return `${String(identity?.id ?? 'nobody')}.${resource}`;
}
