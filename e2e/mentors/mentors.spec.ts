import { expect, test } from '../support/actors.ts'
import { confirm, pick, rowOf } from '../support/gestures.ts'
import { mentorMarket, traineeWithMentor } from '../support/mentor-market.ts'

test('sixty trainees and 25 mentors choose each other: a trainee ranks on the phone, a mentor ranks, the office matches and publishes', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const { mentor: guide, trainee, windowId, end } = await mentorMarket()
  const [mentor, learner] = [guide.nickname, trainee.nickname]
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await test.step('a trainee chooses two mentors on the phone, and puts the second first', async () => {
    await phone.goto('mentor/choice')
    await phone.getByRole('search').getByRole('textbox').fill('导师2')
    await phone.getByRole('button', { name: '将导师2加入志愿', exact: true }).click()
    await phone.getByRole('search').getByRole('textbox').fill(mentor)
    await phone.getByRole('button', { name: `将${mentor}加入志愿` }).click()

    const choices = phone.getByRole('region', { name: '我的志愿' })

    await choices.getByRole('button', { name: `将 ${mentor} 上移` }).click()
    await choices.getByLabel(`自荐理由（给${mentor}）`).fill('对处方审核感兴趣')
    await choices.getByRole('button', { name: '保存志愿' }).click()
    await expect(phone.getByText('志愿已保存')).toBeVisible()
    await expect(choices.getByRole('listitem').first()).toContainText(mentor)
  })

  await test.step('the mentor reads the statement and ranks the trainee first', async () => {
    const page = await as(guide.username, { password: guide.password })
    await page.goto('mentor/applicants')
    await expect(page.getByText('对处方审核感兴趣')).toBeVisible()

    await page.getByRole('button', { name: '加入排序 学员1', exact: true }).click()
    await page.getByRole('button', { name: `加入排序 ${learner}` }).click()
    await page.getByRole('button', { name: `将 ${learner} 上移` }).click()
    await page.getByRole('button', { name: '保存排序' }).click()
    await expect(page.getByText('排序已保存')).toBeVisible()
  })

  await end()

  await test.step('the office previews the match, sees it explained, and publishes it', async () => {
    const page = await as('bhb')
    await page.goto(`mentor/match?windowId=${windowId}`)
    await page.getByRole('button', { name: '预览匹配' }).click()
    await expect(page.getByText(/预览完成：\d+ 人匹配/)).toBeVisible()

    await page.getByRole('search').first().getByRole('textbox').fill(learner)
    await expect(page.getByRole('row').filter({ hasText: learner })).toContainText(
      '按第 1 志愿匹配',
    )

    await page.getByRole('button', { name: '发布结果' }).click()
    await confirm(page, '发布匹配结果？', '发布结果')
    await expect(page.getByText('匹配结果已发布')).toBeVisible()
  })

  await test.step('the trainee sees the mentor', async () => {
    await phone.reload()

    const own = phone.getByRole('region', { name: '当前导师' })

    await expect(own).toContainText(mentor)
    await expect(own).toContainText('志愿匹配')
  })
})

test('a trainee asks for another mentor on the phone, who accepts, and the office approves', async ({
  as,
}) => {
  const { mentor, trainee } = await traineeWithMentor()
  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('mentor/my-mentor')
  await phone.getByRole('button', { name: '申请更换导师' }).click()

  const form = phone.getByRole('dialog', { name: '申请更换导师' })

  await pick(
    phone,
    form.getByLabel('新导师'),
    `${mentor.nickname} · 住院药房 · 主管药师 · 剩余 2 个名额`,
  )

  await form.getByLabel('更换原因').fill('研究方向调整')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('申请已提交，等待新导师同意')).toBeVisible()

  const asked = await as(mentor.username, { password: mentor.password })

  await asked.goto('mentor/change-requests')
  await rowOf(asked, trainee.nickname).getByRole('button', { name: '同意接收' }).click()
  await expect(asked.getByText(`已同意接收 ${trainee.nickname}，等待管理员审核`)).toBeVisible()

  const office = await as('bhb')

  await office.goto(`mentor/change?keywords=${encodeURIComponent(trainee.nickname)}`)
  await rowOf(office, trainee.nickname).getByRole('button', { name: '通过更换' }).click()
  await expect(office.getByText(`${trainee.nickname} 的导师已更换`)).toBeVisible()

  await phone.reload()

  const present = phone.getByRole('region', { name: '现任导师' })

  await expect(present.getByText(mentor.nickname)).toBeVisible()
  await expect(present.getByRole('heading', { name: '曾任导师' })).toBeVisible()
})
