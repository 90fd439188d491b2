import { describeLaws } from './laws.js';

describeLaws(5);
