import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/actors.ts'
import { createUsers, unusedName } from '../support/makers.ts'
import { findOverflow, turnTo } from '../support/page-health.ts'
import { openPage, PAGES } from '../support/pages.ts'

// Positions and sizes, which hold with any Chromium. Pictures are compared by `npm run pictures`.

const boxOf = async (what: Locator) => {
  // after a change of size, parts of the page may be loading, or be replaced between finding and
  // measuring them
  let box = await what.boundingBox()
  await expect.poll(async () => (box = await what.boundingBox())).not.toBeNull()

  return { ...box!, right: box!.x + box!.width, bottom: box!.y + box!.height }
}

const pageAt = (path: string, who: string | null) =>
  PAGES.find((shown) => shown.path === path && shown.who === who)!

const fits = async (page: Page, what: string) => expect(await findOverflow(page), what).toBeNull()

/**
 * Pairs of controls that overlap. A control inside another one, or at the edge of the same field,
 * does not count; neither does one that stays where it is while the page is scrolled below it.
 */
const overlappingControls = (page: Page) =>
  page.evaluate(() => {
    const FIELD =
      '.ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number, .ant-upload, .choice-input, .search-input'

    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isFixed(element.parentElement))

    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], input, textarea, [role=combobox], [role=switch]',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !one.closest('[inert]') &&
          !isFixed(one),
      )
      .map((element) => ({
        element,
        field: element.closest(FIELD),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)

    const nameOf = (element: HTMLElement) =>
      element.ariaLabel || element.textContent?.trim() || element.id || element.tagName

    return controls
      .flatMap((one, index) => controls.slice(index + 1).map((other) => [one, other] as const))
      .filter(
        ([one, other]) =>
          !one.element.contains(other.element) && !other.element.contains(one.element),
      )
      .filter(([one, other]) => one.field === null || one.field !== other.field)
      .filter(([{ box }, { box: other }]) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        return width > 1 && height > 1
      })
      .map(([one, other]) => `${nameOf(one.element)} and ${nameOf(other.element)}`)
  })

/** Controls and headings that are not drawn in the font of the page. */
const otherFonts = (page: Page) =>
  page.evaluate(() => {
    const own = getComputedStyle(document.body).fontFamily
    return [...document.querySelectorAll('h1, h2, h3, button, input, textarea, td, th, label')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).fontFamily !== own,
      )
      .map((element) => `${element.tagName}: ${getComputedStyle(element).fontFamily}`)
  })

/**
 * Whether different Chinese characters look different in the font of the page; without a Chinese
 * font all are the same box.
 */
const isChineseDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const draw = (character: string) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
      const pen = canvas.getContext('2d')!

      pen.font = `30px ${getComputedStyle(document.body).fontFamily}`
      pen.fillText(character, 4, 32)

      return canvas.toDataURL()
    }

    return new Set([...'医技药师'].map(draw)).size === 4
  })

/**
 * The frame of the application: on a PC the menu is next to header and page; on a phone everything
 * is stacked.
 */
async function expectFrame(page: Page, size: 'PC' | 'phone') {
  const [top, main] = [
    await boxOf(page.locator('.shell-top')),
    await boxOf(page.locator('#content')),
  ]

  const buttons = await Promise.all(
    (await page.locator('.shell-top').getByRole('button').all()).map(boxOf),
  )
  const middles = buttons.map(({ y, bottom }) => (y + bottom) / 2)

  expect(
    Math.max(...middles) - Math.min(...middles),
    'the buttons of the header stand in a line',
  ).toBeLessThanOrEqual(2)

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

test('the frame has its layout around every kind of page, on a PC and on a phone', async ({
  as,
}) => {
  const page = await as('admin')
  for (const path of ['dashboard', 'system/user', 'system/role', 'system/menu', 'demo/gallery']) {
    await openPage(page, pageAt(path, 'admin'))

    for (const size of ['PC', 'phone'] as const)
      await test.step(`${path}, ${size}`, async () => {
        await turnTo(page, size)
        await fits(page, path)
        await expectFrame(page, size)
        expect(await overlappingControls(page), 'controls that overlap').toEqual([])
        expect(await otherFonts(page), 'other fonts').toEqual([])

        const [title, main] = [
          await boxOf(page.getByRole('heading', { level: 1 }).first()),
          await boxOf(page.locator('#content')),
        ]

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

  const [panel, list] = [
    await boxOf(page.locator('.table-frame')),
    await boxOf(page.locator('.list-screen')),
  ]

  expect(frame.width, 'the rows fill their frame').toBeCloseTo(panel.width, 0)

  expect(panel.x - list.x, 'as much room on the left as on the right').toBeCloseTo(
    list.right - panel.right,
    0,
  )

  expect(panel.width).toBeGreaterThan(list.width - 8)
  expect(list.right, 'the list reaches the edge of the page').toBeGreaterThan(
    page.viewportSize()!.width - 40,
  )

  const rows = await table.locator('tbody tr[data-row-key]').all()

  expect(rows).toHaveLength(5)

  const heights = await Promise.all(rows.map(async (row) => Math.round((await boxOf(row)).height)))

  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)

  const cells = await rows[0]!.locator('td').all()
  const hidden = await page
    .locator('.table-frame')
    .evaluate((element) => element.scrollWidth - element.clientWidth)

  expect(hidden, 'no column is hidden behind the last one').toBeLessThanOrEqual(0)

  const edit = await boxOf(rows[0]!.getByRole('button', { name: '修改' }))

  expect(edit.x).toBeGreaterThan((await boxOf(cells[0]!)).right)

  await turnTo(page, 'phone')
  await expect(table).toHaveCount(0)

  const cards = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '修改' }) })

  await expect(cards).toHaveCount(5)

  const boxes = await Promise.all((await cards.all()).map(boxOf))

  for (const [i, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(300)
    if (i > 0) expect(box.y).toBeGreaterThanOrEqual(boxes[i - 1]!.bottom)
  }
})

