/** Warnings about cancelled bookings, loaded on demand. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useRecordContext, type RaRecord } from 'react-admin';
import type { SchoolDataProvider } from '../data-provider';
import { ActiveSwitch } from './ActiveSwitch';
import type { CancellationScope } from './cancellation-impact';
import { ConfirmDialog, Subject } from './ConfirmDialog';
import type { RecordWords } from './record-words';
import { useRecordName } from './use-record-name';

/** Loaded lazily: most changes affect nobody. */
const Alert = lazy(() => import('@mui/material/Alert'));

async function loadImpact(what: CancellationScope, api: SchoolDataProvider): Promise<string | undefined> {
  return (await import('./cancellation-impact')).cancellationImpact(what, api);
}

/** A warning inside a form. */
export function CancellationWarning(what: CancellationScope) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({
    queryKey: ['called-off', what],
    queryFn: async () => (await loadImpact(what, api)) ?? null,
    staleTime: 0,
  });
  return (
    <div role="status">
      <Suspense>{data && <Alert severity="warning">{data}</Alert>}</Suspense>
    </div>
  );
}

export const classCancellationWarning = ({ id }: RaRecord) => <CancellationWarning classScheduleId={id} />;

export const courseCancellationWarning = (course: RaRecord) => <CancellationWarning course={course} />;

/** Switches a class off, after a confirmation when bookings are affected. */
export function ClassSwitch({ words }: { words: RecordWords }) {
  const record = useRecordContext();
  const called = useRecordName();
  const { ask, asked } = useConfirmCancellation();
  return (
    <>
      <ActiveSwitch words={words} onOff={(goOn) => void ask({ classScheduleId: record?.id }, goOn)} />
      <ConfirmCancellation asked={asked} title="Make inactive?" confirm="Make inactive" subject={called} />
    </>
  );
}

interface PendingCancellation {
  isOpen: boolean;
  sentence: string;
  close: () => void;
  goOn: () => void;
}

/** `ask` goes on at once when nobody is affected, else after a confirmation. */
export function useConfirmCancellation() {
  const api = useDataProvider<SchoolDataProvider>();
  const [state, setState] = useState({ isOpen: false, sentence: '', goOn: () => undefined as void });
  const close = () => setState({ ...state, isOpen: false });

  async function ask(what: CancellationScope, goOn: () => void): Promise<void> {
    // Without a network the impact is unknown; the change itself then reports the failure.
    const sentence = await loadImpact(what, api).catch(() => undefined);
    if (sentence === undefined) goOn();
    else setState({ isOpen: true, sentence, goOn });
  }

  return { ask, asked: { ...state, close } };
}

interface ConfirmCancellationProps {
  asked: PendingCancellation;
  title: string;
  confirm: string;
  /** The name of what is cancelled. */
  subject: string;
}

export function ConfirmCancellation({ asked, title, confirm, subject }: ConfirmCancellationProps) {
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
