import { traineeToComplete } from '../fixtures/completion.ts'
import { expect, test } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { actOn, confirm, downloadedBy, rowOf } from '../support/gestures.ts'

test('a trainee completes and gets a certificate, which a visitor verifies on a phone by file and by number; once revoked it says so', async ({
  as,
  visitor,
}) => {
  const person = await traineeToComplete()
  const words = encodeURIComponent(person.nickname)
  const base = await as('base')

  await base.goto(`student/candidates?months=1&keywords=${words}`)
  await rowOf(base, person.nickname).getByRole('button', { name: '提请结业' }).click()

  const form = base.getByRole('dialog', { name: `提请 ${person.nickname} 结业` })

  await expect(form).toContainText('工作量')

  await form.getByLabel('提请原因').fill('已按纸质材料核对')
  await form.getByRole('button', { name: '提请结业' }).click()
  await expect(base.getByText('已提请 1 人结业，等待毕后办批准')).toBeVisible()

  const office = await as('bhb')

  await office.goto(`student/completions?keywords=${words}`)
  await rowOf(office, person.nickname).getByRole('button', { name: '批准结业' }).click()
  await expect(office.getByText(`${person.nickname} 已结业`)).toBeVisible()

  await rowOf(office, person.nickname).getByRole('checkbox').check()
  await office.getByRole('button', { name: '颁发证书' }).click()
  await confirm(office, '为 1 名学员颁发结业证书？', '颁发证书')
  await expect(office.getByText('已颁发 1 份证书，正在生成')).toBeVisible()

  await office.goto(`student/certificates?keywords=${words}`)

  const row = rowOf(office, person.nickname)

  await expect(row).toContainText('有效')

  const [number = ''] = /\d{4}JC01[JY]\d{4}/.exec((await row.textContent()) ?? '') ?? []

  const trainee = await as(person.username, { phone: true, password: person.password })

  await trainee.goto('student/completion')

  const file = await downloadedBy(trainee, () =>
    trainee.getByRole('button', { name: '下载证书' }).click(),
  )

  const phone = await visitor({ phone: true })

  await phone.goto('white/certificate')

  const result = phone.getByRole('status', { name: '核验结果' })

  const upload = () =>
    phone
      .getByLabel('上传证书 PDF 或照片')
      .last()
      .setInputFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer: file.bytes })

  await upload()
  await expect(result).toContainText('证书有效')
  await expect(result).toContainText(number)

  const today = todayInChina()

  await phone.getByLabel('证书编号').fill(number)
  await phone.getByLabel('姓名').fill(person.nickname)
  await phone.getByLabel('发证日期').fill(today)
  await phone.getByRole('button', { name: '查询' }).click()
  await expect(result).toContainText('证书有效')

  await actOn(office, row, '撤销')

  const ending = office.getByRole('dialog', { name: new RegExp(number) })

  await ending.getByLabel('原因').fill('证书信息有误')
  await ending.getByLabel('输入证书编号以确认').fill(number)
  await ending.getByRole('button', { name: '撤销' }).click()
  await expect(row).toContainText('已撤销')

  await phone.reload()
  await upload()
  await expect(result).toContainText(`证书已于 ${today} 撤销`)
})
