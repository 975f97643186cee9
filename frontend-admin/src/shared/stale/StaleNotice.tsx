import { Button, styled, Typography } from '@mui/material';
import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '../BusyButton';
import { Row } from '../layout-parts';
import { spelledOut } from '../record-words';
import { schoolDay, schoolMoment, schoolTime } from '../school-moment';
import { valueWords, type ShownAs } from './field-display';
import { SideBySide } from './SideBySide';
import type { Stale, StaleRecord } from './use-stale-record';

interface StaleNoticeProps {
  /** What a person calls the record. */
  one: string;
  record: StaleRecord;
  shownAs: ShownAs;
  /** What a field is called; as the form calls it unless told otherwise. */
  labelOf?: (field: string) => string;
}

/** In a form whose record somebody else has changed: what is different now, and whose values stay. */
export function StaleNotice(props: StaleNoticeProps) {
  const { stale } = props.record;
  const box = useRef<HTMLDivElement>(null);
  useMerged(box, stale);
  return stale && <StaleDetails {...props} ref={box} stale={stale} />;
}

/**
 * The form goes on with the record as it is now and with what was typed; what there is to decide comes into view and
 * has the focus.
 */
function useMerged(box: RefObject<HTMLDivElement | null>, stale: Stale | undefined): void {
  const { reset } = useFormContext();
  useEffect(() => {
    if (!stale) return;
    reset(stale.theirs);
    reset(stale.merged, { keepDefaultValues: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [box, stale, reset]);
}

function StaleDetails({
  ref,
  one,
  record,
  stale,
  shownAs,
  labelOf: ownLabelOf,
}: StaleNoticeProps & { ref: RefObject<HTMLDivElement | null>; stale: Stale }) {
  const { getValues } = useFormContext();
  const typed: unknown[] = useWatch({ name: stale.asked });
  const titleId = useId();
  const { asked, taken, displays, theirs, setAside } = stale;
  const labelOf = ownLabelOf ?? ((field: string) => displays[field]?.label ?? spelledOut(field));
  const wordsOf = (field: string, value: unknown) =>
    shownAs[field]?.(value) ?? valueWords(value, displays[field]?.isChoice ?? false);
  // A field that the form keeps for itself is nobody's news.
  const told = taken.filter((field) => displays[field] !== undefined);
  return (
    <Frame ref={ref} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Typography id={titleId} variant="sectionTitle">
        Someone changed this {one} {whenWords(stale.changedAt)}, while you had it open. Your changes are not saved yet.
      </Typography>
      {asked.length > 0 && (
        <SideBySide
          rows={asked.map((field, at) => ({
            field,
            label: labelOf(field),
            theirs: wordsOf(field, theirs[field]),
            yours: wordsOf(field, typed[at]),
          }))}
        />
      )}
      {told.length > 0 && (
        <div>
          {asked.length > 0
            ? 'They also changed these fields, which the form now shows:'
            : 'They changed other fields, which the form now shows:'}
          <Changes>
            {told.map((field) => (
              <li key={field}>
                <b>{labelOf(field)}</b>: {wordsOf(field, theirs[field])}
              </li>
            ))}
          </Changes>
        </div>
      )}
      {setAside && <div>The form now shows their version of: {Object.keys(setAside).map(labelOf).join(', ')}.</div>}
      {asked.length > 0 ? (
        <Choices onKeep={() => record.keepMine()} onTake={() => record.takeTheirs(getValues())} />
      ) : (
        <Row gap={1} wrap>
          <span>Save again to keep what is in the form.</span>
          {setAside && (
            <Button color="inherit" variant="outlined" onClick={() => record.putMineBack(getValues())}>
              Restore mine
            </Button>
          )}
        </Row>
      )}
    </Frame>
  );
}

function Choices({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  const { formState } = useFormContext();

  // No button that submits: Enter in a field would press it.
  function keep({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    onKeep();
    currentTarget.form?.requestSubmit();
  }

  return (
    <Row gap={1} wrap>
      <BusyButton variant="contained" loading={formState.isSubmitting} onClick={keep}>
        Keep mine
      </BusyButton>
      <Button color="inherit" variant="outlined" onClick={onTake}>
        Take theirs
      </Button>
      <Typography variant="caption" component="span">
        Keep mine saves your changes over theirs. Take theirs updates the form without saving.
      </Typography>
    </Row>
  );
}

/** On the school's clock; the day only when it is another one. */
function whenWords(changedAt: string): string {
  return schoolDay(changedAt) === schoolDay(Date.now())
    ? `at ${schoolTime(changedAt)}`
    : `on ${schoolMoment(changedAt)}`;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.quiet,
  scrollMarginTop: 72,
  scrollMarginBottom: 16,
}));

const Changes = styled('ul')(({ theme }) => ({
  margin: 0,
  marginTop: theme.spacing(0.5),
  paddingLeft: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));
