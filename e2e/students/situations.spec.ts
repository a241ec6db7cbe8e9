import { aTrainee } from '../fixtures/trainees.ts'
import { expect, test } from '../support/actors.ts'
import { dayFromNow } from '../support/days.ts'
import { pick, rowOf } from '../support/gestures.ts'
import { typeDay } from '../support/organisation-gestures.ts'

test('a trainee asks on the phone for a transfer; the giving and the taking base agree, then the office passes it', async ({
  as,
}) => {
  const trainee = await aTrainee('转出')
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('student/own-situations')
  await phone.getByRole('button', { name: '申请或告知' }).click()

  const form = phone.getByRole('dialog', { name: '申请或告知特殊情况' })

  await pick(phone, form.getByLabel('类别'), '转基地或专业')
  await typeDay(phone, form.getByLabel('开始日期'), dayFromNow(20))
  await pick(phone, form.getByLabel('转入专业'), '检验基地 · 医学检验技术')
  await expect(form.getByText(/^不变（/)).toBeVisible()

  await form.getByLabel('原因').fill('照顾家人')
  await form.getByRole('button', { name: '提交', exact: true }).click()
  await expect(phone.getByText('已提交，等待基地审核')).toBeVisible()
  await expect(phone.getByRole('region', { name: '转基地或专业' })).toContainText('待基地审核')

  const list = `student/situations?keywords=${encodeURIComponent(trainee.nickname)}`
  const giving = await as('base')

  await giving.goto(list)
  await giving.getByRole('button', { name: trainee.nickname }).click()
  await expect(giving.getByRole('region', { name: '通过后的影响' })).toContainText('不变')

  await giving.getByRole('button', { name: /本基地同意/ }).click()
  await expect(
    giving.getByText(`已同意 ${trainee.nickname} 的转出转入，等待另一方基地`),
  ).toBeVisible()

  const taking = await as('base2')

  await taking.goto(list)
  await rowOf(taking, trainee.nickname).getByRole('button', { name: '基地通过' }).click()
  await expect(taking.getByText(`${trainee.nickname} 已通过基地审核，等待毕后办`)).toBeVisible()

  const office = await as('bhb')

  await office.goto(list)
  await rowOf(office, trainee.nickname).getByRole('button', { name: '毕后办通过' }).click()
  await expect(office.getByText(`${trainee.nickname} 的特殊情况已通过`)).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('region', { name: '转基地或专业' })).toContainText('已通过，待生效')
})
