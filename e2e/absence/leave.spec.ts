import type { Page } from '@playwright/test'
import { yearOf } from '@residency/contract/kernel/day'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { expect, test } from '../support/actors.ts'
import { dayFromNow } from '../support/days.ts'
import { pick } from '../support/gestures.ts'

const day = async (page: Page, name: string, value: string) => {
  const field = page.getByRole('dialog').getByLabel(name, { exact: true })
  await field.click()
  await page.locator('.ant-picker-dropdown:visible').first().waitFor()

  // On a busy machine Enter sometimes takes the day that is marked in the calendar, today, instead
  // of what was typed.
  await expect(async () => {
    await field.fill(value)
    await field.press('Enter')
    await expect(field).toHaveValue(value, { timeout: 1000 })
  }).toPass()
}

const approve = async (page: Page, name: string) => {
  await page.goto('daily/leave-review')
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByText(`${name} 的请假已同意`)).toBeVisible()
}

test('a trainee on a phone applies for half a day, the supervisor approves it in one step, and the return is confirmed; then days over New Year and two rotations go through four steps and are revoked', async ({
  as,
}) => {
  // in the last days of a year it is the New Year after the next
  const newYear = yearOf(dayFromNow(14)) + 1
  const { trainee, supervisors, today } = await traineeOnLeave({
    secondStayFrom: `${newYear}-01-01`,
  })
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('daily/leave')

  const apply = async (from: string, until: string) => {
    await phone.getByRole('button', { name: '请假', exact: true }).click()

    const form = phone.getByRole('dialog')

    await pick(phone, form.getByLabel('请假类型'), '事假')
    await day(phone, '开始日期', from)
    await day(phone, '结束日期', until)
    await form.getByLabel('事由').fill('家中有事')

    return form
  }

  const half = await apply(today, today)

  await half.getByRole('radiogroup', { name: '从上午还是下午开始' }).getByText('下午').click()
  await expect(half.getByRole('region', { name: '这次请假' })).toContainText(
    supervisors[0].nickname,
  )

  await half.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('已提交，等待带教老师审批')).toBeVisible()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })

  await approve(supervisor, trainee.nickname)
  await phone.reload()

  const card = phone.getByRole('article', { name: `事假 ${today}` })

  await expect(card).toContainText('已批准')

  await card.getByRole('button', { name: '销假' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '销假', exact: true }).click()
  await expect(card).toContainText('待确认销假')

  await supervisor.goto('daily/leave-review?queue=report')

  await supervisor
    .getByRole('row')
    .filter({ hasText: trainee.nickname })
    .getByRole('button', { name: '确认销假' })
    .click()

  await expect(supervisor.getByText(`${trainee.nickname} 的销假已确认`)).toBeVisible()

  const long = await apply(`${newYear - 1}-12-24`, `${newYear}-01-08`)

  await expect(long.getByRole('region', { name: '这次请假' })).toContainText(
    '暂按法定节假日和周末计算',
  )

  await long.getByRole('button', { name: '提交申请' }).click()
  await expect(long).toBeHidden()

  const other = await as(supervisors[1].username, { password: supervisors[1].password })
  const base = await as('base')
  const office = await as('bhb')

  for (const decider of [supervisor, other, supervisor, other, base, office])
    await approve(decider, trainee.nickname)

  await phone.reload()

  const twelve = phone.getByRole('article', { name: `事假 ${newYear - 1}-12-24` })

  await expect(twelve).toContainText('已批准')

  await twelve.getByRole('button', { name: '申请撤销' }).click()

  const revoke = phone.getByRole('dialog')

  await revoke.getByLabel('事由').fill('行程取消')
  await revoke.getByRole('button', { name: '申请撤销' }).click()
  await expect(twelve).toContainText('待批准撤销')

  await office.goto(
    `daily/leave-review?queue=revoke&keywords=${encodeURIComponent(trainee.nickname)}`,
  )

  await office
    .getByRole('row')
    .filter({ hasText: trainee.nickname })
    .getByRole('button', { name: '同意撤销' })
    .click()

  await expect(office.getByText(`${trainee.nickname} 的请假已撤销`)).toBeVisible()

  await office.goto(`daily/calendar?day=${today}`)
  await expect(office.getByRole('heading', { name: '缺勤日历' })).toBeVisible()
})
