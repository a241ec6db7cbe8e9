import { awardCompetition } from '../fixtures/awards.ts'
import { expect, test } from '../support/actors.ts'
import { confirm } from '../support/gestures.ts'

test('a competition of five reviewers: the last one scores on the phone without names, the office sees a tie, decides it and grants', async ({
  as,
}) => {
  const { id, kind, reviewer, points } = await awardCompetition()

  await test.step('the reviewer scores four candidates and submits', async () => {
    const phone = await as(reviewer.username, { phone: true, password: reviewer.password })
    await phone.goto(`award/scoring?id=${id}`)

    for (const [i, given] of points.entries()) {
      const sheet = phone.getByRole('region', { name: `${i + 1} 号` })
      await sheet.getByLabel(/临床能力/).fill(String(given[0]))
      await sheet.getByLabel(/教学科研/).fill(String(given[1]))
      await sheet.getByRole('button', { name: `保存 ${i + 1} 号` }).click()
      await expect(phone.getByText(`${i + 1} 号已保存`)).toBeVisible()
    }

    await expect(phone.getByText('学员1')).toHaveCount(0)

    await phone.getByRole('button', { name: '提交评分' }).click()
    await confirm(phone, '提交全部评分？', '提交评分')
    await expect(phone.getByText('评分已提交，谢谢')).toBeVisible()
  })

  const office = await as('bhb')

  await test.step('the office closes the scoring and sees who ties', async () => {
    await office.goto(`award/competition?id=${id}`)
    await expect(office.getByText('评分结束前不显示分数。')).toBeVisible()

    await office.getByRole('button', { name: '结束评分' }).click()

    await office
      .getByRole('dialog', { name: '结束评分' })
      .getByRole('button', { name: '结束评分' })
      .click()

    const ranking = office.getByRole('region', { name: '排名' })

    await expect(ranking.getByRole('listitem').first()).toContainText('98.00 分')
    await expect(ranking.getByText('并列', { exact: true })).toHaveCount(2)
  })

  await test.step('the tie across the border is decided with a reason, and two are granted', async () => {
    await office.getByRole('button', { name: '公布结果' }).click()

    const form = office.getByRole('dialog', { name: '公布结果' })

    await form.getByRole('checkbox').first().check()
    await form.getByLabel('取舍的理由').fill('教学成绩更突出')
    await form.getByRole('button', { name: '公布结果' }).click()
    await expect(office.getByText('结果已公布')).toBeVisible()
    await expect(
      office.getByRole('region', { name: '排名' }).getByText('已授予', { exact: true }),
    ).toHaveCount(2)
  })

  await test.step('the public list names them', async () => {
    const reader = await as('student')
    await reader.goto('award/public')
    await expect(reader.getByRole('row').filter({ hasText: kind })).toHaveCount(2)
  })
})
