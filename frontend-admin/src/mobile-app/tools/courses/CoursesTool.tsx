import { useGetList } from 'react-admin';
import { ToolScreen } from '../ToolScreen';

export function CoursesTool() {
  const { data } = useGetList('beginner-courses', { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } });
  return (
    <ToolScreen title="Courses">
      <ul>{data?.map((record) => <li key={record.id}>{record.name}</li>)}</ul>
    </ToolScreen>
  );
}
