import type { Page, Route } from '@playwright/test'
import type { BlockMove, Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { PlanPreferences } from '@residency/contract/areas/rotations/preferences/preference.contract'
import { boardOf } from '../fixtures/boards.ts'
import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { expectLoaded, openPage, turnDark } from '../support/pages.ts'

const PLAN = {
  id: 1,
  baseId: 1,
  base: '医学技术基地',
  name: '2026 年秋季轮转计划',
  edition: 1,
  startsOn: '2026-07-01',
  months: 36,
  cohorts: ['2025 级 医学检验技术'],
  traineeCount: 200,
  openCount: 0,
  state: 'draft',
  value: null,
  bound: null,
  isProven: false,
  publishedAt: null,
  publishedBy: null,
  updatedAt: '2026-11-20T10:00:00+08:00',
  version: 3,
  actions: ['edit'],
  isCurrent: true,
}

const NO_PREFERENCES: PlanPreferences = {
  startsOn: PLAN.startsOn,
  window: null,
  traineeCount: 0,
  enteredCount: 0,
  missing: [],
  trainees: [],
  met: 0,
  wanted: 0,
  ignoredCount: 0,
  actions: [],
}

const SHOWN = { path: 'rotation/plan?id=1', who: 'bhb', title: PLAN.name }
type MovesBody = { version: number; moves: BlockMove[] }

/** A plan whose board is answered here: what the server does with the moves is tested there. */
async function openBoard(
  page: Page,
  board: Board,
  refuse?: (route: Route, sent: MovesBody) => Promise<boolean>,
) {
  const sent: MovesBody[] = []
  const answer = (route: Route, data: unknown) =>
    route.fulfill({ json: { code: '00000', data, msg: '' } })

  await page.route(/\/rotationPlans\/1(\/runs\/last)?$/, (route) =>
    answer(route, route.request().url().endsWith('last') ? null : PLAN),
  )

  // nobody was asked: their part takes no room, and nothing moves once the board is there
  await page.route('**/rotationPlans/1/preferences', (route) => answer(route, NO_PREFERENCES))

  await page.route('**/rotationPlans/1/board', async (route) => {
    if (route.request().method() === 'GET') return answer(route, board)

    const body = route.request().postDataJSON() as MovesBody
    if (refuse && (await refuse(route, body))) return

    sent.push(body)

    for (const { blockId, start, isLocked } of body.moves) {
      const block = board.blocks.find(({ id }) => id === blockId)!
      Object.assign(block, { start, isLocked })
    }

    board.version += 1
    await answer(route, { version: board.version })
  })

  await openPage(page, SHOWN)

  return sent
}

const bar = (page: Page, id: number) => page.locator(`[data-block="${id}"]`)

/** The first blocks of the first trainee that can be moved, by month. */
const free = (board: Board) =>
  structuredClone(board.blocks).filter(
    (one) => one.traineeId === 1 && !one.isFact && !one.isLocked && one.start !== null,
  )

const message = (page: Page) =>
  page.locator('main [aria-live="polite"]').filter({ hasText: /./ }).last()

test('a block is dragged along its row, changes places with another, is saved at once and taken back', async ({
  as,
}) => {
  const page = await as('bhb')
  const board = boardOf({ trainees: 24, open: 0 })
  const sent = await openBoard(page, board)
  const [first, second] = free(board)
  const from = (await bar(page, first!.id).boundingBox())!
  const to = (await bar(page, second!.id).boundingBox())!
  const before = { first: first!.start, second: second!.start }

  await page.mouse.move(from.x + 12, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width - from.width + 12, from.y + 14, { steps: 5 })
  await expect(page.locator('.swap-words')).toContainText('互换')

  await page.mouse.up()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]!.version).toBe(3)
  await expect(page.getByText('已保存')).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]!.version).toBe(4)

  expect([
    board.blocks.find(({ id }) => id === first!.id)!.start,
    board.blocks.find(({ id }) => id === second!.id)!.start,
  ]).toEqual([before.first, before.second])

  await expect(page.getByRole('button', { name: '重做' })).toBeEnabled()
})

test('the board is worked by keyboard, and every step is announced', async ({ as }) => {
  const page = await as('bhb')
  const board = boardOf({ trainees: 24, open: 0 })
  const sent = await openBoard(page, board)
  const [first] = free(board)

  await bar(page, first!.id).focus()
  await page.keyboard.press('Space')
  await expect(message(page)).toContainText('已拿起')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(message(page)).toContainText('已取消')
  expect(sent).toEqual([])

  await page.keyboard.press('l')
  await expect(message(page)).toContainText('已锁定')

  await page.keyboard.press('Delete')
  await expect(message(page)).toContainText('先按 L')

  await page.keyboard.press('l')
  await page.keyboard.press('Delete')
  await expect(bar(page, first!.id)).toHaveAttribute('aria-label', /待安排/)
  await expect(bar(page, first!.id)).toBeFocused()

  await page.keyboard.press('Enter')

  const card = page.getByRole('dialog')

  await card.getByRole('button', { name: '放到首个空档' }).click()
  await expect(bar(page, first!.id)).not.toHaveAttribute('aria-label', /待安排/)
  await expect.poll(() => sent.map(({ version }) => version)).toEqual([3, 4, 5, 6])
})

