import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { launchChromium } from './chromium.mjs';

const [file, size = 'phone', speed = 'quick', how = 'go'] = process.argv.slice(2);
const match = JSON.parse(readFileSync(file));
const server = await preview({ root: 'packages/web', preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const base = server.resolvedUrls.local[0];
const browser = await launchChromium();
const S = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 720 } },
}[size];
const ctx = await browser.newContext({ ...S, serviceWorkers: 'block' });
await ctx.addInitScript(
  ([s, m]) => {
    localStorage.setItem('souk.settings', s);
    localStorage.setItem('souk.match.kept', m);
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const e of list.getEntries())
        window.shifts.push({
          v: e.value,
          recent: e.hadRecentInput,
          t: e.startTime | 0,
          scene: document.querySelector('.scene') !== null,
          step: document.querySelector('.scene-steps [aria-current]')?.textContent,
          src: e.sources.map(
            (s) =>
              `${s.node?.className?.baseVal ?? s.node?.className ?? s.node?.nodeName} ${JSON.stringify([s.previousRect.x | 0, s.previousRect.y | 0, s.previousRect.width | 0, s.previousRect.height | 0])}->${JSON.stringify([s.currentRect.x | 0, s.currentRect.y | 0, s.currentRect.width | 0, s.currentRect.height | 0])}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  },
  [JSON.stringify({ speed, theme: 'dark', language: 'en', name: 'Zahra' }), JSON.stringify({ ...match, id: 'kept' })],
);
const page = await ctx.newPage();
await page.goto(base + 'table/kept');
const until = Date.now() + Number(process.env.FOR ?? 20000);
while (Date.now() < until) {
  const go = page.locator('.prompt.is-farewell button[data-choice="go-on"]');
  if (await go.isVisible()) {
    await page.waitForTimeout(600);
    if (how === 'stop') {
      await page.screenshot({ path: '/tmp/scenes-cls.png' });
      process.exit(0);
    }
    await go.click();
    await page.waitForTimeout(1500);
    break;
  }
  const c = page.locator('button[data-confirm]');
  const ch = page.locator('button[data-choice]');
  if (await c.isVisible()) await c.click().catch(() => {});
  else if ((await page.locator('.prompt.is-mine').isVisible()) && (await ch.count()))
    await ch
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
  await page.waitForTimeout(100);
}
for (const s of await page.evaluate('window.shifts'))
  if (!s.recent) console.log(s.v.toFixed(4), s.t, s.scene, s.step, '\n   ', s.src.join('\n    '));
await page.screenshot({ path: '/tmp/scenes-cls.png' });
await browser.close();
await server.close();
process.exit(0);
