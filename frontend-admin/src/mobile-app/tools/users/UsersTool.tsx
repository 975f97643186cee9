import { useGetList } from 'react-admin';
import { ToolScreen } from '../ToolScreen';

export function UsersTool() {
  const { data } = useGetList('users', { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } });
  return (
    <ToolScreen title="Users">
      <ul>{data?.map((record) => <li key={record.id}>{record.username}</li>)}</ul>
    </ToolScreen>
  );
}
