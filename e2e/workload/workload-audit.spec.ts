import { monthOf } from '@residency/contract/kernel/day'
import { monthToAudit } from '../fixtures/workload.ts'
import { expect, test } from '../support/actors.ts'
import { actOn, confirm, pick } from '../support/gestures.ts'

test('a department audits a month on one page: what is marked is opened, one is returned, the rest passes at once, and figures open their entries', async ({
  as,
}) => {
  const { trainee, traineeId, supervisors, rooms, today } = await monthToAudit()
  const page = await as(supervisors[0].username, { password: supervisors[0].password })

  await page.goto('workload/entries')
  await page.getByRole('combobox', { name: '月份' }).click()

  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(monthOf(today), { exact: true })
    .click()

  const rows = page.getByRole('row').filter({ hasText: trainee.nickname })

  await expect(rows).toHaveCount(5)

  await page.getByText('技能操作', { exact: true }).first().click()
  await expect(rows).toHaveCount(3)

  const late = rows.filter({ hasText: '补登' })

  await late.getByRole('button', { name: '查看' }).click()

  const view = page.getByRole('dialog', { name: `${trainee.nickname} 血培养接种` })

  await view.getByRole('button', { name: '退回' }).click()

  const form = page.getByRole('dialog', { name: /^退回/ })

  await form.getByLabel(/^(理由|原因)/).fill('请补充样本号')
  await form.getByRole('button', { name: '退回', exact: true }).click()
  await expect(late.getByText('已退回')).toBeVisible()

  await page.getByText('全部', { exact: true }).first().click()
  await pick(page, page.getByRole('combobox', { name: '待我审核' }), '待我审核')
  await expect(rows).toHaveCount(4)

  await page.getByRole('checkbox').first().check()
  await page.locator('.bulk-bar').getByRole('button', { name: '通过', exact: true }).click()
  await confirm(page, '通过：4 项', '通过')
  await expect(rows).toHaveCount(0)

  await page.goto(`workload/quantity?id=${traineeId}`)
  await expect(page.getByText('通过 2，已登记 3，要求 10 例')).toBeVisible()

  await page.getByRole('link', { name: /革兰染色/ }).click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('只列出一部分')).toBeVisible()

  const base = await as('base')

  await base.goto(`workload/report?by=department&from=${today}&until=${today}`)
  await base.getByRole('link', { name: rooms[0].name }).click()
  await expect(base.getByRole('row').filter({ hasText: trainee.nickname })).toHaveCount(5)

  await actOn(base, base.getByRole('row').filter({ hasText: '革兰染色' }).first(), '查看')
  await expect(base.getByRole('dialog', { name: `${trainee.nickname} 革兰染色` })).toBeVisible()
})