test('the login form is within the screen, its fields one below the other, large enough for a finger', async ({
  visitor,
}) => {
  const page = await visitor()
  await openPage(page, pageAt('login', null))

  for (const size of ['PC', 'phone'] as const) {
    await turnTo(page, size)
    await fits(page, size)

    const fields = [
      page.getByLabel('用户名'),
      page.getByLabel('密码', { exact: true }),
      page.getByLabel('验证码', { exact: true }),
    ]

    const boxes = await Promise.all(
      [...fields, page.getByRole('button', { name: '登录', exact: true })].map(boxOf),
    )

    for (const [i, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(page.viewportSize()!.width)
      expect(box.height).toBeGreaterThanOrEqual(size === 'phone' ? 40 : 20)
      if (i > 0) expect(box.y).toBeGreaterThan(boxes[i - 1]!.y)
    }
  }
})

test('Chinese is drawn, and a dialog is within the screen, its fields within it and its buttons in view', async ({
  as,
}) => {
  const page = await as('admin')
  await openPage(page, pageAt('system/user', 'admin'))
  expect(await isChineseDrawn(page)).toBe(true)

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: '新增用户' }).click()

    const dialog = page.getByRole('dialog', { name: '新增用户' })

    await expect(dialog.getByLabel('用户名')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '保存' })).toBeInViewport({ ratio: 1 })

    const box = await boxOf(dialog)

    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)

    // On a PC a dialog that is higher than the window is scrolled with what is behind it.
    if (width === 390) expect(box.bottom).toBeLessThanOrEqual(844)

    expect(box.x, 'in the middle').toBeCloseTo(width - box.right, 0)

    const fields = await Promise.all((await dialog.getByRole('textbox').all()).map(boxOf))

    for (const field of fields) {
      expect(field.x).toBeGreaterThanOrEqual(box.x)
      expect(field.right).toBeLessThanOrEqual(box.right)
    }

    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('the cards of a home page are in columns of one width and do not overlap; on a phone in one column', async ({
  as,
}) => {
  const page = await as('bhb')
  await openPage(page, pageAt('dashboard', 'bhb'))

  for (const size of ['PC', 'phone'] as const) {
    await turnTo(page, size)

    const cards = await Promise.all(
      (await page.locator('#content .panel:visible, #content .home-figures:visible').all()).map(
        boxOf,
      ),
    )

    expect(cards.length).toBeGreaterThan(4)

    for (const [at, card] of cards.entries())
      for (const other of cards.slice(at + 1)) {
        const isApart =
          card.right <= other.x + 1 ||
          other.right <= card.x + 1 ||
          card.bottom <= other.y + 1 ||
          other.bottom <= card.y + 1
        expect(isApart, `${JSON.stringify(card)} and ${JSON.stringify(other)}`).toBe(true)
      }

    if (size === 'phone')
      expect(
        new Set(cards.map(({ x, width }) => `${Math.round(x)} ${Math.round(width)}`)).size,
      ).toBe(1)
  }
})

/** The sum of unexpected layout shifts since the page was opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0

        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as unknown as {
            value: number
            hadRecentInput: boolean
          }[])
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

test('a page below /bind opens without a session, and has one main landmark', async ({
  visitor,
}) => {
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
