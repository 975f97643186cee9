import { Route, Routes } from 'react-router-dom';
import { MessageList } from './MessageList';
import { MessagePage } from './MessagePage';

/** /mobile-app/messages and one message of it (spec 3 section 2). */
export function MessagesTool() {
  return (
    <Routes>
      <Route index element={<MessageList />} />
      <Route path=":id" element={<MessagePage />} />
    </Routes>
  );
}
