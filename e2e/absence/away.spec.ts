import type { Page } from '@playwright/test'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { expect, test } from '../support/actors.ts'
import { pick } from '../support/gestures.ts'

const decide = async (page: Page, queue: string, name: string, action: string, done: string) => {
  await page.goto(`daily/away-review?queue=${queue}&keywords=${encodeURIComponent(name)}`)

  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: action })
    .click()

  await expect(page.getByText(done)).toBeVisible()
}

test('a trainee on a phone applies to be away, the supervisor approves it, and the report is handed in and confirmed', async ({
  as,
}) => {
  const { trainee, supervisors, today } = await traineeOnLeave()
  const name = trainee.nickname
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('daily/away')
  await phone.getByRole('button', { name: '申请外出', exact: true }).click()

  const form = phone.getByRole('dialog')

  await pick(phone, form.getByLabel('外出类型'), '学术会议')
  await form.getByLabel('地点').fill('上海')
  await form.getByLabel('费用（元）').fill('800')
  await pick(phone, form.getByLabel('费用承担'), '科室')
  await form.getByRole('radiogroup', { name: '从上午还是下午开始' }).getByText('下午').click()
  await form.getByLabel('事由').fill('全国药学年会')
  await expect(form.getByRole('region', { name: '这次外出' })).toContainText(
    supervisors[0].nickname,
  )

  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('已提交，等待审批')).toBeVisible()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })

  await decide(supervisor, 'leave', name, '同意', `${name} 的外出已同意`)
  await phone.reload()

  const card = phone.getByRole('article', { name: `学术会议 ${today}` })

  await expect(card).toContainText('已批准')
  await expect(card).toContainText('800 元（科室）')

  await card.getByRole('button', { name: '交报告' }).click()

  const report = phone.getByRole('dialog')

  await report.getByLabel('外出报告', { exact: true }).fill('听了三场报告')
  await report.getByRole('button', { name: '交报告', exact: true }).click()
  await expect(card).toContainText('报告待确认')

  await decide(supervisor, 'report', name, '确认报告', `${name} 的外出报告已确认`)
  await supervisor.goto(`daily/away-record?keywords=${encodeURIComponent(name)}`)
  await supervisor.getByRole('button', { name, exact: true }).click()
  await expect(supervisor.getByText('听了三场报告')).toBeVisible()

  await supervisor.goto('daily/deputy')
  await expect(supervisor.getByRole('heading', { name: '代理审批' })).toBeVisible()
})
