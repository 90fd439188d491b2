import { type Command, DONE } from './command.js';
export const play: Command = {
  name: 'play',
  usage: '',
  summary: '',
  details: [],
  flags: [],
  takesGameOptions: true,
  run: async () => DONE,
};
