import { useContext } from 'react';
import { I18nContext, SortButton } from 'react-admin';
import type { SortField } from './sort-fields';

/** The library's button, which asks its texts for the names of fields: here they are called what their columns are. */
export function SortMenu({ fields }: { fields: readonly SortField[] }) {
  const texts = useContext(I18nContext);
  const labelOf = (key: string) =>
    key.startsWith('resources.') ? fields.find(({ field }) => key.endsWith(`.fields.${field}`))?.label : undefined;
  return (
    <I18nContext.Provider
      value={{ ...texts, translate: (key, options) => labelOf(key) ?? texts.translate(key, options) }}
    >
      <SortButton fields={fields.map(({ field }) => field)} />
    </I18nContext.Provider>
  );
}
