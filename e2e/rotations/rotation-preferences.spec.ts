import { draftWithTrainees } from '../fixtures/rotations.ts'
import { expect, test } from '../support/actors.ts'
import { dayFromNow } from '../support/days.ts'
import { expectFits } from '../support/fit.ts'
import { confirm, pick } from '../support/gestures.ts'
import { typeDay } from '../support/organisation-gestures.ts'

test('the office asks for preferences, a trainee enters them on the phone, the plan is solved and published, and the trainee sees what was met', async ({
  as,
}) => {
  test.setTimeout(90_000)

  const { id, name, first, second, rooms } = await draftWithTrainees()
  const office = await as('bhb')
  const panel = office.getByRole('region', { name: '轮转意向' })

  await test.step('the office opens the window until a day', async () => {
    await office.goto(`rotation/plan?id=${id}`)
    await panel.getByRole('button', { name: '开放填写' }).click()

    const form = office.getByRole('dialog', { name: '开放填写' })

    await typeDay(office, form.getByLabel('截止时间', { exact: true }), dayFromNow(5))
    await form.getByRole('button', { name: /确定|保存/ }).click()
    await expect(office.getByText('已开放填写，学员会收到通知')).toBeVisible()
    await expect(panel.getByText('0 / 2 人已填写')).toBeVisible()
  })

  const phone = await as(first.username, { phone: true, password: first.password })

  await test.step('the trainee comes from the home page, adds months and an order, and saves', async () => {
    await phone.goto('dashboard')
    await phone.getByRole('link', { name: /份轮转意向待填写/ }).click()

    const add = phone.getByRole('region', { name: '添加意向' })

    await pick(phone, add.getByLabel('科室', { exact: true }), `${rooms[0]}（3 个月）`)
    await add.getByRole('button', { name: '前半段' }).click()
    await add.getByRole('button', { name: '加入' }).click()
    await add.getByRole('radio', { name: '先后顺序' }).check()
    await pick(phone, add.getByLabel('先到的科室'), `${rooms[1]}（3 个月）`)
    await pick(phone, add.getByLabel('后到的科室'), `${rooms[0]}（3 个月）`)
    await add.getByRole('button', { name: '加入' }).click()
    await expectFits(phone, 'own preferences', ['phone'])

    await phone.getByRole('button', { name: '保存意向' }).click()
    await expect(phone.getByText('意向已保存')).toBeVisible()
  })

  await test.step('the office sees who has entered nothing, solves, and sees how fairly the board meets them', async () => {
    await office.reload()
    await expect(panel.getByText('1 / 2 人已填写')).toBeVisible()
    await panel.getByText('未填写（1 人）').click()
    await expect(panel.getByText(second.nickname)).toBeVisible()

    await office.getByRole('button', { name: '求解', exact: true }).click()
    await office.getByRole('button', { name: '开始计算' }).click()
    await expect(office.getByText('学员意向满足 6 / 10 分')).toBeVisible({ timeout: 30_000 })
    await expect(office.getByText('已证明：高峰合计不变时不可能更多')).toBeVisible()

    await office.getByRole('button', { name: '采用这个结果' }).click()
    await expect(panel.getByText(/已满足 6 \/ 10 分（60%）/)).toBeVisible()
    await expect(panel.getByText(`最少的学员：${first.nickname}，6 分`)).toBeVisible()
    await panel.getByText('逐人查看意向').click()
    await expectFits(office, 'preferences of a plan')
  })

  await test.step('publishing closes the window; the trainee reads the result of each', async () => {
    await office.getByRole('button', { name: '发布', exact: true }).click()
    await confirm(office, `发布“${name}（第`, '发布')
    await expect(panel.getByText(/已截止/)).toBeVisible()

    await phone.reload()
    await expect(phone.getByText('计划已发布，下面是你的意向的结果')).toBeVisible()

    const results = phone.getByRole('region', { name })

    await expect(results.getByRole('listitem').first()).toContainText('已满足')
    await expect(results.getByRole('listitem').last()).toContainText('未满足')
    await expect(phone.getByRole('button', { name: '保存意向' })).toBeHidden()
  })
})
