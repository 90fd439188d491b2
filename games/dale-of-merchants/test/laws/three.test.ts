import { describeLaws } from './laws.js';

describeLaws(3);
