/** Whom something lets down that will not take place: loaded when that is asked about. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useRecordContext, type RaRecord } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { ActiveSwitch } from './ActiveSwitch';
import type { NotTakingPlace } from './called-off';
import { ConfirmDialog, Subject } from './ConfirmDialog';
import type { RecordWords } from './record-words';
import { useRecordName } from './use-record-name';

/** Most changes let nobody down. */
const Alert = lazy(() => import('@mui/material/Alert'));

async function findCalledOff(what: NotTakingPlace, api: SchoolDataProvider): Promise<string | undefined> {
  return (await import('./called-off')).calledOff(what, api);
}

/** Before it is saved or deleted. */
export function CalledOff(what: NotTakingPlace) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({
    queryKey: ['called-off', what],
    queryFn: async () => (await findCalledOff(what, api)) ?? null,
    staleTime: 0,
  });
  return (
    <div role="status">
      <Suspense>{data && <Alert severity="warning">{data}</Alert>}</Suspense>
    </div>
  );
}

/** With the question before a class is deleted. */
export const classCalledOff = ({ id }: RaRecord) => <CalledOff classScheduleId={id} />;

/** With the question before a course is deleted. */
export const courseCalledOff = (course: RaRecord) => <CalledOff course={course} />;

/** Makes a class inactive, after a question when that lets people down. */
export function ClassSwitch({ words }: { words: RecordWords }) {
  const record = useRecordContext();
  const called = useRecordName();
  const api = useDataProvider<SchoolDataProvider>();
  const [asked, setAsked] = useState({ isOpen: false, sentence: '', goOn: () => undefined as void });
  const close = () => setAsked({ ...asked, isOpen: false });

  async function ask(goOn: () => void): Promise<void> {
    // Whom it lets down may stay unknown, as without a network: the change itself says what is wrong then.
    const sentence = await findCalledOff({ classScheduleId: record?.id }, api).catch(() => undefined);
    if (sentence === undefined) goOn();
    else setAsked({ isOpen: true, sentence, goOn });
  }

  return (
    <>
      <ActiveSwitch words={words} onOff={(goOn) => void ask(goOn)} />
      <ConfirmDialog
        isOpen={asked.isOpen}
        title="Make inactive?"
        confirm="Make inactive"
        cancel="Cancel"
        onCancel={close}
        onConfirm={() => {
          close();
          asked.goOn();
        }}
      >
        <Subject>{called}</Subject>
        {asked.sentence}
      </ConfirmDialog>
    </>
  );
}