test('without a network the moves stay and are sent later; of a board that another person changed, the moves that fit stay', async ({
  as,
}) => {
  const page = await as('bhb')
  const board = boardOf({ trainees: 24, open: 0 })
  let isDown = true

  const sent = await openBoard(page, board, async (route, { version }) => {
    if (isDown) await route.abort()
    else if (version !== board.version)
      await route.fulfill({ status: 409, json: { code: 'B0001', data: null, msg: '已被他人修改' } })
    else return false

    return true
  })

  const [first, second] = free(board)

  await bar(page, first!.id).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('1 项修改未保存')).toBeVisible()

  await bar(page, second!.id).focus()
  await page.keyboard.press('l')
  await expect(page.getByText('2 项修改未保存')).toBeVisible()

  // Meanwhile somebody has locked the first block and saved.
  board.blocks.find(({ id }) => id === first!.id)!.isLocked = true
  board.version += 1
  isDown = false
  await page.getByRole('button', { name: '立即重试' }).click()
  await expect(page.getByText(/以下修改与之不符，未保存/)).toBeVisible()
  await expect(page.getByText('已保存')).toBeVisible()
  expect(sent.map(({ moves }) => moves)).toEqual([
    [{ blockId: second!.id, start: second!.start, isLocked: true }],
  ])
})

test('both views, light and dark, are accessible, and a conflict leads to its place', async ({
  as,
}) => {
  const page = await as('bhb', { height: 700 })
  await openBoard(page, boardOf({ trainees: 15 }))

  await page
    .getByRole('button', { name: /处冲突/ })
    .first()
    .click()

  expect(await violations(page)).toEqual([])

  await page
    .getByRole('complementary', { name: '冲突' })
    .getByRole('listitem')
    .getByRole('button')
    .last()
    .click()

  await expect(page.locator('[data-block]:focus')).toHaveCount(1)

  await page.getByText('按科室', { exact: true }).click()
  await expectLoaded(page)
  expect(await violations(page)).toEqual([])

  await turnDark(page, SHOWN)
  await page.getByText('按学员', { exact: true }).click()
  expect(await violations(page, 'colours')).toEqual([])
})

test('on a phone one trainee at a time is shown, and a block goes to the month that is chosen', async ({
  as,
}) => {
  const page = await as('bhb', { phone: true })
  const board = boardOf({ trainees: 24, open: 0 })
  const sent = await openBoard(page, board)
  const [first] = free(board)
  const name = board.departments.find(({ id }) => id === first!.departmentId)!.name

  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()

  await page
    .getByRole('dialog')
    .getByLabel('移到')
    .selectOption(String(first!.start! + 1))

  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]!.moves.find(({ blockId }) => blockId === first!.id)!.start).toBe(first!.start! + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: '下一个' }).click()
  await expect(page.getByLabel('学员', { exact: true })).toHaveValue('1')
})

test('on a phone the conflicts are a list, and one tap leads to the block or to the month that is over', async ({
  as,
}) => {
  const page = await as('bhb', { phone: true })
  await openBoard(page, boardOf({ trainees: 15 }))

  const list = page.locator('.conflict-kinds')

  const open = async (kind: string) => {
    await page.getByRole('button', { name: /处冲突/ }).click()

    const place = list
      .locator('section')
      .filter({ hasText: kind })
      .getByRole('listitem')
      .getByRole('button')
      .last()

    const sentence = (await place.textContent())!

    await place.click()
    await expect(list).toBeHidden()

    return sentence
  }

  await page.getByRole('button', { name: /处冲突/ }).click()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '收起冲突列表' }).click()

  const absent = await open('与离岗月份重叠')

  await expect(page.locator('[data-block]:focus')).toBeInViewport()
  expect(absent).toContain(
    await page.getByLabel('学员', { exact: true }).locator('option:checked').textContent(),
  )

  const full = await open('超出科室容量')

  await expect(page.locator('[data-month]:focus')).toBeInViewport()
  expect(full).toContain(
    await page.getByLabel('科室', { exact: true }).locator('option:checked').textContent(),
  )
})

// It reports and refuses nothing, so that only `npm run proof` takes the time.
if (process.env.PROOF === '1')
  test('200 trainees × 36 months scroll smoothly (reported)', async ({ as }) => {
    const page = await as('bhb')
    await openBoard(page, boardOf({ trainees: 200 }))
    await expect(page.locator('.bar').first()).toBeVisible()

    const frames = await page.locator('.board-scroll').evaluate(
      (box) =>
        new Promise<number[]>((resolve) => {
          const times: number[] = []
          let last = performance.now()
          const end = last + 2500

          const step = (now: number) => {
            times.push(now - last)
            last = now
            box.scrollTop += 40
            box.scrollLeft += Math.sin(now / 300) * 20

            if (times.length < 120 && now < end) requestAnimationFrame(step)
            else resolve(times.slice(5))
          }

          requestAnimationFrame(step)
        }),
    )

    const sorted = frames.sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1)
    const report = `frames of the board: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`

    test.info().annotations.push({ type: 'frames', description: report })
    console.log(report)
  })
