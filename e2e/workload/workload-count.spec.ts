import { traineeAtWork } from '../fixtures/workload.ts'
import { expect, test } from '../support/actors.ts'
import { confirm } from '../support/gestures.ts'

test('sixty cases of a day are one entry: too large a number is refused in words, a group is withdrawn at once, and the supervisor passes the number', async ({
  as,
}) => {
  const { trainee, supervisors } = await traineeAtWork()
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('workload/own')

  const form = phone.getByRole('dialog', { name: '登记工作量' })
  const own = phone.getByRole('region', { name: '全部登记' })

  await phone.getByRole('button', { name: '登记', exact: true }).click()
  await form.getByLabel('例数').fill('5')
  await form.getByLabel('样本号或住院号').fill('B2611240001\nB2611240002')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(phone.getByText('已提交 3 条，等待带教老师审核')).toBeVisible()
  await expect(own.getByText('血培养接种 × 5')).toBeVisible()
  await expect(own.getByText(/· 3 条$/)).toBeVisible()

  await own.getByRole('button', { name: '撤回这些' }).click()
  await confirm(phone, '撤回这 3 条登记（共 5 例）？', '撤回')
  await expect(own.getByText('血培养接种 × 5')).toBeHidden()
  await expect(own.getByRole('button', { name: '撤回这些' })).toBeHidden()

  await phone.getByRole('button', { name: '登记', exact: true }).click()
  await form.getByLabel('例数').fill('1000')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText(/例数最多 999（同日同项目），请改小/)).toBeVisible()

  await form.getByLabel('例数').fill('60')
  await form.getByLabel('样本号或住院号').fill('B2611240003\nB2611240004\nB2611240005')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(phone.getByText('通过 0，已登记 60，要求 10 例')).toBeVisible()

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })

  await supervisor.goto('workload/audit')

  const day = supervisor.getByRole('region', { name: new RegExp(trainee.nickname) })

  await expect(day.getByText('血培养接种 × 60')).toBeVisible()
  await expect(day.getByText('4 条，共 60 例')).toBeVisible()
  await expect(day.getByRole('button', { name: '通过', exact: true })).toHaveCount(1)

  await day.getByRole('button', { name: '通过', exact: true }).click()
  await confirm(supervisor, '通过：4 项', '通过')
  await expect(supervisor.getByText('没有待审核的工作量')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('通过 60，已登记 60，要求 10 例')).toBeVisible()
})
