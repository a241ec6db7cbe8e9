import { traineesToSwap } from '../fixtures/rotations.ts'
import { expect, test } from '../support/actors.ts'
import { rowOf } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

test('a trainee asks on a phone for a change of name with papers; the base passes it, and the file carries the new name', async ({
  as,
}) => {
  const { first } = await traineesToSwap()
  const phone = await as(first.username, { phone: true, password: first.password })

  await phone.goto('dashboard')
  await expect(phone.getByRole('region', { name: '我的培训' })).toContainText(
    /第 \d+ 个月 \/ 共 36 个月/,
  )

  await phone.getByRole('link', { name: /^档案还缺 \d+ 项$/ }).click()
  await phone.getByRole('button', { name: '申请变更姓名' }).click()

  const form = phone.getByRole('dialog', { name: '申请变更“姓名”' })
  const name = unusedName('新名')

  await form.getByLabel('变更为').fill(name)
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form).toContainText('不能为空')

  await form
    .getByLabel('选择文件')
    .setInputFiles({ name: '户口簿.pdf', mimeType: 'application/pdf', buffer: PAPER })
  await expect(form.getByRole('button', { name: '预览 户口簿.pdf' })).toBeVisible()

  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('变更申请已提交，等待基地审核')).toBeVisible()

  const basic = phone.getByRole('region', { name: '基本信息' })

  await expect(basic).toContainText('审核中')

  const office = await as('bhb')

  await office.goto(`student/changes?keywords=${encodeURIComponent(first.nickname)}`)
  await rowOf(office, first.nickname).getByRole('button', { name: first.nickname }).click()
  await expect(office.getByRole('row', { name: new RegExp(name) })).toContainText(first.nickname)

  await office.getByRole('button', { name: '通过', exact: true }).click()
  await expect(office.getByText(`${first.nickname} 的资料变更已生效`)).toBeVisible()

  await phone.reload()
  await expect(basic).toContainText(name)
  await expect(phone.getByRole('region', { name: '变更记录' })).toContainText('已变更')
})
