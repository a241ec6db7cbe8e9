import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './actors.ts'
import { openPage, PAGES } from './pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** What axe complains about, as lines a person can act on. */
async function violations(page: Page) {
  // No page of ours holds frames: without looking for them there is no second window to open.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  )
}

for (const width of ['PC', 'phone'] as const)
  for (const shown of PAGES)
    test(`${shown.path} of ${shown.who ?? 'a visitor'} on a ${width}: no violation, light and dark`, async ({ as, visitor }) => {
      test.setTimeout(120_000) // axe looks twice at every element
      const seat = { phone: width === 'phone' }
      const page = shown.who ? await as(shown.who, seat) : await visitor(seat)
      await openPage(page, shown)
      expect.soft(await violations(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      if (await page.locator('html[data-theme=light]').count()) await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible, .is-stale:visible')).toHaveCount(0)
      expect.soft(await violations(page), 'dark').toEqual([])
    })

test('open dialogs, menus and drawers have no violation', async ({ as }) => {
  test.setTimeout(150_000)
  const page = await as('admin')
  await openPage(page, PAGES.find(({ path }) => path === 'system/user')!)
  for (const [button, dialog] of [
    ['新增用户', '新增用户'],
    ['导入', '导入用户'],
    ['导出', '导出用户'],
    ['界面设置', '界面设置'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    expect.soft(await violations(page), dialog).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('输入菜单名称')).toBeVisible()
  expect.soft(await violations(page), 'command palette').toEqual([])
})
