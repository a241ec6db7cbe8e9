import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { watchFaults } from '../support/page-faults.ts'
import {
  expectHealthyAt,
  expectHealthyInDark,
  expectReadableEnlarged,
  resizeTo,
  type Size,
} from '../support/page-health.ts'
import { moveToPage, openPage, PAGES, type PageOfPerson, turnDark } from '../support/pages.ts'

/**
 * The pages of one person, several per journey: the first is loaded, the others are shown without
 * loading a document.
 */
const AT_ONCE = 12

const ROUNDS = [...new Set(PAGES.map(({ who }) => who))].flatMap((who) => {
  const pages = PAGES.filter((shown) => shown.who === who)
  const count = Math.ceil(pages.length / AT_ONCE)
  return Array.from({ length: count }, (_, i) => ({
    who,
    part: `${i + 1} of ${count}`,
    pages: pages.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  }))
})

/**
 * All pages take their colours from the tokens of the theme, whose pairs
 * packages/web/src/theme/contrast.test.ts judges. So `npm test` measures contrast on one page of
 * each kind, and `npm run proof` on all. Boards, reviews, previews and forms of partner units are
 * measured by the journeys through them.
 */
const KINDS: readonly { path: string; who: string | null; kind: string }[] = [
  { path: 'login', who: null, kind: 'login' },
  { path: 'dashboard', who: 'admin', kind: 'home of an administrator' },
  { path: 'dashboard', who: 'student', kind: 'home of a trainee' },
  { path: 'system/user', who: 'admin', kind: 'list beside a tree' },
  { path: 'personal/center', who: 'admin', kind: 'form' },
  { path: 'system/holiday', who: 'admin', kind: 'calendar of a year' },
  { path: 'demo/gallery', who: 'admin', kind: 'gallery of the components' },
  { path: 'sign/basic', who: 'applicant', kind: 'form in steps' },
  { path: 'recruit/statistics', who: 'bhb', kind: 'charts' },
  { path: 'daily/calendar', who: 'bhb', kind: 'calendar of a month' },
  { path: 'course/own-exam', who: 'student', kind: 'exams' },
  { path: 'evaluate/own-competency', who: 'student', kind: 'radar' },
]

const isKind = ({ path, who }: PageOfPerson) =>
  KINDS.some((one) => one.path === path && one.who === who)
const isProof = process.env.PROOF === '1'
const hasColours = (shown: PageOfPerson) => isProof || isKind(shown)

/**
 * Pages of visitors, applicants and partner units have no tabs that could be closed behind them:
 * each is loaded.
 */
const hasShell = (who: string | null) => who !== null && who !== 'applicant' && who !== 'partner'
const placeOf = ({ path }: PageOfPerson) => path.split('?')[0]

for (const { who, part, pages } of ROUNDS)
  test(`pages of ${who ?? 'a visitor'}, ${part}: nothing wider than the screen, no violation, PC and phone`, async ({
    as,
    visitor,
  }) => {
    test.setTimeout(60_000 * pages.length)

    const page = who ? await as(who) : await visitor()
    const faultsNow = watchFaults(page)
    // Every page is judged at the size at which the one before was left, then at the other.
    let [size, other]: [Size, Size] = ['PC', 'phone']

    for (const [i, shown] of pages.entries())
      await test.step(shown.path, async () => {
        // The application does not render a page again when only its query changes.
        const before = pages[i - 1]
        const isMove = hasShell(who) && before !== undefined && placeOf(before) !== placeOf(shown)

        await (isMove ? moveToPage(page, shown) : openPage(page, shown))

        if (hasColours(shown)) {
          for (const at of [size, other]) await expectHealthyAt(page, shown.path, at)
          await expectHealthyInDark(page, shown.path, [other, size], () => turnDark(page, shown))
        } else {
          // Of two neighbours one is searched for violations on a PC, the other on a phone; both
          // sizes of all pages by `npm run proof`.
          const judged = size
          await expectHealthyAt(page, shown.path, judged, 'no contrast')
          await expectHealthyAt(page, shown.path, other, null)
          size = other
          other = judged
        }

        if (isProof) await expectReadableEnlarged(page, shown.path)

        expect.soft(faultsNow(), `${shown.path}, faults`).toEqual([])
      })
  })

test('every part of the gallery has sufficient contrast, PC and phone, light and dark', async ({
  as,
}) => {
  test.setTimeout(180_000)

  const page = await as('admin')

  await openPage(page, PAGES.find(({ path }) => path === 'demo/gallery')!)

  const choice = page.getByRole('radiogroup', { name: '组件演示' })
  const parts = choice.getByRole('radio')
  const count = await parts.count()

  expect(count).toBeGreaterThan(3)

  // The first part is judged above. Some of the others show what is loading, so that they never
  // stop loading.
  for (let i = 1; i < count; i += 1) {
    await choice.locator('label').nth(i).click()
    await expect(parts.nth(i)).toBeChecked()

    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)

      for (const size of ['PC', 'phone'] as const) {
        await resizeTo(page, size)
        expect
          .soft(await violations(page, 'colours'), `part ${i + 1}, ${size}, ${theme}`)
          .toEqual([])
      }
    }

    await page.emulateMedia({ colorScheme: 'light' })
    await resizeTo(page, 'PC')
  }
})

test('what is printed has sufficient contrast', async ({ as }) => {
  for (const [who, path] of [
    ['student', 'rotation/own'],
    ['bhb', 'daily/calendar'],
  ] as const) {
    const page = await as(who)
    await openPage(page, PAGES.find((shown) => shown.path === path && shown.who === who)!)
    await page.emulateMedia({ media: 'print' })
    expect.soft(await violations(page, 'colours'), path).toEqual([])
  }
})

test('every kind of page whose contrast is measured is one of the pages', () => {
  expect(
    KINDS.filter(
      ({ path, who }) => !PAGES.some((shown) => shown.path === path && shown.who === who),
    ),
  ).toEqual([])
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
    people.map(async (who) =>
      addresses(await ask<Route[]>('GET', '/api/v1/menus/routes', { token: await tokenOf(who) })),
    ),
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
  await expect(
    page.getByPlaceholder('姓名、考试、课程、页面或要做的事；可用拼音首字母'),
  ).toBeVisible()
  // Escape gave the focus back to a button, whose hint stays for a moment when the palette takes
  // it.
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect.soft(await violations(page), 'command palette').toEqual([])
})
