import { traineeAtWork } from '../fixtures/workload.ts'
import { expect, test } from '../support/actors.ts'
import { confirm, pick } from '../support/gestures.ts'

test('a day is logged on a phone while the network is cut, sent once when it returns, and passed by the supervisor in one view', async ({
  as,
}) => {
  const { trainee, supervisors } = await traineeAtWork()
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('workload/own')
  await expect(phone.getByText('本轮转完成 0%')).toBeVisible()

  await phone.getByRole('button', { name: '登记', exact: true }).click()

  const form = phone.getByRole('dialog', { name: '登记工作量' })

  await expect(form.getByText('血培养接种')).toBeVisible()

  await phone.context().setOffline(true)
  await form.getByLabel('例数').fill('3')
  await form.getByLabel('样本号或住院号').fill('B2611240001\nB2611240002')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(phone.getByText('3 条已加密保存在本机，联网后自动发送')).toBeVisible()
  expect(await phone.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('B26112400')

  await phone.getByRole('button', { name: '登记', exact: true }).click()
  await pick(phone, form.getByLabel('项目'), '革兰染色')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(phone.getByText('4 条已加密保存在本机，联网后自动发送')).toBeVisible()

  await phone.context().setOffline(false)
  await expect(phone.getByText('通过 0，已登记 3，要求 10 例')).toBeVisible()
  await expect(phone.getByText(/保存在本机/)).toBeHidden()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })

  await supervisor.goto('workload/audit')

  const day = supervisor.getByRole('region', { name: new RegExp(trainee.nickname) })

  await expect(day.getByRole('listitem')).toHaveCount(2)
  await expect(day.getByText('血培养接种 × 3')).toBeVisible()

  await day.getByRole('button', { name: '通过', exact: true }).last().click()
  await confirm(supervisor, '通过：4 项', '通过')
  await expect(supervisor.getByText('没有待审核的工作量')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('通过 3，已登记 3，要求 10 例')).toBeVisible()
})
