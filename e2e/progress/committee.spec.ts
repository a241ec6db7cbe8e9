import { addDays } from '../../packages/contract/src/kernel/values/day.ts'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { expect, test } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { confirm, pick } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { openProductDatabase } from '../support/product-database.ts'

/** A committee of the base of a trainee: the first supervisor is its chair. */
async function aCommittee({
  traineeId,
  supervisors,
  rooms,
}: Awaited<ReturnType<typeof traineeOnLeave>>) {
  const database = openProductDatabase()
  const { db } = database
  const name = unusedName('评议委员会')
  const { baseId } = await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select('m.baseId')
    .where('t.id', '=', traineeId)
    .executeTakeFirstOrThrow()

  const { id: committeeId } = await db
    .insertInto('progressCommittees')
    .values({ baseId, name })
    .returning('id')
    .executeTakeFirstOrThrow()

  const accounts = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', ['base', 'bhb'])
    .execute()
  const idOf = (username: string) => accounts.find((one) => one.username === username)!.id
  const startsOn = addDays(todayInChina(), -30)
  const member = (userId: number, role: 'chair' | 'baseAdministrator' | 'office' | 'teacher') => ({
    committeeId,
    userId,
    role,
    startsOn,
  })

  // the base trains in no department of its own, so each is outside
  await db
    .updateTable('users')
    .set({ departmentId: rooms[1].id })
    .where('id', '=', supervisors[1].id)
    .execute()

  await db
    .insertInto('progressMembers')
    .values([
      member(supervisors[0].id, 'chair'),
      member(idOf('base'), 'baseAdministrator'),
      member(idOf('bhb'), 'office'),
      member(supervisors[1].id, 'teacher'),
    ])
    .execute()
  await database.close()

  return name
}

test('a committee judges a trainee, who reads the decision, signs and answers', async ({ as }) => {
  const people = await traineeOnLeave()
  const committee = await aCommittee(people)
  const { trainee, supervisors } = people

  const office = await as('bhb')
  await office.goto('progress/sessions')
  await office.getByRole('button', { name: '计划会议' }).click()
  const form = office.getByRole('dialog', { name: '计划会议' })
  await form.getByRole('combobox', { name: '评议委员会' }).click()
  await office.locator('.ant-select-item-option').filter({ hasText: committee }).first().click()
  await form.getByRole('button', { name: '保存' }).click()
  await office.getByRole('link', { name: committee }).click()
  await office.getByRole('button', { name: '准备材料' }).click()
  await confirm(office, '准备材料？', '准备材料')
  await expect(office.getByRole('button', { name: new RegExp(trainee.nickname) })).toBeVisible()
  const session = new URL(office.url())

  const member = await as(supervisors[1].username, { password: supervisors[1].password })
  await member.goto(`progress/sessions${session.search}`)
  await member.getByRole('button', { name: new RegExp(trainee.nickname) }).click()
  await member.getByRole('textbox', { name: '我的意见' }).fill('操作规范，需要多练审方')
  await member.getByRole('button', { name: '保存意见' }).click()
  await expect(member.getByText('意见已保存')).toBeVisible()

  const chair = await as(supervisors[0].username, { password: supervisors[0].password })
  await chair.goto(`progress/sessions${session.search}`)
  await chair.getByRole('button', { name: '开始评议' }).click()
  await confirm(chair, '开始评议？', '开始评议')
  await chair.getByRole('button', { name: new RegExp(trainee.nickname) }).click()
  await expect(chair.getByText('操作规范，需要多练审方')).toBeVisible()
  await chair.getByRole('button', { name: '记录结论' }).click()
  const decision = chair.getByRole('dialog', { name: /记录结论/ })
  await pick(chair, decision.getByRole('combobox', { name: '结论' }), '需要关注')
  await decision.getByRole('textbox', { name: '理由' }).fill('审方练习不足，三个月后再评议')
  await decision.getByRole('button', { name: '保存' }).click()
  await expect(chair.getByText('结论已记录')).toBeVisible()
  await chair.getByRole('button', { name: '结束评议' }).click()
  await confirm(chair, '结束评议？', '结束评议')
  await expect(chair.getByRole('button', { name: '会议纪要' })).toBeVisible()

  const learner = await as(trainee.username, { phone: true, password: trainee.password })
  await learner.goto('progress/own')
  await expect(learner.getByText('审方练习不足，三个月后再评议')).toBeVisible()
  await expect(learner.getByText('操作规范，需要多练审方')).toHaveCount(0)
  await learner.getByRole('button', { name: '我已阅读，签收' }).click()
  await learner.getByRole('button', { name: '答复', exact: true }).click()
  const answer = learner.getByRole('dialog', { name: '答复' })
  await answer.getByRole('textbox', { name: '答复' }).fill('每天练习审方')
  await answer.getByRole('button', { name: '保存' }).click()
  await expect(learner.getByText('每天练习审方')).toBeVisible()
})
