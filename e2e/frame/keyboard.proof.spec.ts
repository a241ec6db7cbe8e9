import type { Locator, Page } from '@playwright/test'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { traineeAtWork } from '../fixtures/workload.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { unusedName } from '../support/makers.ts'
import { pathOfView } from '../support/menu-pages.ts'

/** So many stops are between the beginning of a page and its last control at most. */
const MAX_STOPS = 150

/** Frames are drawn within this time after the focus has come. */
const DRAWN_MS = 400

/** How a control and the field around it are drawn. */
const drawnAs = (target: Locator) =>
  target.first().evaluate((control) =>
    [control, control.parentElement, control.parentElement?.parentElement]
      .filter((element) => element instanceof HTMLElement)
      .map((element) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, color } =
          getComputedStyle(element)
        return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, color].join()
      })
      .join(),
  )

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) =>
    elements.some(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    ),
  )

/** Presses Tab until the control has the focus, and checks that it is drawn differently then. */
async function tabTo(page: Page, target: Locator, name: string) {
  await expect(target).toBeAttached()

  if (await isFocused(target)) return

  const before = await drawnAs(target)

  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await isFocused(target))) continue

    await page.waitForTimeout(DRAWN_MS)
    expect.soft(await drawnAs(target), `the focus on ${name} is seen`).not.toBe(before)
    return
  }

  throw new Error(`${name} is not reached by ${MAX_STOPS} times Tab`)
}

/** Goes to a button and presses it. */
async function pressButton(page: Page, within: Page | Locator, name: string | RegExp) {
  const button = within.getByRole('button', {
    name,
    ...(typeof name === 'string' && { exact: true }),
  })
  await tabTo(page, button, String(name))
  await page.keyboard.press('Enter')
}

/** Goes to a field that opens a list, opens it and chooses by typing and arrows. */
async function chooseOption(page: Page, field: Locator, option: string) {
  await tabTo(page, field, option)
  await page.keyboard.press('ArrowDown')

  const wanted = page.locator('.ant-select-item-option-active').getByText(option, { exact: true })
  await expect(page.locator('.ant-select-dropdown:visible').first()).toBeVisible()

  for (let step = 0; step < 40 && !(await wanted.isVisible()); step += 1)
    await page.keyboard.press('ArrowDown')

  await page.keyboard.press('Enter')
}

/** Goes to the menu, and by arrows to one of its entries. */
async function goToMenuEntry(page: Page, name: string) {
  const entries = page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem')
  await tabTo(page, entries.and(page.locator('[tabindex="0"]')), '主菜单')
  await page.keyboard.press('Home')

  for (let step = await entries.count(); step > 0; step -= 1) {
    if (await isFocused(entries.filter({ hasText: name }))) return
    await page.keyboard.press('ArrowDown')
  }

  throw new Error(`${name} is not reached in the menu`)
}

// The most frequent tasks of three roles by the keyboard alone: every control is reached by Tab, its
// focus is seen, and a dialog gives the focus back.

test('a trainee logs a case by the keyboard, and the supervisor passes it', async ({ as }) => {
  const { trainee, supervisors } = await traineeAtWork()
  const own = await as(trainee.username, { password: trainee.password })

  await own.goto('workload/own')
  await pressButton(own, own, '登记')

  const form = own.getByRole('dialog', { name: '登记工作量' })
  await expect(form.getByLabel('例数')).toBeVisible()
  await tabTo(own, form.getByLabel('例数'), '例数')
  await own.keyboard.press('Control+a')
  await own.keyboard.type('2')
  await pressButton(own, form, '保存')
  await expect(own.getByText('通过 0，已登记 2，要求 10 例')).toBeVisible()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })
  await supervisor.goto('workload/audit')

  const day = supervisor.getByRole('region', { name: new RegExp(trainee.nickname) })
  await expect(day.getByText('血培养接种 × 2')).toBeVisible()
  await tabTo(supervisor, day.getByRole('button', { name: '通过', exact: true }).last(), '通过')
  await supervisor.keyboard.press('Enter')
  await expect(supervisor.getByText('没有待审核的工作量')).toBeVisible()
})

