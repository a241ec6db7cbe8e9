import type { Page } from '@playwright/test'
import { test as base, expect } from './actors.ts'
import { openPage, turnDark } from './pages.ts'
import { startProduct } from './product.ts'

/** The fixed day shown by the calendar of the home page. */
const NOW = new Date('2026-11-20T10:00:00+08:00')

/** A separate product without other journeys: its lists contain only the demo hospital. */
const test = base.extend<object, { quietHouse: string }>({
  quietHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product.base)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
// One worker for all pictures, because each worker would start a product.
test.describe.configure({ mode: 'default' })

const LOOKS = [
  { name: 'login', path: 'login', who: null, title: '管理人员登录' },
  { name: 'dashboard', path: 'dashboard', who: 'admin', title: /周明远/ },
  { name: 'users', path: 'system/user', who: 'admin', title: '用户管理' },
  { name: 'roles', path: 'system/role', who: 'admin', title: '角色管理' },
  { name: 'menus', path: 'system/menu', who: 'admin', title: '菜单管理' },
  { name: 'gallery', path: 'demo/gallery', who: 'admin', title: '组件演示' },
] as const

async function expectLook(page: Page, picture: string) {
  await page.evaluate(() => document.fonts.ready)
  // Creation dates are the day of the test and are replaced by a fixed date of the same length. A captcha always differs.
  await page.locator('main time').evaluateAll((days) => {
    for (const day of days) day.textContent = /:/.test(day.textContent ?? '') ? '11月20日 10:00' : '11月20日'
  })
  await expect(page).toHaveScreenshot(picture, { mask: [page.locator('.login-captcha')], maskColor: '#8c96a0' })
}

for (const look of LOOKS)
  for (const width of ['pc', 'phone'] as const)
    test(`${look.name} looks as it did: ${width}, light and dark`, async ({ as, visitor, quietHouse }) => {
      const seat = { base: quietHouse, now: NOW, phone: width === 'phone' }
      const page = look.who ? await as(look.who, seat) : await visitor(seat)
      await page.clock.setFixedTime(NOW)
      await openPage(page, look)
      await expectLook(page, `${look.name}-${width}-light.png`)
      await turnDark(page, look)
      await expectLook(page, `${look.name}-${width}-dark.png`)
    })
