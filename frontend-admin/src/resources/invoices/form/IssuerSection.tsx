import { Button, Collapse, styled } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ISSUER_FIELDS } from '#libs/domain/invoice-issuer';
import { motion, radius } from '#libs/design/tokens';
import { NextIcon } from '../../../shared/icons';
import { BankInputs, IssuerContactInputs, LogoInput } from '../../../shared/issuer/IssuerInputs';

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
    <Frame>
      <OpenButton
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={<NextIcon />}
      >
        <span>
          Issuer and banking details
          {!isOpen && told !== '' && <Summary>{told}</Summary>}
        </span>
      </OpenButton>
      <Collapse in={isOpen} id={id}>
        <Fields>
          <LogoInput isDefault={isDefaultLogo} />
          <IssuerContactInputs />
          <BankInputs />
        </Fields>
      </Collapse>
    </Frame>
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

const Frame = styled('div')(({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, borderRadius: radius.md }));

const OpenButton = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  paddingInline: theme.spacing(1.5),
  justifyContent: 'flex-start',
  textAlign: 'left',
  whiteSpace: 'normal',
  '& svg': { transition: `transform ${motion.fast}ms` },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
}));

const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  fontWeight: 400,
  overflowWrap: 'anywhere',
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(2),
  paddingTop: theme.spacing(1),
}));
