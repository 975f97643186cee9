/**
 * Which form a screen shows, read from its address: /faq and /faq/create add, /faq/7 (and /faq/7/show) edits.
 * Links keep the list's search, filters, order and page, which live in the address too.
 */
import { createContext, useContext, useMemo, type RefObject } from 'react';
import { useLocation, type To } from 'react-router-dom';

interface FormMode {
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

/** Where an app has its forms, when that is not at its resources' own names. */
export interface FormPlace {
  /** The first part of the address, by resource. */
  addresses: Readonly<Record<string, string>>;
  /** Closes the form that is open, so that the phone's back button does not lead into it again. */
  close(listPath: To, isGone: boolean): void;
  /** Whether what the open form edits was deleted: there is nothing left to save. */
  isGone: Readonly<RefObject<boolean>>;
}

export const FormPlaceContext = createContext<FormPlace | undefined>(undefined);

export interface FormModeLinks extends FormMode {
  listPath: To;
  createPath: To;
  editPath(id: number): To;
  showPath(id: number): To;
  /** How the form closes, where that is more than going to its list. @param isGone its record is deleted */
  close?: (isGone?: boolean) => void;
}

/** @param resource the screen's name, which is also its address unless the app has a place of its own for it */
export function useFormMode(resource: string): FormModeLinks {
  const { pathname, search } = useLocation();
  const place = useContext(FormPlaceContext);
  return useMemo(() => {
    const address = `/${place?.addresses[resource] ?? resource}`;
    const listPath = { pathname: address, search };
    return {
      ...formModeOf(pathname),
      listPath,
      createPath: { pathname: `${address}/create`, search },
      editPath: (id) => ({ pathname: `${address}/${id}`, search }),
      showPath: (id) => ({ pathname: `${address}/${id}/show`, search }),
      ...(place && { close: (isGone = false) => place.close(listPath, isGone) }),
    };
  }, [pathname, search, resource, place]);
}
