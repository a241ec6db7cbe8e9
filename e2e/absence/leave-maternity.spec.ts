import { addDays } from '@residency/contract/kernel/day'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { dayFromNow } from '../support/days.ts'
import { pick } from '../support/gestures.ts'
import { PAPER } from '../support/registration-steps.ts'

type Waiting = { list: { id: number; version: number }[] }

test('maternity leave of 98 days shows the later planned end before it is sent and decided, and moves it once approved', async ({
  as,
}) => {
  const { trainee, supervisors, today } = await traineeOnLeave({ secondStayFrom: dayFromNow(30) })
  const own = await tokenOf(trainee.username, trainee.password)
  const endOf = async () =>
    (await ask<{ plannedEnd: string }>('GET', '/api/v1/trainees/own/home', { token: own }))
      .plannedEnd
  const before = await endOf()
  const after = addDays(before, 98)
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('daily/leave')
  await phone.getByRole('button', { name: '请假', exact: true }).click()

  const form = phone.getByRole('dialog')

  await pick(phone, form.getByLabel('请假类型'), '产假')

  for (const [name, value] of [
    ['开始日期', today],
    ['结束日期', addDays(today, 97)],
  ] as const) {
    const field = form.getByLabel(name, { exact: true })
    await field.click()
    await phone.locator('.ant-picker-dropdown:visible').first().waitFor()
    await field.fill(value)
    await field.press('Enter')
    await expect(field).toHaveValue(value)
  }

  const birth = form.getByLabel('预产期或出生日期')

  await birth.click()
  await phone.locator('.ant-picker-dropdown:visible').first().waitFor()
  await birth.fill(addDays(today, 14))
  await birth.press('Enter')
  await expect(birth).toHaveValue(addDays(today, 14))
  await expect(form.getByText('这个事件共 158 天')).toBeVisible()
  await expect(form.getByRole('region', { name: '这次请假' })).toContainText(
    `培训结束日期将从 ${before} 延到 ${after}`,
  )

  await form.getByLabel('事由').fill('预产期临近')
  await form
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: '预产期证明.pdf', mimeType: 'application/pdf', buffer: PAPER })
  await expect(form.getByText('预产期证明.pdf 已上传')).toBeAttached()

  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form).toBeHidden()

  const words = encodeURIComponent(trainee.nickname)

  const approveAs = async (token: string) => {
    const { list } = await ask<Waiting>('GET', `/api/v1/leaves?waiting=1&keywords=${words}`, {
      token,
    })
    await ask('POST', `/api/v1/leaves/${list[0]!.id}/act`, {
      token,
      body: { action: 'approve', version: list[0]!.version },
    })
  }

  const [first, second] = await Promise.all(
    supervisors.map((one) => tokenOf(one.username, one.password)),
  )

  for (const token of [first!, second!, first!, second!, await tokenOf('base')])
    await approveAs(token)

  expect(await endOf()).toBe(before)

  const office = await as('bhb')

  await office.goto(`daily/leave-review?keywords=${words}`)
  await office.getByRole('button', { name: trainee.nickname, exact: true }).click()
  await expect(
    office.getByText(`培训结束日期将从 ${before} 延到 ${after}`, { exact: false }),
  ).toBeVisible()

  await office.getByRole('button', { name: '同意', exact: true }).click()
  await expect(office.getByText(`${trainee.nickname} 的请假已同意`)).toBeVisible()

  await phone.goto('dashboard')
  await expect(phone.getByText(after, { exact: true })).toBeVisible()
})
