import { httpClient } from '@souk/client';

/** The host that this page was served by. */
export const host = httpClient();
