import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask, expect, sharedTokenOf, test } from '../support/actors.ts'
import { setTouch } from '../support/page-pool.ts'

const DESKTOP = { width: 1440, height: 900, isDark: false, isTouch: false }

/** What a journey could see of the one before on the page it gets. */
const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
    name: window.name,
    historyLength: history.length,
    isOnline: navigator.onLine,
    size: [innerWidth, innerHeight, screen.width, screen.height],
    zoom: visualViewport?.scale,
    touch: [navigator.maxTouchPoints, 'ontouchstart' in window],
    media: [
      '(pointer: coarse)',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
      'print',
    ].map((query) => matchMedia(query).matches),
    permissions: [
      (await navigator.permissions.query({ name: 'geolocation' })).state,
      (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    ],
    added: ['initialised', 'exposed'].filter((name) => name in window),
    hovered: document.querySelectorAll(':hover').length,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }))

/**
 * Leaves behind everything that a page can be cleared of; returns the path of a downloaded file.
 */
async function litter(page: Page) {
  const context = page.context()
  await page.goto('login')

  await page.evaluate(async () => {
    localStorage.setItem('left', 'local')
    sessionStorage.setItem('left', 'session')
    window.name = 'left'

    const cache = await caches.open('left')

    await cache.put('left', new Response('left'))

    const opening = indexedDB.open('left', 1)

    await new Promise<void>((done, fail) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('left').put('left', 'left')
      opening.onsuccess = () => done()
      opening.onerror = () => fail(opening.error)
    })

    // what a product saves when it is left, and a question before it
    addEventListener('pagehide', () => localStorage.setItem('left late', 'local'))
    addEventListener('beforeunload', (event) => event.preventDefault())
  })

  for (const httpOnly of [true, false])
    await context.addCookies([
      { name: `left ${httpOnly}`, value: 'left', domain: '127.0.0.1', path: '/', httpOnly },
    ])

  await context.grantPermissions(['geolocation', 'clipboard-read'])
  await page.route('**/health/live', (route) => route.fulfill({ body: 'left by the page' }))
  await context.route('**/health/ready', (route) => route.fulfill({ body: 'left by the context' }))

  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'active',
  })

  await page.setViewportSize({ width: 400, height: 500 })
  await page.getByLabel('用户名').click()
  await page.keyboard.down('Shift')
  await page.mouse.down()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, {
        href: URL.createObjectURL(new Blob(['left'])),
        download: 'left.txt',
      }).click()
    }),
  ])

  const path = await download.path()

  await context.newPage()
  await context.setOffline(true)

  return path
}

test('a page that is returned has nothing left of its journey', async ({ pool }) => {
  const page = await pool.take(DESKTOP)
  const before = await stateOf(page)
  let heard = 0

  page.on('console', () => heard++)

  const downloaded = await litter(page)

  expect(existsSync(downloaded)).toBe(true)

  await page.evaluate(() => console.log('heard'))
  expect(heard).toBeGreaterThan(0)

  await pool.giveBack(page)

  const heardBefore = heard
  const again = await pool.take(DESKTOP)

  expect(again).toBe(page)
  expect(await stateOf(again)).toEqual(before)
  expect(await again.context().cookies()).toEqual([])
  expect(again.context().pages()).toEqual([again])
  expect(existsSync(downloaded)).toBe(false)

  const answers = await again.evaluate(() =>
    Promise.all(
      ['live', 'ready'].map(async (name) =>
        (await fetch(`/medical/prod-api/health/${name}`)).text(),
      ),
    ),
  )

  for (const answer of answers) expect(answer).not.toContain('left by')

  await again.goto('login')
  await again.getByLabel('用户名').pressSequentially('a')
  await again.evaluate(() => console.log('not heard'))
  expect(await again.getByLabel('用户名').inputValue()).toBe('a')
  expect(heard).toBe(heardBefore)

  await again.goBack()
  await again.goBack()
  expect(again.url(), 'the former page is not in the history').not.toContain('login')

  await pool.discard(again)
})

const LASTING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a frozen clock': (page) => page.clock.setFixedTime(new Date('2030-01-01')),
  'an init script': (page) =>
    page.addInitScript(() => Object.assign(window, { initialised: true })),
  'an init script of the context': (page) =>
    page.context().addInitScript(() => Object.assign(window, { initialised: true })),
  'an exposed function': (page) => page.exposeFunction('exposed', () => {}),
  'a debugging session': (page) => page.context().newCDPSession(page),
  'headers of its own': (page) => page.setExtraHTTPHeaders({ 'x-left': 'left' }),
  'a limit of time': async (page) => page.setDefaultTimeout(1),
  'a page elsewhere': (page) => page.goto('about:blank'),
  'a page that was closed': (page) => page.close(),
}

for (const [what, act] of Object.entries(LASTING))
  test(`a page is not used again after ${what}`, async ({ pool }) => {
    const page = await pool.take(DESKTOP)
    await act(page)
    await pool.giveBack(page)
    expect(page.isClosed()).toBe(true)

    const next = await pool.take(DESKTOP)

    expect(next).not.toBe(page)
    const { added, local, session } = await stateOf(next)

    expect({ added, local, session }).toEqual({ added: [], local: {}, session: {} })

    await pool.discard(next)
  })

test('touch that was switched on is off again; a page with touch is another', async ({ pool }) => {
  const page = await pool.take(DESKTOP)
  const before = await stateOf(page)

  await setTouch(page, true)
  await page.reload()
  expect((await stateOf(page)).media).not.toEqual(before.media)

  await pool.giveBack(page)

  const phone = await pool.take({ ...DESKTOP, isTouch: true })

  expect(phone).not.toBe(page)

  const again = await pool.take(DESKTOP)

  expect(again).toBe(page)
  expect(await stateOf(again)).toEqual(before)

  for (const one of [phone, again]) await pool.discard(one)
})

test('a shared session that a journey has ended is replaced by a new one', async () => {
  const first = await sharedTokenOf('teacher2')

  expect(await sharedTokenOf('teacher2')).toBe(first)

  await ask('DELETE', '/api/v1/auth/logout', { token: first })

  const next = await sharedTokenOf('teacher2')

  expect(next).not.toBe(first)
  expect(await ask('GET', '/api/v1/users/me', { token: next })).toMatchObject({
    roles: ['TEACHER'],
  })
})

test.fail('an error in the console fails the journey in which it happens', async ({ visitor }) => {
  const page = await visitor()
  await page.evaluate(() => console.error('made by this journey'))
})
