import type { Page } from '@playwright/test'
import { ask, expect, test, tokenOf } from './actors.ts'
import { violations } from './axe.ts'
import { openPage, PAGES, type Shown, turnDark } from './pages.ts'

/** Rules about colours, the only ones to which the same page in the dark is another page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The narrowest phone that people have. */
const NARROW = { phone: true, width: 360, height: 740 }

/** What stands out of the screen at its right edge; null where nothing does. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    /** What a part of the page cuts off or scrolls by itself does not make the page wider. */
    const isCut = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const beyond = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
      .filter((element) => !isCut(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
    return scrollWidth > clientWidth ? { scrollWidth, clientWidth, beyond: beyond.slice(0, 5) } : null
  })

async function look(page: Page, shown: Shown) {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, shown)
  expect.soft(await wider(page), `${shown.path}, width`).toBeNull()
  expect.soft(await violations(page), `${shown.path}, light`).toEqual([])
  await turnDark(page, shown)
  expect.soft(await violations(page, COLOUR_RULES), `${shown.path}, dark`).toEqual([])
}

/** The pages of one person, a few to a journey: a browser that is open already opens the next one faster. */
const AT_ONCE = 6
const ROUNDS = [...new Set(PAGES.map(({ who }) => who))].flatMap((who) => {
  const pages = PAGES.filter((shown) => shown.who === who)
  const count = Math.ceil(pages.length / AT_ONCE)
  return Array.from({ length: count }, (_, i) => ({
    who,
    part: `${i + 1} of ${count}`,
    pages: pages.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  }))
})

for (const width of ['PC', 'phone'] as const)
  for (const { who, part, pages } of ROUNDS)
    test(`pages of ${who ?? 'a visitor'} on a ${width}, ${part}: nothing wider than the screen, no violation, light and dark`, async ({
      as,
      visitor,
    }) => {
      test.setTimeout(60_000 * pages.length)
      const seat = width === 'phone' ? NARROW : {}
      const page = who ? await as(who, seat) : await visitor(seat)
      for (const shown of pages) await test.step(shown.path, () => look(page, shown))
    })

type Route = { path: string; component: string; children?: Route[] }
/** The addresses of the pages below these routes. */
const addresses = (routes: readonly Route[], above = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const here = path.startsWith('/') ? path : `${above}/${path}`
    return children.length ? addresses(children, here) : [here.replace(/^\/+/, '').split('?')[0]!]
  })
test('every page that a menu leads to is looked at above', async () => {
  const seen = new Set(PAGES.map(({ path }) => path.split('?')[0]))
  const people = ['root', 'admin', 'bhb', 'base', 'teacher', 'student', 'applicant', 'partner']
  const all = await Promise.all(
    people.map(async (who) => addresses(await ask<Route[]>('GET', '/api/v1/menus/routes', { token: await tokenOf(who) }))),
  )
  expect([...new Set(all.flat())].length).toBeGreaterThan(20)
  expect([...new Set(all.flat())].filter((path) => !seen.has(path)).sort()).toEqual([])
})

test('open dialogs, menus and drawers have no violation', async ({ as }) => {
  test.setTimeout(150_000)
  const page = await as('admin')
  await openPage(page, PAGES.find(({ path }) => path === 'system/user')!)
  for (const [button, dialog] of [
    ['新增用户', '新增用户'],
    ['导入', '导入用户'],
    ['导出', '导出用户'],
    ['界面设置', '界面设置'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    expect.soft(await violations(page), dialog).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('输入菜单名称')).toBeVisible()
  expect.soft(await violations(page), 'command palette').toEqual([])
})
