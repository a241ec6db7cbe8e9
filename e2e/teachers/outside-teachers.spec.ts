import { expect, test } from '../support/actors.ts'
import { pick } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

test('the office records a teacher from outside, and gives the account, whose password is shown once', async ({
  as,
}) => {
  const name = unusedName('院外')
  const office = await as('bhb')

  await office.goto('teacher/library')
  await office.getByRole('button', { name: '院外教师' }).click()

  const panel = office.getByRole('dialog', { name: '院外教师' })

  await panel.getByRole('button', { name: '登记院外教师' }).click()

  const record = office.getByRole('dialog', { name: '登记院外教师' })

  await record.getByLabel('姓名').fill(name)
  await record.getByRole('button', { name: '保存' }).click()
  await expect(office.getByText(`已登记 ${name}，可以开通账号`)).toBeVisible()

  const line = panel.getByRole('listitem').filter({ hasText: name })

  await line.getByRole('button', { name: '开通账号' }).click()

  const form = office.getByRole('dialog').filter({ has: office.getByLabel('用户名') })

  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue(name)

  const username = unusedName('outside')

  await form.getByLabel('用户名').fill(username)
  await pick(office, form.getByLabel('角色'), '教师')
  await form.getByLabel('证件号码').fill('E12345678')
  await pick(office, form.getByLabel('证件类型'), '港澳居民来往内地通行证')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('证件号码与所选证件类型不符，请核对')).toBeVisible()

  await form.getByLabel('证件号码').fill('H12345678')
  await form.getByRole('button', { name: '保存' }).click()

  await expect(office.getByText(username).first()).toBeVisible()

  await office.keyboard.press('Escape')
  await expect(line.getByText(`账号 ${username}`)).toBeVisible()
  await expect(line.getByRole('button', { name: '开通账号' })).toHaveCount(0)
})
