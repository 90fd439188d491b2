import { elementAt } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ensurePerson, person } from '../../online/person.js';
import { shownName } from '../../online/shown-name.js';
import type { TableSubscription } from '../../online/table-subscription.js';
import { useAct } from '../../online/useAct.js';
import { WhoButton } from '../../people/WhoButton.js';
import type { News } from '../../session/online-session.js';
import { NameField } from './NameField.js';
import { Problem } from './Problem.js';
import { SignInOffer } from './SignInOffer.js';

const LONGEST = 300;
/** From here on it is said how much room is left. */
const NEARLY = 240;

interface ChatProps {
  readonly subscription: TableSubscription;
  readonly lines: readonly ChatLine[];
  readonly news: readonly News[];
  readonly names: readonly string[];
  readonly seat: number | undefined;
  /** Whether a name is asked for elsewhere on the page. */
  readonly namedElsewhere?: boolean;
}

/** What people say at the table, and what happens at it besides moves, in the order of time. */
export function Chat({ subscription, lines, news, names, seat, namedElsewhere = false }: ChatProps) {
  const known = useStore(person);
  const t = useText();
  const { table, muted } = useStore(subscription.hostedTable);
  const end = useRef<HTMLLIElement>(null);
  const heard = lines.filter(({ from }) => !muted.some(({ id }) => id === from.id));
  const told = [
    ...heard.map((line) => ({ key: `line ${line.line}`, time: line.time, said: line, text: line.text })),
    ...news.map(({ time, entry }, i) => ({ key: `news ${i}`, time, said: undefined, text: newsText(entry, names, t) })),
  ]
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.time - other.time);
  const count = told.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list !== null && list !== undefined) list.scrollTop = list.scrollHeight;
  }, [count]);
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <ol className="chat-lines" aria-label={t('talk.lines')} aria-live="polite" tabIndex={0}>
        {count === 0 && <li className="soft">{t('talk.silence')}</li>}
        {told.map(({ key, said, text }) => (
          <li key={key} className={said === undefined ? 'chat-news' : ''}>
            {said !== undefined && (
              <strong>
                <WhoButton who={{ kind: 'person', person: said.from }} game={table.settings.game} isInline>
                  {said.seat === null ? t('talk.watcher', { name: shownName(said.from) }) : shownName(said.from)}
                </WhoButton>
                :{' '}
              </strong>
            )}
            {text}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {table.settings.chat === 'off' ? (
        <p className="soft">{t('terms.chat.off.help')}</p>
      ) : table.settings.chat === 'seats' && seat === undefined ? (
        <p className="soft">{t('terms.chat.seats.help')}</p>
      ) : known === undefined && namedElsewhere ? (
        <p className="soft">{t('talk.nameFirst')}</p>
      ) : (
        <>
          <ChatForm subscription={subscription} />
          <SignInOffer />
        </>
      )}
    </div>
  );
}

function ChatForm({ subscription }: { readonly subscription: TableSubscription }) {
  const t = useText();
  const known = useStore(person);
  const status = useStore(subscription.connection.status);
  const { unsaid } = useStore(subscription.hostedTable);
  const [text, setText] = useState('');
  const { problem, run } = useAct();
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (known === undefined) {
      run('enter', ensurePerson);
      return;
    }
    if (text.trim() !== '' && subscription.say(text.trim())) setText('');
  };
  return (
    <form className="chat-form" onSubmit={say}>
      <NameField />
      {known !== undefined && (
        <label>
          <span className="visually-hidden">{t('talk.say')}</span>
          <input
            type="text"
            value={text}
            placeholder={t('talk.say')}
            maxLength={LONGEST}
            autoComplete="off"
            onChange={({ target }) => setText(target.value.slice(0, LONGEST))}
          />
        </label>
      )}
      <button type="submit" className="button" disabled={status === 'lost'}>
        {t(known === undefined ? 'talk.enter' : 'talk.send')}
      </button>
      {text.length >= NEARLY && <p className="field-help">{t('talk.left', { n: LONGEST - text.length })}</p>}
      <Problem
        text={
          problem ?? (unsaid === undefined ? undefined : t(`problem.chat.${unsaid === 'too-many' ? unsaid : 'other'}`))
        }
      />
    </form>
  );
}

function newsText(entry: News['entry'], names: readonly string[], t: Translate): string {
  switch (entry.kind) {
    case 'undo':
      return t('news.undo', { name: elementAt(names, entry.seat) });
    case 'undo-asked':
      return t('news.undoAsked', { name: elementAt(names, entry.seat) });
    case 'undo-answered':
      return t(entry.agree ? 'news.undoAgreed' : 'news.undoRefused', { name: elementAt(names, entry.seat) });
    case 'to-bot':
      return t(`news.toBot.${entry.reason}`, { name: elementAt(names, entry.seat) });
    case 'to-person':
      return t('news.toPerson', { name: elementAt(names, entry.seat) });
    case 'abandoned':
      return t('news.abandoned');
  }
}
