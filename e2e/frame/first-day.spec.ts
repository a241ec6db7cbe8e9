import { ask, expect, test, tokenOf } from '../support/actors.ts'

test('the tour begins at the first login, is skipped by Escape, does not come back, and can be repeated', async ({
  as,
}) => {
  const token = await tokenOf('dept2')
  await ask('PUT', '/api/v1/users/me/tour', { token, body: { version: 0 } })

  const page = await as('dept2', { tour: true })

  await page.goto('dashboard')

  const tour = page.locator('.tour')

  await expect(tour.getByText('欢迎使用')).toBeVisible()

  await tour.getByRole('button', { name: '下一步' }).click()
  await expect(tour.getByText('等我处理')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)

  await expect
    .poll(
      async () => (await ask<{ seenTour: number }>('GET', '/api/v1/users/me', { token })).seenTour,
    )
    .toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/孙晓岚/)
  await expect(page.locator('[data-tour="waiting"]')).toBeVisible()

  await page.getByRole('button', { name: /我的账号/ }).click()
  await page.getByRole('menuitem', { name: '使用引导' }).click()
  await expect(tour.getByText('欢迎使用')).toBeVisible()

  await tour.getByRole('button', { name: '跳过' }).last().click()
  await expect(tour).toHaveCount(0)
})

test('on a phone the steps are cards at the lower edge', async ({ as }) => {
  const page = await as('teacher', { phone: true })
  await page.goto('dashboard')
  await page.getByRole('button', { name: /我的账号/ }).click()
  await page.getByRole('menuitem', { name: '使用引导' }).click()

  const card = page.getByRole('dialog', { name: /使用引导/ })

  await expect(card).toBeVisible()

  for (let step = 1; step < 6; step++) await card.getByRole('button', { name: '下一步' }).click()

  await card.getByRole('button', { name: '开始使用' }).click()
  await expect(card).toHaveCount(0)
})

test('help opens by key on two pages, not while one types', async ({ as }) => {
  const page = await as('bhb')
  await page.goto('system/user')

  const search = page.getByRole('search').getByLabel('关键字')

  await search.fill('甲')
  await search.press('?')
  await expect(page.getByRole('dialog', { name: /帮助/ })).toHaveCount(0)

  await search.fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')

  await expect(
    page
      .getByRole('dialog', { name: '帮助 · 用户管理' })
      .getByText('每人一个账号', { exact: false }),
  ).toBeVisible()

  await page.keyboard.press('Escape')
  await page.goto('recruit/batch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('招生批次')

  await page.keyboard.press('?')
  await expect(
    page.getByRole('dialog', { name: '帮助 · 招生批次' }).getByText('可以做什么'),
  ).toBeVisible()

  await test.step('it leads to the handbook of each role', async () => {
    await page.getByRole('link', { name: '全部帮助（使用手册）' }).click()
    await expect(page.getByText(/^毕后办的 \d+ 个页面/)).toBeVisible()

    const roles = page.getByRole('navigation', { name: '谁的手册' })

    await roles.getByRole('link', { name: '学员' }).click()
    await expect(page).toHaveURL(/handbook\?role=trainee$/)
    await expect(page.getByText(/^学员的 \d+ 个页面/)).toBeVisible()

    const picture = page.getByRole('img', { name: '我的班次的画面' })

    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(390)
  })
})

test('a visitor chooses an entrance, and a public address that is not there says what is', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('white/nothing/here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('医技药师规范化培训管理平台')
  await expect(page.getByRole('status')).toContainText('不存在，或者已经撤下')
  await expect(page.getByText('nothing/here')).toHaveCount(0)

  await page.getByRole('link', { name: '证书核验' }).click()
  await expect(page).toHaveURL(/white\/certificate$/)

  await page.goto('entrance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('从哪里登录？')

  await page.getByRole('link', { name: /报名人/ }).click()
  await expect(page).toHaveURL(/sign\/stu\/login$/)
})
