import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SchoolDataProvider } from '../../data-provider';
import { useToast } from '../../shared/use-toast';

export type StoreImage = (api: SchoolDataProvider, imageData: string, fileName: string) => Promise<string>;

/** Stores a chosen picture at once (spec 3 section 7), and answers with its address. Saving waits for the last one. */
export function useStoreImage(): StoreImage {
  const { setValue } = useFormContext();
  const toast = useToast();
  const pendingCount = useRef(0);

  function count(by: number): void {
    pendingCount.current += by;
    setValue('isUploading', pendingCount.current > 0);
  }

  return async (api, imageData, fileName) => {
    count(1);
    try {
      return (await api.uploadProductImage({ imageData, fileName })).imageUrl;
    } catch (error) {
      toast.failed('Failed to upload image', error);
      throw error;
    } finally {
      count(-1);
    }
  };
}
