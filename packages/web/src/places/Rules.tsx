import { useText } from '@souk/table-kit/components/Text';
import { addCatalogue } from '@souk/table-kit/i18n/language';
import { gameName } from '@souk/table-kit/i18n/names';
import { useSettings } from '@souk/table-kit/settings';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { type Rulebook, rulebookOf } from '../games/rulebooks.js';
import { lazyOnline } from '../online/lazy.js';
import { Page } from './Page.js';
import { type Block, blocksOf, found, runsOf } from './rules-text.js';
import './rules.css';

const LeavingRules = lazyOnline(() => import('./online/LeavingRules.js'));

/** The rules of a game with their names, to be searched, and a gallery of all that lies on its table. */
export default function Rules({ game }: { readonly game: string }) {
  const t = useText();
  const { language } = useSettings();
  const [book, setBook] = useState<Rulebook>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await rulebookOf(game, language);
      await addCatalogue(loaded.texts);
      setBook(loaded);
    };
    load().catch((error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))));
  }, [game, language]);
  if (problem !== undefined) throw problem;
  return (
    <Page title={`${gameName(game)}: ${t('rules.title')}`} game={game}>
      {book === undefined ? <p>{t('loading')}</p> : <Open book={book} game={game} />}
    </Page>
  );
}

function Open({ book, game }: { readonly book: Rulebook; readonly game: string }) {
  const t = useText();
  const [words, setWords] = useState('');
  const blocks = useMemo(() => blocksOf(book.rules), [book]);
  const shown = found(blocks, words);
  // The browser looks for the rule of an address before the book is there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <div className="card rules-finding">
        <label className="field rules-search">
          <span className="field-label">{t('rules.search')}</span>
          <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <nav className="choices" aria-label={t('rules.title')}>
          {book.Gallery && (
            <a className="button is-quiet" href="#gallery">
              {t('rules.gallery')}
            </a>
          )}
          <a className="button is-quiet" href="#rules">
            {t('rules.text')}
          </a>
        </nav>
      </div>
      {book.Gallery && (
        <section id="gallery" aria-labelledby="gallery-title" className={`card gallery is-${game}`}>
          <h2 id="gallery-title">{t('rules.gallery')}</h2>
          <book.Gallery words={words} />
        </section>
      )}
      <section id="rules" className="card rules" aria-labelledby="rules-title">
        <h2 id="rules-title">{t('rules.text')}</h2>
        {shown.length === 0 && <p>{t('rules.none')}</p>}
        {shown.map((block, i) => (
          <RulesBlock key={i} block={block} />
        ))}
      </section>
      <Suspense fallback={null}>
        <LeavingRules game={game} />
      </Suspense>
    </>
  );
}

function RulesBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'rule':
      return (
        <p className="rule" id={block.id}>
          <a href={`#${block.id}`}>{block.id}</a>
          <span>
            <RichText text={block.text} />
          </span>
        </p>
      );
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'rows':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard
        <section className="rules-table" tabIndex={0} aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <RichText text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

const RichText = ({ text }: { readonly text: string }) =>
  runsOf(text).map(({ text: run, style }, i) => {
    if (style === 'strong') return <strong key={i}>{run}</strong>;
    if (style === 'emphasis') return <em key={i}>{run}</em>;
    return style === 'code' ? <code key={i}>{run}</code> : run;
  });
