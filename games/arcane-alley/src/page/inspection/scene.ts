import type { ArcaneAlleyTypes } from '@souk/games/arcane-alley';
import type { Scene } from '@souk/table-kit/scene';
import { course } from './course.js';
import type { Inspection } from './inspection.js';
import { Picture } from './Picture.js';

export const scene: Scene<ArcaneAlleyTypes, Inspection> = { ...course, Picture };
