import { expect, test } from '../support/actors.ts'
import { actOn, confirm, rowOf, search } from '../support/gestures.ts'
import { unusedCard, unusedName } from '../support/makers.ts'

test('somebody is barred, found by the whole number, read with a trace, and let go', async ({
  as,
}) => {
  const name = unusedName('周某').slice(0, 20)
  const card = unusedCard('1990-03-04')
  const page = await as('bhb')

  await page.goto('recruit/limit')
  await page.getByRole('button', { name: '新增限制' }).click()

  const form = page.getByRole('dialog', { name: '新增限制' })

  await form.getByLabel('姓名').fill(name)
  await form.getByLabel('身份证号').fill(`${card.slice(0, 17)}${card.endsWith('0') ? '1' : '0'}`)
  await form.getByLabel('限制原因').fill('培训期间退培')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(
    form.getByText('证件号码有误：居民身份证应为 18 位，通行证和护照请照证件填写'),
  ).toBeVisible()

  await form.getByLabel('身份证号').fill(card)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存对${name}的限制`)).toBeVisible()

  await search(page, card)

  const row = rowOf(page, name)

  await expect(row).toContainText(`${card.slice(0, 4)}**********${card.slice(-4)}`)

  await actOn(page, row, '查看完整证件号')
  await expect(page.getByRole('dialog').getByText(card)).toBeVisible()

  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await actOn(page, row, '解除限制')
  await confirm(page, `解除对${name}的报名限制？`, '解除限制')
  await expect(page.getByText(`已解除对${name}的限制`)).toBeVisible()
})

test('a field is made core, a school is disabled, each saved at once', async ({ as }) => {
  const page = await as('bhb')
  await page.goto('recruit/core')

  const employer = page.getByRole('switch', { name: '工作单位' })

  await employer.click()
  await expect(page.getByText('“工作单位”改动后需重新审核')).toBeVisible()

  await employer.click()
  await expect(page.getByText('“工作单位”改动后不再重新审核')).toBeVisible()

  await page.goto('recruit/school')
  await search(page, '复旦大学')

  const school = page.getByRole('switch', { name: '状态: 复旦大学', exact: true })

  await school.click()
  await confirm(page, '停用 复旦大学？', '停用')
  await expect(page.getByText('已停用 复旦大学')).toBeVisible()

  await school.click()
  await expect(page.getByText('已启用 复旦大学')).toBeVisible()
})
