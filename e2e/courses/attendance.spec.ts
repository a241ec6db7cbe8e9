import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { unusedName } from '../support/makers.ts'

/** A lecture that begins in a few minutes and expects one trainee: sign-in is open. */
async function lectureFor(userId: number) {
  const at = (minutes: number) =>
    new Date(Math.ceil(Date.now() / 60_000 + minutes) * 60_000).toISOString()
  const name = unusedName('危急值讲座')

  const body = {
    title: name,
    kind: 'lecture',
    place: '学术厅',
    speaker: '李老师',
    startsAt: at(5),
    endsAt: at(65),
    opensBefore: 60,
    lateAfter: 10,
    isOpen: false,
    departmentId: null,
    baseId: null,
    cohortIds: [],
    departmentIds: [],
    userIds: [userId],
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/lectures', {
    token: await tokenOf('bhb'),
    body,
  })

  return { id, name }
}

test('a code on the screen is scanned by a phone; an old code and somebody who is not expected are refused', async ({
  as,
}) => {
  const { trainee, supervisors } = await traineeOnLeave()
  const { id, name } = await lectureFor(trainee.id)
  const office = await as('bhb')

  await office.goto(`course/attendance?id=${id}`)
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()

  await office.getByRole('button', { name: '显示签到码' }).click()

  const dialog = office.getByRole('dialog')

  await expect(dialog.getByRole('img', { name: '签到二维码' })).toBeVisible()

  const code = await dialog.locator('[data-code]').getAttribute('data-code')
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto(`course/own-attendance?lecture=${id}&code=AAAAAAAA`)
  await expect(phone.getByText('签到码已过期，请重新扫描大屏幕上的二维码')).toBeVisible()

  await phone.goto(`course/own-attendance?lecture=${id}&code=${code}`)
  await expect(phone.getByRole('heading', { name: '签到成功' })).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('已经签到，不用再签')).toBeVisible()
  await expect(dialog.getByText('已签到 1 / 1 人')).toBeVisible({ timeout: 10_000 })

  await phone.getByRole('link', { name: '查看我的教学活动' }).click()
  await expect(phone.getByText('已到', { exact: true })).toBeVisible()

  const teacher = await as(supervisors[0].username, {
    phone: true,
    password: supervisors[0].password,
  })

  await teacher.goto(
    `course/own-attendance?lecture=${id}&code=${await dialog.locator('[data-code]').getAttribute('data-code')}`,
  )
  await expect(teacher.getByText('你不在应到名单中')).toBeVisible()
})
