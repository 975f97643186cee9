import { Box, Button, Collapse } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NextIcon } from '../../../shared/icons';
import { ISSUER_FIELDS } from './issuer-fields';
import { BankInputs, IssuerContactInputs } from './IssuerInputs';
import { LogoInput } from './LogoInput';

/**
 * Who sends it and where it is paid: filled in already, so closed until it is asked for or something in it is refused.
 */
export function IssuerSection({ isDefaultLogo }: { isDefaultLogo: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name: unknown = useWatch({ name: 'stormCombatName' });
  const bank: unknown = useWatch({ name: 'bankName' });
  useOpenForRefusals(setOpen);
  const told = [name, bank].filter((text) => typeof text === 'string' && text.trim() !== '').join(', ');
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={<NextIcon sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{
          width: '100%',
          minHeight: 48,
          px: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          whiteSpace: 'normal',
        }}
      >
        <span>
          Issuer and banking details
          {!isOpen && told !== '' && (
            <Box
              component="span"
              sx={{
                display: 'block',
                fontSize: 13,
                fontWeight: 400,
                color: 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              {told}
            </Box>
          )}
        </span>
      </Button>
      <Collapse in={isOpen} id={id}>
        <Box sx={{ display: 'grid', gap: 3, p: 2, pt: 1 }}>
          <LogoInput isDefault={isDefaultLogo} />
          <IssuerContactInputs />
          <BankInputs />
        </Box>
      </Collapse>
    </Box>
  );
}

/**
 * What is closed takes no focus: after it is open, the first refused field gets it. Once for each try, so that putting
 * right moves nothing.
 */
function useOpenForRefusals(setOpen: (isOpen: boolean) => void): void {
  const { formState, setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = formState;
  const told = useRef(0);
  useEffect(() => {
    const refused = Object.keys(errors);
    if (told.current === submitCount || isSubmitting || !refused.some(isInside)) return;
    told.current = submitCount;
    setOpen(true);
    const [first] = refused;
    if (first !== undefined && isInside(first)) requestAnimationFrame(() => setFocus(first));
  }, [errors, submitCount, isSubmitting, setFocus, setOpen]);
}

function isInside(field: string): boolean {
  return ISSUER_FIELDS.some((name) => name === field);
}
