import { expect, test } from './actors.ts'
import { openPage, PAGES } from './pages.ts'

const people = [...new Set(PAGES.map(({ who }) => who))]

for (const who of people)
  test(`at 360 px nothing is wider than the screen: pages of ${who ?? 'a visitor'}`, async ({ as, visitor }) => {
    const seat = { phone: true, width: 360, height: 740 }
    const page = who ? await as(who, seat) : await visitor(seat)
    for (const shown of PAGES.filter((one) => one.who === who)) {
      await openPage(page, shown)
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const beyond = [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility())
          .map((element) => `${element.tagName}.${element.className}`)
        return scrollWidth > clientWidth ? { scrollWidth, clientWidth, beyond: beyond.slice(0, 5) } : null
      })
      expect.soft(wide, shown.path).toBeNull()
    }
  })

test('on a phone the rows are cards with title, state, facts and an action', async ({ as }) => {
  const page = await as('admin', { phone: true })
  await page.goto('system/user')
  await expect(page.getByRole('table')).toHaveCount(0)
  const card = page.getByRole('listitem').filter({ hasText: '李思源' })
  await expect(card).toContainText('启用')
  await expect(card).toContainText('住院药房')
  await expect(card.getByRole('button', { name: '编辑' })).toBeVisible()
})

test('on a phone a form comes as a sheet from below, its buttons at hand', async ({ as }) => {
  const page = await as('admin', { phone: true })
  await page.goto('system/user')
  await page.getByRole('button', { name: '新增用户' }).click()
  const sheet = page.getByRole('dialog', { name: '新增用户' })
  await expect(sheet).toBeVisible()
  const box = (await sheet.boundingBox())!
  expect(Math.round(box.width)).toBe(390)
  expect(Math.round(box.y + box.height)).toBe(844)
  await expect(sheet.getByRole('button', { name: '保存' })).toBeInViewport()
})
