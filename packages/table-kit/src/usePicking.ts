import type { GameTypes, Seat } from '@souk/kernel';
import { type RefObject, useMemo, useState } from 'react';
import { useAnswering } from './answering.js';
import { type PickWay, waitsForButton } from './confirming.js';
import type { Face, Progress, Sentence, Speaker } from './face.js';
import { type Option, openingMenu, optionsOf } from './options.js';
import { type Choice, decidedBy, insteadOf, type Picking, picking, repicked, settled } from './picks.js';
import type { Decision, Moment, Session } from './session.js';
import { settings } from './settings.js';
import { speakingTo } from './speaking.js';
import { useLatest } from './useLatest.js';

/** What is picked, and what follows from it. */
export interface Picks<T extends GameTypes> {
  readonly picking: Picking<T['Move']>;
  readonly deciding: Seat | undefined;
  readonly decision: Decision<T> | undefined;
  /** What can be chosen beside places. */
  readonly options: readonly Option[];
  /** The place whose menu is open. */
  readonly menu: string | undefined;
  /** The picks in whose place a spot would come that does not go with them. */
  insteadOf(spot: string): readonly string[] | undefined;
  previewOf(spot: string): Sentence | undefined;
  decidedWith(spot: string): readonly string[] | undefined;
  /** What would certainly follow from the move that is chosen. */
  readonly foreseen: readonly T['Event'][];
  /** What the prompt says of the picks; undefined while there are none. */
  readonly progress: Progress | undefined;
}

export interface PickActions<T extends GameTypes = GameTypes> {
  pick(spot: string, way?: PickWay): void;
  /** Takes a row of a menu: picks what it says, in the place of what it excludes. */
  choose(option: Option): void;
  takeBack(): void;
  takeAllBack(): void;
  confirm(): void;
  /** Answers this question and those that follow from it. */
  answerAll(moves: readonly T['Move'][]): void;
  /** Opens the menu of a place; `undefined` closes whichever is open. */
  openMenu(host: string | undefined): void;
}

interface Kept {
  /** The question that the picks belong to. */
  readonly at: number;
  readonly picked: readonly string[];
  /** The place whose menu was opened, null if it was closed; left out: it opens by itself. */
  readonly menu?: string | null;
}

const NOTHING: readonly string[] = [];
const NOTHING_KEPT: Kept = { at: -1, picked: NOTHING };

/** What moves would do, as far as it has been asked: trying a move is not for every drawing. */
const previews = new WeakMap<object, Sentence>();

interface Question<T extends GameTypes> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  readonly speaker: Speaker;
  readonly view: T['View'];
  readonly decision: Decision<T> | undefined;
  readonly choices: readonly Choice<T['Move']>[];
  readonly kept: Kept;
}

const foreseenIn = <T extends GameTypes>({ session, decision }: Question<T>, move: T['Move']): readonly T['Event'][] =>
  decision === undefined ? [] : session.foresee(decision.seat, move);

function previewIn<T extends GameTypes>(question: Question<T>, { move }: Choice<T['Move']>): Sentence {
  const { face, view, speaker, decision } = question;
  const to = decision === undefined ? speaker : speakingTo(decision.seat, speaker);
  const known = previews.get(move) ?? face.preview(move, foreseenIn(question, move), view, to);
  previews.set(move, known);
  return known;
}

/** What the face says of the picks, or what can be said of any game's. */
function progressIn<T extends GameTypes>(
  question: Question<T>,
  now: Picking<T['Move']>,
  events: readonly T['Event'][],
): Progress | undefined {
  const { face, view, speaker, decision } = question;
  if (decision === undefined || now.picked.length === 0) return undefined;
  const said = face.progress?.(now, events, view, speakingTo(decision.seat, speaker));
  if (said !== undefined) return said;
  return {
    headline: face.ask(decision, view, speaker),
    detail: now.chosen === undefined ? { k: 'table.pickOn' } : previewIn(question, now.chosen),
  };
}

function picksOf<T extends GameTypes>(question: Question<T>): Picks<T> {
  const { face, speaker, view, decision, choices, kept } = question;
  const isWay = (spot: string): boolean => face.menus?.questionOf(spot) !== undefined;
  const now = settled(picking(choices, kept.picked, face.isLaid), isWay, face.isLaid);
  const foreseen = now.chosen === undefined ? [] : foreseenIn(question, now.chosen.move);
  const options = optionsOf(now, face, view, speaker);
  const isPlace = (spot: string): boolean => face.buttonFor(spot, view, speaker) === undefined;
  const menu = kept.menu === undefined ? openingMenu(now, options, isPlace) : (kept.menu ?? undefined);
  return {
    picking: now,
    decision,
    deciding: decision?.seat,
    options,
    menu: options.some(({ host }) => host === menu) ? menu : undefined,
    insteadOf: (spot) => insteadOf(now, spot, (each) => face.groupOf?.(each)),
    previewOf(spot) {
      const decided = decidedBy(choices, kept.picked, spot);
      return decided === undefined || decision === undefined ? undefined : previewIn(question, decided);
    },
    decidedWith: (spot) => decidedBy(choices, kept.picked, spot)?.spots,
    foreseen,
    progress: progressIn(question, now, foreseen),
  };
}

