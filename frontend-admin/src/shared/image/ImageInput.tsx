import { Button, FormHelperText, styled, TextField, Typography } from '@mui/material';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ImageRules } from '#libs/contracts/image';
import { MAX_WEB_ADDRESS_LENGTH } from '#libs/domain/web-address';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../BusyButton';
import { Row } from '../layout-parts';
import { useWrite } from '../use-write';
import { canBeShown, isInlineImage } from './image-file';
import { Picture } from './Picture';
import { readImage } from './read-image';

const PREVIEW_PX = 104;

interface ImageInputProps {
  source: string;
  /** "Photo", "Logo" */
  label: string;
  rules: ImageRules;
  hint: string;
  /** Cut to fill, as a face is; or shown whole on white, as a logo is. */
  fit: 'cover' | 'contain';
  isRequired?: boolean;
  /** Said when a chosen file became the image. */
  taken?: string;
  /**
   * Where a chosen file goes before the form is saved: takes inline data, answers with its address. Without it the form
   * holds the inline data.
   */
  store?: (api: SchoolDataProvider, inline: string, fileName: string) => Promise<string>;
}

/**
 * An image of a record: a file, chosen or dropped, or a web address; with what it will look like, and why it was
 * refused.
 */
export function ImageInput({ source, label, rules, hint, fit, isRequired = false, taken, store }: ImageInputProps) {
  const {
    field: { ref, value: stored, onChange, onBlur },
    fieldState,
  } = useInput({ source, format: (value: unknown) => value, parse: (value: unknown) => value });
  const { setFocus } = useFormContext();
  const value = typeof stored === 'string' ? stored : '';
  const [refusal, setRefusal] = useState<string>();
  const { run, isBusy } = useWrite({ done: taken, stale: [] });
  const ids = useId();
  const chooser = useRef<HTMLInputElement>(null);

  function set(next: string): void {
    setRefusal(undefined);
    onChange(next === '' ? null : next);
  }

  function take(file: File | undefined): void {
    if (!file) return;
    const call = async (api: SchoolDataProvider) => {
      const inline = await readImage(file, rules);
      return store ? store(api, inline, file.name) : inline;
    };
    void run(call, { onDone: set, onRefused: (error) => setRefusal((error as Error).message) });
  }

  const stands = fieldState.error?.message;
  const problem = refusal ?? (stands !== undefined && <ValidationError error={stands} />);
  const isRefused = problem !== false;
  return (
    <Row role="group" data-field={source} aria-labelledby={`${ids}-label`} {...fileDrop(take)} gap={2} align="start">
      <Picture src={canBeShown(value) ? value : null} widthPx={PREVIEW_PX} heightPx={PREVIEW_PX} fit={fit}>
        No Image
      </Picture>
      <Fields>
        <Typography variant="medium" id={`${ids}-label`}>
          {label}
          {isRequired ? '' : ' (optional)'}
        </Typography>
        <Row gap={1} wrap>
          <BusyButton
            ref={ref}
            color="inherit"
            variant="outlined"
            loading={isBusy}
            onClick={() => chooser.current?.click()}
            aria-describedby={`${ids}-help`}
            {...(isRefused && { 'aria-invalid': true })}
          >
            {value ? `Replace ${label.toLowerCase()}` : `Choose ${label.toLowerCase()}`}
          </BusyButton>
          {value && (
            <Button
              color="inherit"
              onClick={() => {
                set('');
                setFocus(source);
              }}
            >
              Remove
            </Button>
          )}
        </Row>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          data-testid={`${source}-file`}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <TextField
          label={`${label} address`}
          placeholder={isInlineImage(value) ? 'Using the chosen file' : 'https://… or /…'}
          value={isInlineImage(value) ? '' : value}
          onChange={(event) => set(event.target.value)}
          onBlur={onBlur}
          error={isRefused}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              maxLength: MAX_WEB_ADDRESS_LENGTH,
              inputMode: 'url',
              autoComplete: 'off',
              'aria-describedby': `${ids}-help`,
            },
          }}
        />
        <FormHelperText id={`${ids}-help`} error={isRefused} component="div" sx={{ m: 0, mt: -0.75 }}>
          <span role="alert">{problem}</span>
          {!isRefused && hint}
        </FormHelperText>
      </Fields>
    </Row>
  );
}

/** A file may be dropped anywhere on the field, and then the browser does not open it. */
function fileDrop(take: (file: File | undefined) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer.files[0]);
    },
  };
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  flex: 1,
  minWidth: 0,
  justifyItems: 'start',
}));
