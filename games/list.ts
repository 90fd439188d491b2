// Every game of the house, a line each. Nothing else names them.
export { manifest as arcaneAlley } from './arcane-alley/manifest.js';
export { manifest as daleOfMerchants } from './dale-of-merchants/manifest.js';
export { manifest as dwarvenTraders } from './dwarven-traders/manifest.js';
