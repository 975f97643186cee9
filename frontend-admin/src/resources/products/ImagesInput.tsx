import { FormHelperText, Typography } from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { PRODUCT_RULES } from '#libs/contracts/product';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { readImage } from '../../shared/image/read-image';
import { Column } from '../../shared/layout-parts';
import { useWrite } from '../../shared/use-write';
import { ImageTiles } from './ImageTiles';
import type { StoreImage } from './use-store-image';

const SOURCE = 'images';
const { maxCount, tooMany } = PRODUCT_RULES.images;

/** The pictures after the main one, in the order in which customers see them. Chosen or dropped files are stored. */
export function ImagesInput({ store }: { store: StoreImage }) {
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useInput<string[]>({
    source: SOURCE,
    format: (held: string[] | null | undefined) => held ?? [],
    parse: (held: string[]) => held,
  });
  const images = value as string[];
  const { getValues, setFocus } = useFormContext();
  const [refusal, setRefusal] = useState<string>();
  const { run, isBusy } = useWrite({ stale: [] });
  const ids = useId();
  const chooser = useRef<HTMLInputElement>(null);

  function change(next: string[]): void {
    setRefusal(undefined);
    onChange(next);
  }

  /** Read before the first is sent, so that from then on saving waits for all; those before a refused one are kept. */
  async function storeAll(api: SchoolDataProvider, files: readonly File[]): Promise<void> {
    const read = await Promise.all(files.map((file) => readImage(file, PRODUCT_IMAGE_RULES)));
    for (const [at, inline] of read.entries()) {
      const address = await store(api, inline, files[at]!.name);
      onChange([...new Set([...(getValues(SOURCE) as string[]), address])]);
    }
  }

  function take(files: readonly File[]): void {
    if (files.length === 0) return;
    const room = maxCount - images.length;
    setRefusal(files.length > room ? tooMany : undefined);
    void run((api) => storeAll(api, files.slice(0, Math.max(0, room))), {
      onRefused: (refused) => setRefusal((refused as Error).message),
    });
  }

  const problem = refusal ?? (error?.message !== undefined && <ValidationError error={error.message} />);
  return (
    <Column role="group" data-field={SOURCE} aria-labelledby={`${ids}-label`} gap={1.5} align="start" {...drop(take)}>
      <Typography variant="medium" id={`${ids}-label`}>
        More pictures (optional)
      </Typography>
      <ImageTiles images={images} onChange={change} onEmptied={() => setFocus(SOURCE)} />
      <BusyButton
        ref={ref}
        color="inherit"
        variant="outlined"
        loading={isBusy}
        disabled={images.length >= maxCount}
        onClick={() => chooser.current?.click()}
        aria-describedby={`${ids}-help`}
      >
        Add pictures
      </BusyButton>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid={`${SOURCE}-file`}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <FormHelperText id={`${ids}-help`} error={problem !== false} component="div" sx={{ m: 0, mt: -0.75 }}>
        <span role="alert">{problem}</span>
        {problem === false && `Up to ${maxCount}, each under 5 MB, such as other angles, details or how it is worn.`}
      </FormHelperText>
    </Column>
  );
}

/** Files may be dropped anywhere on the field, and then the browser does not open them. */
function drop(take: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
}
