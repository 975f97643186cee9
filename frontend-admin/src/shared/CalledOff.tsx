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
  const { ask, asked } = useCalledOffQuestion();
  return (
    <>
      <ActiveSwitch words={words} onOff={(goOn) => void ask({ classScheduleId: record?.id }, goOn)} />
      <CalledOffQuestion asked={asked} title="Make inactive?" confirm="Make inactive" subject={called} />
    </>
  );
}

interface AskedCalledOff {
  isOpen: boolean;
  sentence: string;
  close: () => void;
  goOn: () => void;
}

/** For what is called off by one press: `ask` goes on at once when nobody is let down, else after the question. */
export function useCalledOffQuestion() {
  const api = useDataProvider<SchoolDataProvider>();
  const [state, setState] = useState({ isOpen: false, sentence: '', goOn: () => undefined as void });
  const close = () => setState({ ...state, isOpen: false });

  async function ask(what: NotTakingPlace, goOn: () => void): Promise<void> {
    // Whom it lets down may stay unknown, as without a network: the change itself says what is wrong then.
    const sentence = await findCalledOff(what, api).catch(() => undefined);
    if (sentence === undefined) goOn();
    else setState({ isOpen: true, sentence, goOn });
  }

  return { ask, asked: { ...state, close } };
}

interface CalledOffQuestionProps {
  asked: AskedCalledOff;
  title: string;
  confirm: string;
  /** What is called off, by its name. */
  subject: string;
}

export function CalledOffQuestion({ asked, title, confirm, subject }: CalledOffQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={asked.isOpen}
      title={title}
      confirm={confirm}
      cancel="Cancel"
      onCancel={asked.close}
      onConfirm={() => {
        asked.close();
        asked.goOn();
      }}
    >
      <Subject>{subject}</Subject>
      {asked.sentence}
    </ConfirmDialog>
  );
}
