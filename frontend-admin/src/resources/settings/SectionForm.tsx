import { Button, styled, Typography } from '@mui/material';
import { useEffect, useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PREVIEWED_SECTIONS, type PreviewedSection, type SettingsSection } from '#libs/contracts/school';
import type { SettingsOf } from '../../settings-calls';
import { Column, Row } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { Refusal } from '../../shared/notices';
import { StaleNotice } from '../../shared/stale/StaleNotice';
import { useStaleWrite } from '../../shared/stale/use-stale-write';
import type { Refused } from '../../shared/use-form-write';
import { hasSameFormValues } from '../../shared/UnsavedGuard';
import { SubmitButton, WriteForm } from '../../shared/WriteForm';
import { fieldWords, valueWords } from '../../shared/settings/changed-fields';
import { PreviewDialog } from './PreviewDialog';
import { SectionInputs } from './SectionInputs';
import type { Values } from './section-form';
import { SECTION_FORMS } from './settings-forms';
import { settingsKey } from '../../shared/settings/settings-key';
import { refusedFields, SECTION_WORDS } from './settings-words';

interface SectionFormProps {
  section: SettingsSection;
  record: SettingsOf[SettingsSection];
  /** Whether it follows one that was saved: that took the focus along. */
  followsSaved: boolean;
  /** Told what the section holds then. */
  onDone: (saved: SettingsOf[SettingsSection]) => void;
  /** Told whether something is typed that is not saved. */
  onTyping: (isTyping: boolean) => void;
}

/** The form of one section: what somebody else saved meanwhile is told, and nothing typed is lost. */
export function SectionForm({ section, record, followsSaved, onDone, onTyping }: SectionFormProps) {
  const { valuesOf, dataOf, validate } = SECTION_FORMS[section];
  const body = useSaveFocus(followsSaved);
  const { title, failed, saved } = SECTION_WORDS[section];
  const [initial] = useState(() => valuesOf(record));
  const {
    write,
    staleRecord,
    send,
    known = record,
  } = useStaleWrite<typeof record, typeof record>({
    form: `settings/${section}`,
    record,
    valuesOf,
    done: saved,
    failed,
    stale: [settingsKey(section), ['first-run']],
    onDone,
  });
  function submit(typed: Values, event?: BaseSyntheticEvent): Promise<Refused> | undefined {
    return send(typed, event, (api, before) =>
      refusedFields(api.changeSettings(section, dataOf(typed, before), before.updatedAt)),
    );
  }
  const shownAs = Object.fromEntries(
    Object.keys(initial).map((field) => [field, (value: unknown) => valueWords(field, value)]),
  );
  return (
    <WriteForm write={write} initial={initial} validate={validate} onSubmit={submit}>
      <Typing onTyping={onTyping} />
      <SectionBody ref={body}>
        <Column gap={3}>
          <SectionInputs section={section} record={known} />
          <StaleNotice one="section" record={staleRecord} labelOf={fieldWords} shownAs={shownAs} />
          {!staleRecord.isAsked && (
            <Row gap={1} wrap justify="flex-end">
              {new Date(known.updatedAt).getTime() > 0 && (
                <Typography variant="caption" sx={{ mr: 'auto' }}>
                  Last saved <Moment at={known.updatedAt} />
                </Typography>
              )}
              {isPreviewed(section) && <PreviewButton section={section} record={known} />}
              <SubmitButton>{`Save ${title.toLowerCase()}`}</SubmitButton>
            </Row>
          )}
        </Column>
        <Refusal refusal={write.refusal} otherwise={failed} />
      </SectionBody>
    </WriteForm>
  );
}

function Typing({ onTyping }: Pick<SectionFormProps, 'onTyping'>) {
  const { isDirty, defaultValues } = useFormState();
  const { getValues } = useFormContext();
  // Asked for so that each change is seen; what the guard of the form compares is all that it holds.
  useWatch();
  const isTyping = isDirty && !hasSameFormValues(getValues(), defaultValues);
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);
  return null;
}

/** Whoever saved goes on from there. @param isWanted if nothing else has the focus */
function useSaveFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [isWanted]);
  return body;
}

function isPreviewed(section: SettingsSection): section is PreviewedSection {
  return PREVIEWED_SECTIONS.some((one) => one === section);
}

/** Shows what is typed where visitors will see it; what cannot be saved is told at its field first. */
function PreviewButton({ section, record }: { section: PreviewedSection; record: object }) {
  const { getValues, trigger } = useFormContext();
  const [fields, setFields] = useState<object>();
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={`Preview: ${SECTION_WORDS[section].title}`}
        onClick={async () => {
          if (await trigger(undefined, { shouldFocus: true }))
            setFields(SECTION_FORMS[section].dataOf(getValues(), record));
        }}
      >
        Preview
      </Button>
      {fields && <PreviewDialog section={section} fields={fields} onClose={() => setFields(undefined)} />}
    </>
  );
}

export const SectionBody = styled('div')(({ theme }) => ({ padding: theme.spacing(2.25) }));
