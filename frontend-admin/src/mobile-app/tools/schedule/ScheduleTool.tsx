import { useGetList } from 'react-admin';
import { ToolScreen } from '../ToolScreen';

export function ScheduleTool() {
  const { data } = useGetList('class-schedule', { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } });
  return (
    <ToolScreen title="Schedule">
      <ul>{data?.map((record) => <li key={record.id}>{record.className}</li>)}</ul>
    </ToolScreen>
  );
}
