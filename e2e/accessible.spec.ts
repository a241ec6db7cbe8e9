import { ask, expect, test, tokenOf } from './actors.ts'
import { violations } from './axe.ts'
import { openPage, PAGES, turnDark } from './pages.ts'
import { expectSound } from './sound.ts'

/** The pages of one person, several per journey: an open browser loads the next page faster. */
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

/** Both themes have one set of colours, so that `npm test` looks at every third page in the dark too; `PROOF=1` at all. */
const isDarkToo = (shown: (typeof PAGES)[number]) => process.env.PROOF === '1' || shown.who === null || PAGES.indexOf(shown) % 3 === 0

for (const { who, part, pages } of ROUNDS)
  test(`pages of ${who ?? 'a visitor'}, ${part}: nothing wider than the screen, no violation, PC and phone, light and dark`, async ({
    as,
    visitor,
  }) => {
    test.setTimeout(60_000 * pages.length)
    const page = who ? await as(who) : await visitor()
    for (const shown of pages)
      await test.step(shown.path, async () => {
        await openPage(page, shown)
        await expectSound(page, shown.path, isDarkToo(shown) ? () => turnDark(page, shown) : null)
      })
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
  // Escape gave the focus back to a button, whose hint stays for a moment when the palette takes it.
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect.soft(await violations(page), 'command palette').toEqual([])
})
