import type { AnyGame } from '@souk/kernel';
import type { Figure } from '../figures.js';
import type { Simulation } from '../simulate/simulation.js';

export function reportOn(simulation: Simulation, game: AnyGame, figures: readonly Figure[]): string {
  return `<!doctype html><title>${game.name}</title>${simulation.games}${figures.length}`;
}
