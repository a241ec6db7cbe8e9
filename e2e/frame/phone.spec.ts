import { expect, test } from '../support/actors.ts'

test('on a phone the rows are cards with title, state, facts and an action, and a form comes as a sheet from below', async ({
  as,
}) => {
  const page = await as('admin', { phone: true })
  await page.goto(`system/user?keywords=${encodeURIComponent('李思源')}`)
  await expect(page.getByRole('table')).toHaveCount(0)

  const card = page.getByRole('listitem').filter({ hasText: '李思源' })

  await expect(card).toContainText('启用')
  await expect(card).toContainText('住院药房')
  await expect(card.getByRole('button', { name: '修改' })).toBeVisible()

  await test.step('the cards are put in another order', async () => {
    await page.getByRole('button', { name: '排序', exact: true }).click()
    await page.getByRole('dialog', { name: '排序' }).getByText('姓名 降序').click()
    await expect(page).toHaveURL(/sort=-nickname/)
    await expect(card).toBeVisible()
  })

  await test.step('the form fills the width, its buttons in view', async () => {
    await page.getByRole('button', { name: '新增用户' }).click()

    const sheet = page.getByRole('dialog', { name: '新增用户' })

    await expect(sheet).toBeVisible()

    const box = (await sheet.boundingBox())!

    expect(Math.round(box.width)).toBe(390)
    expect(Math.round(box.y + box.height)).toBe(844)
    await expect(sheet.getByRole('button', { name: '保存' })).toBeInViewport()
  })
})

test('the buttons of a form longer than the screen stay in view: in a dialog at any height of the window, and on a page', async ({
  as,
}) => {
  const page = await as('bhb', { height: 480 })
  await page.goto('recruit/batch')
  await page.getByRole('button', { name: '新增批次' }).click()

  const dialog = page.getByRole('dialog', { name: '新增批次' })
  const fields = dialog.locator('input:visible')

  for (const field of [fields.first(), fields.last()]) {
    await field.scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: '保存' })).toBeInViewport({ ratio: 1 })
  }

  const admin = await as('admin', { height: 480 })

  await admin.goto('system/dept')
  await admin.getByRole('button', { name: '调整顺序' }).click()
  await expect(admin.getByRole('button', { name: '完成调整' })).toBeInViewport({ ratio: 1 })
})
