import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import {
  extractValidSavedQueries,
  Form,
  TextInput,
  useListContext,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { CloseIcon, DeleteIcon } from '../icons';
import { UnsavedGuard } from '../UnsavedGuard';
import { useToast } from '../use-toast';
import { isShown, nameProblem, savedView, VIEWS_DIALOG, viewSearch, type ListState } from './saved-view';
import { useViewsKey } from './use-views-key';

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
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle
          id={titleId}
          ref={heading}
          tabIndex={-1}
          sx={{ flex: 1, py: 1.75, fontSize: 17, fontWeight: 650, outline: 0 }}
        >
          Saved views
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ pt: 0 }}>
        {views.length === 0 ? (
          <Box sx={{ mb: 2, color: 'text.secondary' }}>
            None yet. Search, filter and sort the list, then keep it here under a name.
          </Box>
        ) : (
          <List aria-label="Saved views" disablePadding sx={{ mb: 2 }}>
            {views.map((view) => (
              <View key={view.label} view={view} isCurrent={isShown(view, state)} onRemove={() => remove(view)} />
            ))}
          </List>
        )}
        <Box role="status">
          {beforeRemoval && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, color: 'text.secondary' }}>
              View removed{' '}
              <Button size="small" onClick={undo}>
                Undo
              </Button>
            </Box>
          )}
        </Box>
        <Form defaultValues={{ name: '' }} onSubmit={({ name }: FieldValues) => add(String(name))}>
          <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', '& .ra-input': { flex: 1 } }}>
            <TextInput
              source="name"
              label="Keep this list as"
              validate={(name?: string) => nameProblem(name, views)}
              helperText={false}
            />
            <Button type="submit" variant="contained" sx={{ minHeight: 40, flex: 'none' }}>
              Save view
            </Button>
          </Box>
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
      <ListItemButton
        component={Link}
        to={{ pathname, search: viewSearch(view) }}
        replace
        selected={isCurrent}
        {...(isCurrent && { 'aria-current': 'true' })}
        sx={{ minHeight: 44, borderRadius: 1 }}
      >
        <ListItemText
          primary={view.label}
          slotProps={{ primary: { sx: { fontSize: 14, overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
