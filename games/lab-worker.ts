import { serveTasks } from '@souk/lab/tasks';
import { CATALOGUE } from './loaded.js';

serveTasks(CATALOGUE);
