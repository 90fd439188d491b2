import type { Player } from './table.js';

/** AA-SCORE-2, told point by point. */
export function gainInfamy(player: Player, points: number): void {
  for (let point = 0; point < points; point++) {
    if (player.infamy < 24) player.infamy++;
    else if (player.markers < 2) {
      player.infamy = 0;
      player.markers++;
    }
  }
}

/** AA-SCORE-3. */
export function loseInfamy(player: Player, points: number): void {
  player.infamy = Math.max(0, player.infamy - points);
}

export const infamyCanRise = ({ infamy, markers }: Player): boolean => infamy < 24 || markers < 2;

/** AA-SCORE-4. */
export const halvedFor = (player: Player, gold: number): number =>
  player.storehouse.shows('sovereign-sword') > 0 ? Math.floor(gold / 2) : gold;

/** AA-SCORE-1, AA-SCORE-5. */
export function changeGold(player: Player, gold: number): void {
  player.gold = Math.max(0, player.gold + (gold > 0 ? halvedFor(player, gold) : gold));
}
