import { aTrainee } from '../fixtures/trainees.ts'
import { expect, test } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { pick, rowOf } from '../support/gestures.ts'
import { typeDay } from '../support/organisation-gestures.ts'

test('a trainee leaves without completion: one item is missing, then it is cleared, base and office confirm', async ({
  as,
}) => {
  const trainee = await aTrainee('离院')
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('student/own-departure')
  await phone.getByRole('button', { name: '申请离院' }).click()

  const form = phone.getByRole('dialog', { name: '申请离院' })

  await pick(phone, form.getByLabel('类别'), '退培')

  await typeDay(phone, form.getByLabel('离院日期'), todayInChina())
  await expect(form.getByText('不发结业证书')).toBeVisible()

  await form.getByLabel('原因').fill('回家乡工作')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form.getByText(/请先阅读后果并确认/).first()).toBeVisible()

  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('已提交，请按清单办理手续')).toBeVisible()

  await phone.getByRole('button', { name: '去评价' }).click()

  await phone
    .getByRole('dialog', { name: '评价轮转科室和带教老师' })
    .getByRole('button', { name: '保存' })
    .click()

  await expect(phone.getByRole('listitem', { name: '评价轮转科室和带教老师' })).toContainText(
    '已办结',
  )

  const list = `student/departures?keywords=${encodeURIComponent(trainee.nickname)}`
  const office = await as('bhb')

  await office.goto(list)
  await office.getByRole('button', { name: trainee.nickname }).click()

  const names = [
    '交还胸牌、工作服',
    '交还图书馆借书',
    '交还宿舍、值班室和柜子钥匙',
    '停用信息系统账号',
  ]

  for (const name of names) {
    const item = office.getByRole('listitem', { name })
    await item.getByRole('button', { name: '办结' }).click()

    await office
      .getByRole('dialog', { name: `办结“${name}”` })
      .getByRole('button', { name: '办结' })
      .click()

    await expect(item).toContainText('已办结')
  }

  const base = await as('base')

  await base.goto(list)
  await rowOf(base, trainee.nickname).getByRole('button', { name: '基地通过' }).click()
  await expect(base.getByText(/工作和病历资料移交（医院药师基地）/).first()).toBeVisible()

  await base.getByRole('button', { name: trainee.nickname }).click()

  const last = base.getByRole('listitem', { name: '工作和病历资料移交' })

  await last.getByRole('button', { name: '办结' }).click()

  await base
    .getByRole('dialog', { name: '办结“工作和病历资料移交”' })
    .getByRole('button', { name: '办结' })
    .click()

  await expect(last).toContainText('已办结')

  await base.getByRole('button', { name: /基地通过/ }).click()
  await expect(base.getByText(`${trainee.nickname} 的离院已通过基地审核`)).toBeVisible()

  await office.goto(list)
  await rowOf(office, trainee.nickname).getByRole('button', { name: '确认离院' }).click()
  await expect(office.getByText(`${trainee.nickname} 已离院`)).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('region', { name: '退培' })).toContainText('已离院')
})
