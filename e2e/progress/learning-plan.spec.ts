import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { confirm, rowOf } from '../support/gestures.ts'
import { traineeWithMentor } from '../support/mentor-market.ts'
import { openProductDatabase } from '../support/product-database.ts'

/** A trainee whose mentor of today can log in. */
async function aPair() {
  const people = await traineeWithMentor()
  const database = openProductDatabase()
  const { db } = database

  const entry = await db
    .selectFrom('mentorEntries')
    .select('id')
    .where('userId', '=', people.mentor.id)
    .executeTakeFirstOrThrow()

  await db
    .updateTable('mentorRelations')
    .set({ entryId: entry.id })
    .where(
      'traineeId',
      'in',
      db.selectFrom('trainees').select('id').where('userId', '=', people.trainee.id),
    )
    .execute()
  await database.close()

  return people
}

test('a trainee makes a goal of what is missing on the phone, the mentor agrees and looks at the plan', async ({
  as,
}) => {
  const { trainee, mentor } = await aPair()
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await test.step('one tap makes a goal, which is proposed', async () => {
    await phone.goto('progress/own')
    await phone
      .getByRole('button', { name: /^加为目标：/ })
      .first()
      .click()
    await expect(phone.getByText('已加入')).toBeVisible()
    await phone.getByRole('textbox', { name: '措施（目标 1）' }).fill('每周与带教老师练习两次')
    expect(await violations(phone)).toEqual([])
    await phone.getByRole('button', { name: '提交给导师' }).click()
    await expect(phone.getByText('已提交给导师')).toBeVisible()
    await expect(phone.getByRole('button', { name: '收回' })).toBeVisible()
  })

  const page = await as(mentor.username, { password: mentor.password })

  await test.step('the mentor reads what is lacking, and agrees', async () => {
    await page.goto('progress/plans?waits=agree')
    const row = rowOf(page, trainee.nickname)
    await expect(row).toContainText('每周与带教老师练习两次')
    await row.getByRole('button', { name: '学员还缺什么' }).click()
    await expect(row.getByText('结业要求').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await row.getByRole('button', { name: '同意', exact: true }).click()
    await confirm(page, '同意这份学习计划？', '同意')
    await expect(page.getByText('已更新')).toBeVisible()
  })

  await test.step('the mentor records a look', async () => {
    await page.goto('progress/plans')
    await rowOf(page, trainee.nickname).getByRole('button', { name: '记录查看' }).click()
    const form = page.getByRole('dialog', { name: '记录查看' })
    await form.getByRole('textbox', { name: '查看意见' }).fill('第一周已练习两次')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, trainee.nickname)).toContainText('第一周已练习两次')
  })

  await test.step('the trainee reads the look and when the next one is due', async () => {
    await phone.reload()
    await expect(phone.getByText(/第一周已练习两次/)).toBeVisible()
    await expect(phone.getByText(/下次查看/)).toBeVisible()
  })
})
