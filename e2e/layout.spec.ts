import type { Locator, Page } from '@playwright/test'
import { expect, test } from './actors.ts'
import { createUsers, unusedName } from './makers.ts'
import { openPage, PAGES } from './pages.ts'
import { turnTo, wider } from './sound.ts'

// Positions and sizes, with any Chromium; pictures (looks.spec.ts) are compared only with the recorded Chromium.

const boxOf = async (what: Locator) => {
  // turned to another size, parts of the page may just be loading, or be drawn anew between finding and measuring them
  let box = await what.boundingBox()
  await expect.poll(async () => (box = await what.boundingBox())).not.toBeNull()
  return { ...box!, right: box!.x + box!.width, bottom: box!.y + box!.height }
}
const pageAt = (path: string, who: string | null) => PAGES.find((shown) => shown.path === path && shown.who === who)!
const fits = async (page: Page, what: string) => expect(await wider(page), what).toBeNull()

/** The frame of the application: on a PC the menu is beside header and page; on a phone everything is stacked. */
async function expectFrame(page: Page, size: 'PC' | 'phone') {
  const [top, main] = [await boxOf(page.locator('.shell-top')), await boxOf(page.locator('#content'))]
  expect(main.y).toBeGreaterThanOrEqual(top.bottom - 1)
  expect(top.right).toBeCloseTo(page.viewportSize()!.width, 0)
  if (size === 'phone') {
    await expect(page.locator('aside.sidebar')).toHaveCount(0)
    expect(main.x).toBe(0)
    return
  }
  const side = await boxOf(page.locator('aside.sidebar'))
  expect(side.x).toBe(0)
  expect(main.x).toBeCloseTo(side.right, 0)
  expect(top.x).toBeCloseTo(side.right, 0)
  expect(side.width).toBeGreaterThan(180)
  expect(side.width).toBeLessThan(280)
}

test('the frame stands as it should around every kind of page, on a PC and on a phone', async ({ as }) => {
  const page = await as('admin')
  for (const path of ['dashboard', 'system/user', 'system/role', 'system/menu', 'demo/gallery']) {
    await openPage(page, pageAt(path, 'admin'))
    for (const size of ['PC', 'phone'] as const)
      await test.step(`${path}, ${size}`, async () => {
        await turnTo(page, size)
        await fits(page, path)
        await expectFrame(page, size)
        const [title, main] = [await boxOf(page.getByRole('heading', { level: 1 }).first()), await boxOf(page.locator('#content'))]
        expect(title.x).toBeGreaterThan(main.x)
        expect(title.y).toBeLessThan(main.y + 120)
      })
    await turnTo(page, 'PC')
  }
})

test('a list: search above the rows, rows of one height, what is done to a row at its end; on a phone cards of the full width', async ({
  as,
}) => {
  const stem = unusedName('row')
  await createUsers(stem, 5)
  const page = await as('admin')
  await openPage(page, { ...pageAt('system/user', 'admin'), path: `system/user?keywords=${stem}` })
  const table = page.getByRole('table')
  const [search, frame] = [await boxOf(page.getByRole('search')), await boxOf(table)]
  expect(search.bottom).toBeLessThanOrEqual(frame.y)
  const rows = await table.locator('tbody tr[data-row-key]').all()
  expect(rows).toHaveLength(5)
  const heights = await Promise.all(rows.map(async (row) => Math.round((await boxOf(row)).height)))
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
  const cells = await rows[0]!.locator('td').all()
  const hidden = await page.locator('.table-frame').evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(hidden, 'no column is hidden behind the last one').toBeLessThanOrEqual(0)
  const edit = await boxOf(rows[0]!.getByRole('button', { name: '编辑' }))
  expect(edit.x).toBeGreaterThan((await boxOf(cells[0]!)).right)
  await turnTo(page, 'phone')
  await expect(table).toHaveCount(0)
  const cards = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '编辑' }) })
  await expect(cards).toHaveCount(5)
  const boxes = await Promise.all((await cards.all()).map(boxOf))
  for (const [i, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(300)
    if (i > 0) expect(box.y).toBeGreaterThanOrEqual(boxes[i - 1]!.bottom)
  }
})

test('the login form stands within the screen, its fields one below the other, large enough for a finger', async ({ visitor }) => {
  const page = await visitor()
  await openPage(page, pageAt('login', null))
  for (const size of ['PC', 'phone'] as const) {
    await turnTo(page, size)
    await fits(page, size)
    const fields = [page.getByLabel('用户名'), page.getByLabel('密码', { exact: true }), page.getByLabel('验证码', { exact: true })]
    const boxes = await Promise.all([...fields, page.getByRole('button', { name: '登录', exact: true })].map(boxOf))
    for (const [i, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(page.viewportSize()!.width)
      expect(box.height).toBeGreaterThanOrEqual(size === 'phone' ? 40 : 20)
      if (i > 0) expect(box.y).toBeGreaterThan(boxes[i - 1]!.y)
    }
  }
})

/** The sum of unexpected layout shifts since the page was opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!shift.hadRecentInput) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 200)
      }),
  )
test('what has been drawn stays where it is while the rest arrives', async ({ as }) => {
  const page = await as('admin')
  for (const size of ['phone', 'PC'] as const)
    for (const path of ['personal/center', 'system/time', 'system/user', '404']) {
      await turnTo(page, size)
      await openPage(page, PAGES.find((shown) => shown.path === path)!)
      expect.soft(await shiftsOf(page), `${path}, ${size}`).toBeLessThan(0.05)
    }
})

test('a page below /bind opens without a session, and has one main landmark', async ({ visitor }) => {
  const page = await visitor()
  for (const [path, title] of [
    ['bind', '微信绑定'],
    ['bind/qrcode', '微信扫码'],
    ['bind/view', '微信绑定'],
    ['bind/success', '绑定成功'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
