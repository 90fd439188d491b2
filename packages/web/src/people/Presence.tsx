import { useText } from '@souk/table-kit/components/Text';

/** Whether somebody is there now, below their name. */
export function Presence({ isOn }: { readonly isOn: boolean | null }) {
  const t = useText();
  if (isOn === null) return null;
  return <small className={isOn ? 'is-on' : 'soft'}>{t(isOn ? 'profile.on' : 'profile.off')}</small>;
}
