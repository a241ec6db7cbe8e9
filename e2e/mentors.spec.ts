import { expect, test } from './actors.ts'
import { confirm } from './gestures.ts'
import { mentorMarket } from './mentor-market.ts'

const TRAINEE = '李思源'
test('sixty trainees and 25 mentors choose each other: a trainee ranks on the phone, a mentor ranks, the office matches and publishes', async ({
  as,
}) => {
  test.setTimeout(120_000)
  const { mentor, end } = await mentorMarket()
  const phone = await as('student', { phone: true })
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
    const page = await as('teacher')
    await page.goto('mentor/applicants')
    await expect(page.getByText('对处方审核感兴趣')).toBeVisible()
    await page.getByRole('button', { name: '加入排序 学员1', exact: true }).click()
    await page.getByRole('button', { name: `加入排序 ${TRAINEE}` }).click()
    await page.getByRole('button', { name: `将 ${TRAINEE} 上移` }).click()
    await page.getByRole('button', { name: '保存排序' }).click()
    await expect(page.getByText('排序已保存')).toBeVisible()
  })
  await end()
  await test.step('the office previews the match, sees it explained, and publishes it', async () => {
    const page = await as('bhb')
    await page.goto('mentor/match')
    await page.getByRole('button', { name: '预览匹配' }).click()
    await expect(page.getByText(/预览完成：\d+ 人匹配/)).toBeVisible()
    await page.getByRole('search').first().getByRole('textbox').fill(TRAINEE)
    await expect(page.getByRole('row').filter({ hasText: TRAINEE })).toContainText('按第 1 志愿匹配')
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
