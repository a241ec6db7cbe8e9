import { expect, test } from '../support/actors.ts'
import { expectFits } from '../support/fit.ts'
import { rowOf } from '../support/gestures.ts'
import { departmentMorning } from '../support/mentor-market.ts'

test('a department sees in the morning who is here and who comes, and assigns the missing supervisor', async ({
  as,
}) => {
  const { mentor, here, coming } = await departmentMorning()
  const page = await as('dept')

  await page.goto('dashboard')

  const there = page.getByRole('region', { name: '今天谁在科' })
  const arrivals = page.getByRole('region', { name: '即将入科' })

  await test.step('the home page names who is here, whose entry waits, and who comes without a supervisor', async () => {
    await expect(there.getByRole('listitem').filter({ hasText: here.nickname })).toContainText(
      '待确认入科',
    )
    await expect(arrivals.getByRole('listitem').first()).toContainText(/有 \d+ 人入科/)
    await expect(arrivals.getByRole('listitem').filter({ hasText: coming.nickname })).toContainText(
      '未安排带教',
    )

    await expectFits(page, 'home of a department', ['phone', 'PC'])
  })

  await test.step('the name leads to the stay, where a supervisor is assigned', async () => {
    await arrivals.getByRole('link', { name: coming.nickname }).click()
    await page.getByRole('button', { name: '安排带教' }).click()

    const form = page.getByRole('dialog')

    await form.getByRole('combobox').click()

    await page
      .locator('.ant-select-dropdown:visible')
      .getByText(`${mentor.nickname}（已带 0 / 2）`)
      .click()

    await form.getByRole('button', { name: '安排带教' }).click()
    await expect(page.getByText(`${coming.nickname} 的带教老师已安排`)).toBeVisible()
  })

  await test.step('the home page knows the supervisor', async () => {
    await page.goto('dashboard')

    const row = arrivals.getByRole('listitem').filter({ hasText: coming.nickname })

    await expect(row).toContainText(`带教 ${mentor.nickname}`)
    await expect(row).not.toContainText('未安排带教')
  })

  await test.step('the figure of those not confirmed leads to as many rows, and the head of the list says so', async () => {
    await page.goto(
      `rotation/month?presence=expected&keywords=${encodeURIComponent(here.nickname)}`,
    )
    await expect(rowOf(page, here.nickname)).toBeVisible()

    await page.goto('rotation/month')

    await expect(
      page.getByText(
        /今天在科 \d+ 人，另有.*待确认入科 \d+ 人；本月在科 \d+ 人，入科 \d+ 人，出科 \d+ 人/,
      ),
    ).toBeVisible()
  })
})
