import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import type { SchoolDataProvider } from '../../data-provider';
import { ImageInput } from '../../shared/image/ImageInput';
import { useToast } from '../../shared/use-toast';

/** A chosen picture is stored at once, and its address fills the field (spec 3 section 7). */
export function ProductImageInput() {
  const dataProvider = useDataProvider<SchoolDataProvider>();
  const { setValue } = useFormContext();
  const toast = useToast();

  async function store(imageData: string, fileName: string): Promise<string> {
    setValue('isUploading', true);
    try {
      const { imageUrl } = await dataProvider.uploadProductImage({ imageData, fileName });
      return imageUrl;
    } catch (error) {
      toast.failed('Failed to upload image', error);
      throw error;
    } finally {
      setValue('isUploading', false);
    }
  }

  return (
    <ImageInput
      source="imageUrl"
      label="Image"
      rules={PRODUCT_IMAGE_RULES}
      fit="contain"
      hint="PNG, JPG, WebP or GIF below 5 MB. Drop a file here, choose one, or give its address."
      store={store}
      onTaken={() => toast.done('Image uploaded successfully')}
    />
  );
}
