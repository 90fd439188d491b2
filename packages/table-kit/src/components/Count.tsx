import { signed as withSign } from '@souk/i18n';
import { useEffect, useRef, useState } from 'react';
import { motionSpeed, settings } from '../settings.js';

const STEP_MS = { full: 90, quick: 40, off: 0 } as const;

/** A number that counts up or down to what it has become. */
export function Count({ value, signed = false }: { readonly value: number; readonly signed?: boolean }) {
  const [shown, setShown] = useState(value);
  const timer = useRef(0);
  useEffect(() => {
    const step = STEP_MS[motionSpeed(settings.get())];
    if (step === 0) {
      setShown(value);
      return;
    }
    timer.current = window.setInterval(() => {
      setShown((now) => {
        if (now === value) window.clearInterval(timer.current);
        return now + Math.sign(value - now) * Math.max(1, Math.floor(Math.abs(value - now) / 6));
      });
    }, step);
    return () => window.clearInterval(timer.current);
  }, [value]);
  return <>{signed ? withSign(shown) : String(shown).replace('-', '−')}</>;
}