interface Latest<T extends GameTypes> {
  readonly at: number;
  readonly kept: Kept;
  readonly choices: readonly Choice<T['Move']>[];
  readonly picks: Picks<T>;
}

interface Acting<T extends GameTypes> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  keep(kept: Kept): void;
  plan(moves: readonly T['Move'][]): void;
}

/** Whether a move that one more pick decides waits for its button. */
const waits = <T extends GameTypes>(
  { session, face }: Acting<T>,
  { decision, picking: { picked } }: Picks<T>,
  move: T['Move'],
  way: PickWay,
): boolean =>
  waitsForButton(settings.get().confirm, {
    isWeighty: face.isWeighty?.(move) === true,
    isFirst: picked.length === 0,
    way,
    isBinding: () => decision !== undefined && session.isBinding?.(decision.seat, move) === true,
  });

/** They act on what was drawn last, so that they are the same for the whole match. */
function actionsOn<T extends GameTypes>(latest: RefObject<Latest<T>>, acting: Acting<T>): PickActions<T> {
  const { session, keep, plan } = acting;
  const keepPicked = (picked: readonly string[], menu?: string): void =>
    keep({ at: latest.current.at, picked, ...(menu !== undefined && { menu }) });
  const send = (move: T['Move']): void => {
    const { decision } = latest.current.picks;
    if (decision === undefined) return;
    keep(NOTHING_KEPT);
    session.send(decision.seat, move);
  };
  const pickIn = (menu: string | undefined, spot: string, way: PickWay): void => {
    const { choices, kept, picks } = latest.current;
    const { picked } = kept;
    if (picked.includes(spot)) {
      keepPicked(
        picked.filter((each) => each !== spot),
        menu,
      );
      return;
    }
    const instead = picks.insteadOf(spot);
    if (instead !== undefined) keepPicked(repicked(picks.picking, spot, instead), menu);
    if (!picks.picking.lit.has(spot)) return;
    const decided = decidedBy(choices, picked, spot);
    if (decided !== undefined && !waits(acting, picks, decided.move, way)) send(decided.move);
    else keepPicked([...picked, spot], menu);
  };
  /** Another answer takes the place of the one that is picked; the one that counts stays, and its menu goes away. */
  const answer = ({ spot, picked, picks, instead }: Option): void => {
    if (picks && instead.length === 0) pickIn(undefined, spot, 'button');
    else if (picked) keep({ ...latest.current.kept, at: latest.current.at, menu: null });
    else keepPicked(repicked(latest.current.picks.picking, picks ? spot : undefined, instead));
  };
  return {
    pick: (spot, way = 'pointer') => pickIn(undefined, spot, way),
    choose(option) {
      if (option.way === 'one-of') answer(option);
      // Switches stand side by side, and often more than one is wanted.
      else pickIn(option.way === 'switch' ? option.host : undefined, option.spot, 'button');
    },
    takeBack: () => keepPicked(latest.current.kept.picked.slice(0, -1)),
    takeAllBack: () => keepPicked(NOTHING),
    confirm() {
      const { chosen } = latest.current.picks.picking;
      if (chosen !== undefined) send(chosen.move);
    },
    answerAll([first, ...others]) {
      if (first === undefined) return;
      plan(others);
      send(first);
    },
    openMenu(host) {
      const { at, kept } = latest.current;
      keep({ at, picked: kept.picked, menu: host ?? null });
    },
  };
}

/** The picks for what is asked now. They belong to one question, and are kept as long as it stands. */
export function usePicking<T extends GameTypes>(
  session: Session<T>,
  face: Face<T>,
  speaker: Speaker,
  moment: Moment<T>,
  idle: boolean,
): readonly [Picks<T>, PickActions<T>] {
  const { decisions, length, view } = moment;
  const [anyKept, setKept] = useState(NOTHING_KEPT);
  const asked = idle && session.sending !== true ? decisions[0] : undefined;
  const { isAnswered, plan } = useAnswering(session, face, moment, asked);
  const decision = isAnswered ? undefined : asked;
  const at = decision?.asked ?? length;
  const choices = useMemo(
    (): readonly Choice<T['Move']>[] =>
      decision?.moves.map((move) => ({ move, spots: face.spotsOf(move, view, decision.moves) })) ?? [],
    [decision, face, view],
  );
  const kept = anyKept.at === at ? anyKept : NOTHING_KEPT;
  const picks = useMemo(
    () => picksOf({ session, face, speaker, view, decision, choices, kept }),
    [session, face, speaker, view, decision, choices, kept],
  );
  const latest = useLatest({ at, kept, choices, picks });
  const actions = useMemo(
    () => actionsOn(latest, { session, face, keep: setKept, plan }),
    [latest, session, face, plan],
  );
  return [picks, actions];
}
