import { useText } from '@souk/table-kit/components/Text';
import { changeSettings, useSettings } from '@souk/table-kit/settings';
import { useState } from 'react';
import { askToNotify, canNotify } from '../../online/notify.js';

/** Lets the player be told when it is their turn. The browser is asked for leave here and nowhere else. */
export function NotifyButton() {
  const t = useText();
  const { notify } = useSettings();
  const [isRefused, setIsRefused] = useState(false);
  if (!canNotify()) return null;
  const isOn = notify && Notification.permission === 'granted';
  const toggle = async (): Promise<void> => {
    if (isOn) {
      changeSettings({ notify: false });
      return;
    }
    const isAllowed = await askToNotify();
    setIsRefused(!isAllowed);
    changeSettings({ notify: isAllowed });
  };
  return (
    <>
      <button type="button" className="button is-quiet" aria-pressed={isOn} onClick={() => void toggle()}>
        {t(isOn ? 'notify.on' : 'notify.ask')}
      </button>
      {isRefused && (
        <p role="status" className="field-help">
          {t('notify.refused')}
        </p>
      )}
    </>
  );
}
