import { useNavigate } from 'react-router-dom';
import { FlagFilter } from '../../shared/FlagFilter';
import { useFormMode } from '../../shared/form-mode';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { CONVERSATION_WORDS } from './conversation-words';
import { CONVERSATIONS } from './conversation-write';
import { ConversationCards } from './ConversationCards';
import { ConversationDialog } from './ConversationDialog';
import { ConversationTable } from './ConversationTable';

/** What visitors and the assistant wrote to each other: the latest first. */
export function ConversationsScreen() {
  const { id, listPath } = useFormMode(CONVERSATIONS);
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions />
      <RecordList
        resource={CONVERSATIONS}
        words={CONVERSATION_WORDS}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        sortFields={['updatedAt', 'createdAt', 'messageCount']}
        perPage={25}
        searchLabel="Search by name, contact or words"
        filters={[
          <FlagFilter key="hasContact" source="hasContact" label="With contact details" />,
          <FlagFilter key="unanswered" source="unanswered" label="With an unanswered question" />,
        ]}
        table={<ConversationTable />}
        cards={<ConversationCards />}
        cardsBelow="lg"
      />
      {id !== undefined && <ConversationDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}
