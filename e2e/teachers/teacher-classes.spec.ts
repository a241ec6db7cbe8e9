import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { unusedName } from '../support/makers.ts'

/** Today in Asia/Shanghai. */

test('a teacher signs up for a class on the phone and signs in with the code that the organiser shows', async ({
  as,
}) => {
  const token = await tokenOf('bhb')
  const className = unusedName('培训班')

  const shape = {
    baseId: null,
    className,
    place: '教学楼 301',
    days: [todayInChina()],
    hours: 8,
    capacity: 20,
    minShare: 80,
  }

  const lists = { mustLevels: [], mustDepartments: [], mustPeople: [], materials: [] }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/teacherClasses', {
    token,
    body: { ...shape, ...lists },
  })

  const act = (action: string, version: number) =>
    ask('POST', `/api/v1/teacherClasses/${id}/act`, {
      token,
      body: { action, reason: null, version },
    })

  await act('open', 1)

  const phone = await as('teacher', { phone: true })

  await phone.goto('teacher/classes')

  const card = phone.getByRole('article', { name: className })

  await card.getByRole('button', { name: '报名' }).click()
  await expect(card.getByRole('button', { name: '取消报名' })).toBeVisible()

  await act('start', 2)

  const { code } = await ask<{ code: string }>('GET', `/api/v1/teacherClasses/${id}/code`, {
    token,
  })

  await phone.goto(`teacher/classes?class=${id}&code=${code}`)

  const sheet = phone.getByRole('dialog', { name: `签到：${className}` })

  await expect(sheet.getByLabel('签到码')).toHaveValue(code)

  await sheet.getByRole('button', { name: '签到' }).click()
  await expect(card.getByText('已到课 1 / 1 天')).toBeVisible()
})
