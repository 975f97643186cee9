import { useGetList } from 'react-admin';
import { ToolScreen } from '../ToolScreen';

export function MessagesTool() {
  const { data } = useGetList('messages', { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } });
  return (
    <ToolScreen title="Messages">
      <ul>{data?.map((record) => <li key={record.id}>{record.fullName}</li>)}</ul>
    </ToolScreen>
  );
}
