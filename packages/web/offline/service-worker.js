// Keeps everything the page is made of, so that it opens and plays without a network. What a server answers is
// never kept: only files of this build are, and they never change under their names.
const FILES = ['__FILES__'];
const NAME = 'souk-__VERSION__';
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('souk-') && name !== NAME) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

const kept = async (path) => (await caches.open(NAME)).match(path);

/** The newest page if the network answers, else the one that was kept. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(PAGE);
    if (found === undefined) throw error;
    return found;
  }
};

const file = async (request, path) => (await kept(path)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});

/** Who follows a notification wants to see the table that it speaks of. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const path = `/t/${event.notification.tag}`;
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
    if (open === undefined) await self.clients.openWindow(path);
    else await open.focus();
  };
  event.waitUntil(show());
});
