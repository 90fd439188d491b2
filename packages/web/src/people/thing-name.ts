import { textNamed } from '@souk/table-kit/components/Text';
import { spoken } from '@souk/table-kit/i18n/language';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a game calls something that was played with: as among the choices of its options, else by its id. */
export function thingName(game: string, thing: string): string {
  const { messages } = spoken.get();
  const key = Object.keys(messages).find((each) => each.startsWith(`option.${game}.`) && each.endsWith(`.${thing}`));
  return (key === undefined ? undefined : textNamed(key)) ?? capitalised(thing);
}
