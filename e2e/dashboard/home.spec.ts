import { expect, test } from '../support/actors.ts'

/** What each role sees first. */
const HOMES: readonly (readonly [who: string, parts: readonly string[]])[] = [
  ['student', ['我的轮转', '本轮转的工作量', '结业还差什么']],
  ['teacher', ['今天由我带教', '待我审核的工作量', '我的带教要求']],
  ['dept', ['今天谁在科', '即将入科', '即将出科', '今天谁请假', '接下来几个月，科室会不会超员？']],
  ['base', ['学员是否按期？', '你管理的评价进度']],
  ['bhb', ['招生批次的下一步', '下个月哪些科室会超员？', '学员是否按期？']],
  ['root', ['系统健康', '招生批次的下一步']],
  ['applicant', ['我的报名']],
]

/** The first view, the rest of it, what the frame of every page asks, and pictures. */
const EXPECTED =
  /\/(api\/v1\/(home(\/rest)?|menus\/routes|users\/me|live)|messages\/notices\/unread|fileOperation\/\w+)$/

for (const [who, parts] of HOMES)
  test(`${who} finds what the role asks first on the home page by two requests, without an empty part`, async ({
    as,
  }) => {
    const page = await as(who)
    const further: string[] = []

    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.includes('/prod-api/') && !EXPECTED.test(pathname)) further.push(pathname)
    })

    await page.goto('dashboard')
    // the first window of a worker loads the whole application on a busy machine
    await expect(page.getByRole('region', { name: '等我处理' })).toBeVisible({ timeout: 45_000 })

    for (const name of parts) {
      const part = page.getByRole('region', { name, exact: true })
      const content = part.locator('li, dt, figure, p')

      // a part without content is one of the sentences below the others
      await expect(content.or(page.locator('.home-none')).first(), name).toBeVisible()
    }

    // a chart is drawn when it comes into view
    const filled = page.locator('li, dt, figure')
    await expect(page.locator('.home-part').filter({ hasNot: filled })).toHaveCount(0)

    expect(further).toEqual([])
  })

test('a figure opens its list, the calendar turns by keyboard, shortcuts are arranged, and the calendar gets an address', async ({
  as,
}) => {
  const page = await as('bhb')
  const figure = page.getByRole('link', { name: /^在培学员 \d/ })

  // A journey that walks at the same time may add a trainee between the figure and its list.
  await expect(async () => {
    await page.goto('dashboard')

    const [shown] = (await figure.innerText()).match(/\d+/)!

    await figure.click()
    await expect(page).toHaveURL(/group=inTraining/)
    await expect(page.getByText(/共 \d+ 人/).first()).toContainText(`共 ${shown} 人`, {
      timeout: 5_000,
    })
  }).toPass({ timeout: 45_000 })

  await page.goto('dashboard')

  await test.step('arrow keys move the day, also into the next month', async () => {
    const calendar = page.getByRole('region', { name: '日历', exact: true })
    const title = await calendar.getByRole('heading', { level: 2 }).innerText()

    await calendar.locator('button[aria-pressed="true"]').press('PageDown')
    await expect(calendar.getByRole('heading', { level: 2 })).not.toHaveText(title)
    await expect(calendar.locator('button[aria-pressed="true"]')).toBeFocused()
  })

  await test.step('the first shortcut goes below the second one by keyboard, and stays there', async () => {
    const links = page.getByRole('region', { name: '常用入口' })
    const names = await links.getByRole('listitem').allInnerTexts()

    await links.getByRole('button', { name: '整理' }).click()

    const dialog = page.getByRole('dialog', { name: '整理常用入口' })

    await dialog.locator('.order-handle').first().press('ArrowDown')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(links.getByRole('listitem').first()).toHaveText(names[1]!)

    await page.reload()
    await expect(links.getByRole('listitem').first()).toHaveText(names[1]!)
  })

  await test.step('the address is shown once, and read without a session', async () => {
    await page.getByRole('button', { name: '订阅到手机或电脑日历' }).click()

    const dialog = page.getByRole('dialog', { name: '订阅日历' })

    await dialog.getByRole('button', { name: /生成/ }).click()

    const address = await dialog.locator('code').innerText()
    const answer = await (await fetch(address)).text()

    expect(answer.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  })
})
