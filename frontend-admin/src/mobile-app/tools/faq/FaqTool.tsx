import { useGetList } from 'react-admin';
import { ToolScreen } from '../ToolScreen';

export function FaqTool() {
  const { data } = useGetList('faq', { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } });
  return (
    <ToolScreen title="FAQ">
      <ul>{data?.map((record) => <li key={record.id}>{record.question}</li>)}</ul>
    </ToolScreen>
  );
}
