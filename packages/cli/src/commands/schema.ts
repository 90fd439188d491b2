import { type JsonSchema, optionsSchema, RECORD_SCHEMA } from '@souk/kernel';
import type { GameEntry } from '../games.js';
import { gameNamed, noMoreThan } from '../match-arguments.js';
import { expected } from '../usage.js';
import { type Command, DONE } from './command.js';

const DOCUMENTS: { readonly [name: string]: (entry: GameEntry) => JsonSchema } = {
  position: ({ game }) => game.positionSchema,
  record: () => RECORD_SCHEMA,
  options: ({ game }) => ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${game.name} options`,
    ...optionsSchema(game.options, game.maxSeats),
  }),
};

const DEFAULT = 'position';

export const schema: Command = {
  name: 'schema',
  usage: ({ say }) => say('schema.usage', { documents: Object.keys(DOCUMENTS).join('|') }),
  summary: ({ say }) => say('schema.summary'),
  details: '',
  flags: [],
  takesGameOptions: false,
  async run(args, { games, stdout }) {
    noMoreThan(2, args);
    const [id, name = DEFAULT] = args.positionals;
    const entry = gameNamed(games, id);
    const documentOf = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined;
    if (documentOf === undefined) throw expected('document', Object.keys(DOCUMENTS).join(', '), name);
    stdout.write(`${JSON.stringify(documentOf(entry), undefined, 2)}\n`);
    return DONE;
  },
};
