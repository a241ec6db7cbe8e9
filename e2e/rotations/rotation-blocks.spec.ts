import type { Locator } from '@playwright/test'
import { expect, test } from '../support/actors.ts'
import { actOn, rowOf } from '../support/gestures.ts'
import { traineeInDepartment } from '../support/mentor-market.ts'

async function fillScores(form: Locator) {
  for (const [label, value] of [
    ['理论成绩', '85'],
    ['技能成绩', '78'],
    ['平时成绩', '90'],
  ] as const)
    await form.getByLabel(label).fill(value)
}

test('a department confirms entry and supervisor, the trainee requests the exit, the supervisor assesses, the department confirms', async ({
  as,
}) => {
  const { mentor, trainee } = await traineeInDepartment()
  const list = `rotation/month?keywords=${encodeURIComponent(trainee.nickname)}`
  const dept = await as('dept')

  await test.step('a supervisor is given before the trainee comes, and changed with a reason', async () => {
    await dept.goto(`rotation/supervisor?keywords=${encodeURIComponent(trainee.nickname)}`)
    await dept.getByRole('checkbox', { name: trainee.nickname }).check()
    await dept.getByRole('status').getByRole('button', { name: '安排带教' }).click()

    const form = dept.getByRole('dialog')

    await form.getByRole('combobox').click()

    await dept
      .locator('.ant-select-dropdown:visible')
      .getByText(`${mentor.nickname}（已带 0 / 2）`)
      .click()

    await form.getByRole('button', { name: '安排带教' }).click()
    await expect(dept.getByText(`${trainee.nickname} 的带教老师已安排`)).toBeVisible()
    await expect(rowOf(dept, trainee.nickname)).toContainText(mentor.nickname)

    await rowOf(dept, trainee.nickname).getByRole('button', { name: '更换带教' }).click()
    await form.getByRole('button', { name: '更换带教' }).click()
    await expect(form.getByText('请填写原因')).toBeVisible()

    await form.getByRole('button', { name: '取消' }).click()

    const own = await as(mentor.username, { password: mentor.password })

    await own.goto('rotation/supervisor')
    await expect(rowOf(own, trainee.nickname)).toBeVisible()
  })

  await test.step('entry with arrival, education and one of the eligible teachers', async () => {
    await dept.goto(list)
    await rowOf(dept, trainee.nickname).getByRole('button', { name: '确认入科' }).click()

    const form = dept.getByRole('dialog')

    await expect(form.getByText(`${mentor.nickname}（已带 0 / 2）`)).toBeVisible()

    await form.getByRole('button', { name: '确认入科' }).click()
    await expect(dept.getByText(`已确认${trainee.nickname}入科`)).toBeVisible()
    await expect(rowOf(dept, trainee.nickname)).toContainText(mentor.nickname)
  })

  await test.step('the trainee requests the exit on the phone', async () => {
    const phone = await as(trainee.username, { phone: true, password: trainee.password })
    await phone.goto('rotation/own')

    await phone
      .getByRole('region', { name: '待申请出科' })
      .getByRole('button', { name: '申请出科' })
      .click()

    await expect(phone.getByText(/等待评定/).first()).toBeVisible()
  })

  await test.step('the supervisor enters the scores', async () => {
    const page = await as(mentor.username, { password: mentor.password })
    await page.goto('rotation/month?waiting=exit')
    await rowOf(page, trainee.nickname).getByRole('button', { name: '出科评定' }).click()

    const form = page.getByRole('dialog')

    await fillScores(form)
    await expect(form.getByText('这段轮转没有工作量要求，不评定工作量')).toBeVisible()

    await form.getByRole('button', { name: '出科评定' }).click()
    await expect(page.getByText(`已评定${trainee.nickname}，等待科室确认结果`)).toBeVisible()
  })

  await test.step('the department returns it, assesses by itself, and is at once offered the result that the rules give', async () => {
    await dept.goto(list)

    const row = rowOf(dept, trainee.nickname)

    await actOn(dept, row, '退回重新评定')

    const form = dept.getByRole('dialog')

    await form.getByLabel('原因').fill('技能成绩录错')
    await form.getByRole('button', { name: '退回重新评定' }).click()
    await row.getByRole('button', { name: '出科评定' }).click()
    await fillScores(form)
    await form.getByRole('button', { name: '出科评定' }).click()
    await expect(dept.getByText('评定已保存：各项达标。', { exact: false })).toBeVisible()

    await dept.getByRole('dialog').getByRole('button', { name: '确认合格' }).click()
    await expect(dept.getByText(`${trainee.nickname}出科合格`)).toBeVisible()
    await expect(rowOf(dept, trainee.nickname).getByText('合格', { exact: true })).toBeVisible()
  })
})