test('a trainee asks for leave by the keyboard, and the supervisor approves it', async ({ as }) => {
  const { trainee, supervisors, today } = await traineeOnLeave()
  const own = await as(trainee.username, { password: trainee.password })

  await own.goto('daily/leave')
  await pressButton(own, own, '请假')

  const form = own.getByRole('dialog')
  await chooseOption(own, form.getByLabel('请假类型'), '事假')

  for (const name of ['开始日期', '结束日期']) {
    await tabTo(own, form.getByLabel(name, { exact: true }), name)
    await own.keyboard.press('Control+a')
    await own.keyboard.type(today)
    await own.keyboard.press('Enter')
    await expect(form.getByLabel(name, { exact: true })).toHaveValue(today)
  }

  await tabTo(own, form.getByLabel('事由'), '事由')
  await own.keyboard.type('家中有事')
  await pressButton(own, form, '提交申请')
  await expect(own.getByText('已提交，等待带教老师审批')).toBeVisible()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })
  await supervisor.goto('daily/leave-review')
  await pressButton(supervisor, supervisor, trainee.nickname)
  await pressButton(supervisor, supervisor, '同意')
  await expect(supervisor.getByText(`${trainee.nickname} 的请假已同意`)).toBeVisible()
})

test('the office finds a page and a person by the keyboard and opens them; a dialog gives the focus back', async ({
  as,
}) => {
  const office = await as('bhb')
  await office.goto('dashboard')
  await expect(office.getByRole('heading', { level: 1 }).first()).toBeVisible()

  // a page is found by its initials
  await office.keyboard.press('Control+k')
  await expect(office.getByPlaceholder(/^姓名、考试/)).toBeFocused()
  await office.keyboard.type('qjlx')
  await expect(office.getByRole('option', { name: /请假类型/ }).first()).toBeVisible()
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(/daily\/leave-type/)

  // a page of the menu
  await goToMenuEntry(office, '消息')
  await office.keyboard.press('Enter')
  await goToMenuEntry(office, '通知、新闻与意见')
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(/message/)

  // a list is searched, and what is found is opened
  await office.goto(pathOfView('student/list/index'))
  const person = office.getByRole('row').nth(1).getByRole('link').first()
  const name = await person.innerText()
  await tabTo(office, office.getByRole('search').getByRole('textbox').first(), '搜索')
  await office.keyboard.type(name)
  await expect(office.getByRole('row')).toHaveCount(2)
  await tabTo(office, person, name)
  await office.keyboard.press('Enter')
  await expect(office.getByRole('heading', { name })).toBeVisible()

  // a dialog is left by Escape, and the focus is where it was
  await office.goto('daily/leave-type')
  await pressButton(office, office, '新增类型')
  await expect(office.getByRole('dialog')).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(office.getByRole('dialog')).toBeHidden()
  await expect(office.getByRole('button', { name: '新增类型' })).toBeFocused()
})

test('the office sends a notice by the keyboard, and a trainee reads and confirms it', async ({
  as,
}) => {
  const { trainee } = await traineeOnLeave()
  const token = await tokenOf('bhb')
  const path = `/api/v1/recipients/people?keywords=${trainee.username}`
  const [person] = await ask<{ value: number }[]>('GET', path, { token })
  const title = unusedName('消防演练')

  const inform = {
    title,
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '周五下午两点。' }] }],
    },
    isUrgent: true,
    recipients: { everyone: false, userIds: [person!.value] },
    files: [],
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/informs', { token, body: inform })

  const office = await as('bhb')
  await office.goto(`message/inform?id=${id}`)
  await pressButton(office, office, '立即发送')
  await pressButton(office, office.getByRole('dialog'), '立即发送')
  await expect(office.getByText('已发送给 1 人')).toBeVisible()

  const own = await as(trainee.username, { password: trainee.password })
  await own.goto('message/own')
  await tabTo(own, own.getByRole('link', { name: title }), title)
  await own.keyboard.press('Enter')
  await expect(own.getByText('周五下午两点。')).toBeVisible()
  await pressButton(own, own, '我已知晓')
  await expect(own.getByText('已确认，发送人会看到')).toBeVisible()
})
