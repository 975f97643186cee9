/**
 * Which form a screen shows, read from its address: /faq and /faq/create add, /faq/7 (and /faq/7/show) edits.
 * Links keep the list's search, filters, order and page, which live in the address too.
 */
import { useMemo } from 'react';
import { useLocation, type To } from 'react-router-dom';

export interface FormMode {
  /** Missing: the form adds. */
  id?: number;
  /** Whether the form was asked for by its own address, so that it opens and takes the focus. */
  isAsked: boolean;
}

export function formModeOf(pathname: string): FormMode {
  const part = pathname.split('/')[2] ?? '';
  if (/^[1-9]\d*$/.test(part)) return { id: Number(part), isAsked: true };
  return { isAsked: part === 'create' };
}

export interface FormModeLinks extends FormMode {
  listPath: To;
  createPath: To;
  editPath(id: number): To;
  showPath(id: number): To;
}

/** @param resource the screen's name, which is also its address */
export function useFormMode(resource: string): FormModeLinks {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({
      ...formModeOf(pathname),
      listPath: { pathname: `/${resource}`, search },
      createPath: { pathname: `/${resource}/create`, search },
      editPath: (id) => ({ pathname: `/${resource}/${id}`, search }),
      showPath: (id) => ({ pathname: `/${resource}/${id}/show`, search }),
    }),
    [pathname, search, resource],
  );
}
