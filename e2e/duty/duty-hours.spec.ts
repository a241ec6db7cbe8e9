import { addDays, mondayOf, monthOf } from '@residency/contract/kernel/day'
import { expect, test } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { makeShiftOfNow, publishShifts } from '../support/duty-steps.ts'
import { expectFits } from '../support/fit.ts'
import { rowOf } from '../support/gestures.ts'
import { departmentOfNow } from '../support/mentor-market.ts'
import { findOverflow } from '../support/page-health.ts'

test('a trainee arrives and leaves by the code on the ward, corrects what was forgotten, confirms the week, and answers what the department asks', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const { trainee, own, departmentId } = await departmentOfNow()
  const { traineeId } = own[0]!
  const kind = await makeShiftOfNow(departmentId)
  const lastWeek = addDays(todayInChina(), -7)

  await publishShifts(departmentId, [
    { traineeId, kindId: kind.id, day: kind.day },
    { traineeId, kindId: kind.id, day: lastWeek },
  ])

  const ward = await as('dept')
  const phone = await as(trainee.username, { phone: true, password: trainee.password })
  const dialog = phone.getByRole('dialog')

  await test.step('the ward shows the code', async () => {
    await ward.goto('duty/hours')
    await ward.getByRole('button', { name: '签到码' }).click()
    await expect(ward.getByText('在岗 0 / 1 人')).toBeVisible()
  })

  const codeOnWard = async () =>
    (await ward.locator('[data-code]').getAttribute('data-code')) ?? 'none'

  await test.step('the trainee arrives with it, and leaves by the scanned link', async () => {
    await phone.goto('duty/own-hours')

    const arrive = phone.getByRole('button', { name: `到岗签到：${kind.name}` })

    await expect(arrive).toBeVisible()
    await expectFits(phone, 'own hours', ['phone'])
    await arrive.click()
    await dialog.getByLabel('签到码').fill(await codeOnWard())
    await dialog.getByRole('button', { name: '到岗签到' }).click()
    await expect(phone.getByText(/^\d\d:\d\d 已到岗$/)).toBeVisible()
    await expect(ward.getByText('在岗 1 / 1 人')).toBeVisible()

    await phone.goto(`duty/own-hours?code=${await codeOnWard()}`)
    await phone.getByRole('button', { name: `离岗签出：${kind.name}` }).click()
    await dialog.getByRole('button', { name: '离岗签出' }).click()
    await expect(phone.getByText(/^\d\d:\d\d 已离岗$/)).toBeVisible()
    await expect(phone.getByRole('button', { name: `再次签出：${kind.name}` })).toBeVisible()
    expect(await findOverflow(phone), 'own hours after leaving').toBeNull()
  })

  await test.step('the forgotten shift of last week is corrected with a reason, and the week confirmed', async () => {
    await phone.goto(`duty/own-hours?week=${lastWeek}`)
    await expect(phone.getByText('还有 1 个班次没有工时，请先更正')).toBeVisible()

    await phone.getByRole('button', { name: `更正 ${lastWeek} ${kind.name} 的工时` }).click()
    await dialog.getByRole('button', { name: '更正' }).click()
    await expect(dialog.getByText('不能为空')).toBeVisible()
    expect(await findOverflow(phone), 'correcting hours').toBeNull()

    await dialog.getByLabel('原因').fill('忘记签到')
    await dialog.getByRole('button', { name: '更正' }).click()
    await expect(phone.getByText('原因：忘记签到')).toBeVisible()

    await phone.getByRole('button', { name: '确认这一周' }).click()
    await dialog.getByRole('button', { name: '确认这一周' }).click()
    await expect(phone.getByText('已确认').first()).toBeVisible()
  })

  const openWeek = async () => {
    const monday = mondayOf(lastWeek)

    await ward.goto(
      `duty/hours?month=${monthOf(monday)}&keywords=${encodeURIComponent(trainee.nickname)}`,
    )
    await rowOf(ward, trainee.nickname)
      .getByRole('button', { name: `${trainee.nickname}，${monday} 起的一周` })
      .click()
  }

  await test.step('the department asks about it, the trainee answers and confirms again', async () => {
    await openWeek()
    await expectFits(ward, 'the week of a trainee', ['phone', 'PC'])
    await ward.getByRole('button', { name: '提出疑问' }).click()

    const form = ward.getByRole('dialog', { name: `对 ${trainee.nickname} 的工时提出疑问` })

    await form.getByLabel('疑问').fill('几点离岗？')
    await form.getByRole('button', { name: '提出疑问' }).click()
    await expect(ward.getByText('已提出，学员会收到通知')).toBeVisible()

    await phone.reload()
    await expect(phone.getByText('科室的疑问：几点离岗？')).toBeVisible()
    await phone.getByRole('button', { name: '确认这一周' }).click()
    await dialog.getByLabel('说明').fill('按时离岗')
    await dialog.getByRole('button', { name: '确认这一周' }).click()

    await openWeek()
    await expect(ward.getByText('本人说明：按时离岗')).toBeVisible()
  })
})
