import { Fab, styled } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ResourceContextProvider, ResourceDefinitionContextProvider, type RaRecord } from 'react-admin';
import { Link, type To, useLocation, useNavigate } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { radius } from '#libs/design/tokens';
import { FormPlaceContext, useFormMode, formModeOf, type FormPlace } from '../../../shared/form-mode';
import { AddIcon } from '../../../shared/icons';
import { type RecordWords, addTitle } from '../../../shared/record-words';
import { TAB_BAR_HEIGHT } from '../TabBar';
import { ToolScreen } from '../ToolScreen';
import type { QueryResult } from '../query-result';
import { stepsBack } from './steps-back';

interface RecordToolProps<Row extends RaRecord> {
  resource: AdminScreen;
  screen: MobileAppScreen;
  title: string;
  words: RecordWords;
  /** What a record is called in a sentence. */
  nameOf: (record: Row) => string;
  query: QueryResult;
  /** Opens in a sheet at the address of a record, and of a new one. */
  form: ReactNode;
  /** What lies over the tabs, and its height in pixels. */
  foot?: { bar: ReactNode; heightPx: number };
  children: ReactNode;
}

/**
 * A tool that keeps records: its list, the button that adds, and the sheet at the address of one record (/schedule/7).
 */
export function RecordTool<Row extends RaRecord>({ resource, screen, nameOf, ...parts }: RecordToolProps<Row>) {
  const place = useSheetPlace(resource, screen);
  return (
    <FormPlaceContext value={place}>
      <ResourceDefinitionContextProvider definitions={{ [resource]: { name: resource, recordRepresentation: nameOf } }}>
        <ResourceContextProvider value={resource}>
          <ListAndSheet resource={resource} {...parts} />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </FormPlaceContext>
  );
}

function ListAndSheet({
  resource,
  title,
  words,
  query,
  form,
  foot,
  children,
}: Omit<RecordToolProps<RaRecord>, 'screen' | 'nameOf'>) {
  const { isAsked, createPath } = useFormMode(resource);
  return (
    <ToolScreen title={title} query={query} footPx={(foot?.heightPx ?? 0) + ADD_BUTTON_HEIGHT}>
      {children}
      {foot?.bar}
      <AddButton words={words} to={createPath} abovePx={foot?.heightPx ?? 0} />
      {isAsked && form}
    </ToolScreen>
  );
}

/** Pixels, with the room around it. */
const ADD_BUTTON_HEIGHT = 72;

interface AddButtonProps {
  words: RecordWords;
  to: To;
  /** What else lies over the tabs, in pixels. */
  abovePx: number;
}

/** Under the right thumb, over the list. */
function AddButton({ words, to, abovePx }: AddButtonProps) {
  return (
    <ThumbButton
      component={Link}
      to={to}
      color="primary"
      aria-label={addTitle(words)}
      style={{ bottom: aboveTabs(abovePx) }}
    >
      <AddIcon fontSize="medium" />
    </ThumbButton>
  );
}

function aboveTabs(px: number): string {
  return `calc(${TAB_BAR_HEIGHT + px + 16}px + env(safe-area-inset-bottom))`;
}

/**
 * The place of a tool's sheets. Closing one goes back to where its list was, as the phone's own back button does;
 * opened by a link from outside there is no list to go back to, and the list takes the sheet's place.
 */
function useSheetPlace(resource: AdminScreen, screen: MobileAppScreen): FormPlace {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isAsked } = formModeOf(pathname);
  const listAt = useRef<number>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    if (isAsked) return;
    listAt.current = historyIndex();
    isGone.current = false;
  }, [isAsked]);

  return useMemo(
    () => ({
      addresses: { [resource]: screen },
      isGone,
      close(listPath, isDeleted) {
        isGone.current = isDeleted;
        const steps = stepsBack(listAt.current, historyIndex());
        if (steps < 0) void navigate(steps);
        else void navigate(listPath, { replace: true });
      },
    }),
    [resource, screen, navigate],
  );
}

/** Where the router stands in the tab's history. */
function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

const ThumbButton = styled(Fab)({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  borderRadius: radius.lg,
}) as typeof Fab;
