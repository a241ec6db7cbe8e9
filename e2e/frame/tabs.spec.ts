import type { Page } from '@playwright/test'
import { expect, test } from '../support/actors.ts'
import { createUsers, unusedName } from '../support/makers.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const tabs = (page: Page) => page.getByRole('tab')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Names of the open pages; the close mark of a tab has no text. */
const expectTabs = (page: Page, names: string[]) => expect(tabs(page)).toHaveText(names)

const FOUR = ['用户管理', '学员用户', '教师用户', '在线用户']

/** The job of the pages; one is open at a time, and the home page closes it. */
const jobOf = (page: Page) => menu(page).getByRole('menuitem', { name: '系统', exact: true })
const entryOf = (page: Page) => menu(page).getByRole('menuitem', { name: '用户', exact: true })

/** The pages of the entry, above the page. */
const group = (page: Page) => page.getByRole('navigation', { name: '用户', exact: true })

/** Opens the first page by its entry in the menu, the others by the tabs of the entry. */
async function open(page: Page, names: readonly string[]) {
  if ((await jobOf(page).getAttribute('aria-expanded')) !== 'true') await jobOf(page).click()
  await entryOf(page).click()
  await expect(tab(page, FOUR[0]!)).toHaveAttribute('aria-selected', 'true')

  for (const name of names) {
    await group(page).getByRole('link', { name }).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
}

async function openFour(page: Page) {
  await page.goto('system/user')
  await open(page, FOUR.slice(1))
  await expectTabs(page, ['首页', ...FOUR])
}

async function fromMenu(page: Page, name: string, entry: string) {
  await tab(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('the tabs of the open pages: from the menu, by mouse and by keys', async ({ as }) => {
  const page = await as('admin')

  await test.step('every page opened from the menu gets one tab, and the home page is pinned first', async () => {
    await openFour(page)
    await entryOf(page).click()
    await expectTabs(page, ['首页', ...FOUR])
    await expect(tab(page, '首页').locator('.tab-close')).toHaveCount(0)
  })

  await test.step('the open tabs outlive a reload of the window', async () => {
    await page.reload()
    await expectTabs(page, ['首页', ...FOUR])
  })

  await test.step('a page whose tab is closed and which is asked for at once, before it is left, is there', async () => {
    await tab(page, '在线用户').click()
    await expect(page.getByRole('heading', { level: 1, name: '在线用户' })).toBeVisible()

    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true] .tab-close')!.click()
      document.querySelector<HTMLElement>('.group-tabs [aria-current=page]')!.click()
    })

    await expect(tab(page, '在线用户')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { level: 1, name: '在线用户' })).toBeVisible()

    await expectTabs(page, ['首页', ...FOUR])
  })

  await test.step('arrows, Home and End walk along the tabs, Delete closes all but the pinned one', async () => {
    await tab(page, '在线用户').click()
    await expect(tab(page, '在线用户')).toHaveAttribute('aria-selected', 'true')

    await tab(page, '在线用户').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, '教师用户')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, '教师用户')).toBeFocused()

    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/dashboard$/)
    await expect(tab(page, '首页')).toBeFocused()
    await expect(tab(page, '首页')).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Delete')
    await expectTabs(page, ['首页', ...FOUR])
    await page.keyboard.press('End')
    await expect(tab(page, '在线用户')).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Delete')
    await expectTabs(page, ['首页', '用户管理', '学员用户', '教师用户'])
  })

  await test.step('the middle button and the cross close a tab; the pinned one stays', async () => {
    await open(page, ['在线用户'])
    await tab(page, '学员用户').click({ button: 'middle' })
    await expectTabs(page, ['首页', '用户管理', '教师用户', '在线用户'])
    await expect(page).toHaveURL(/\/system\/online$/)

    await tab(page, '在线用户').locator('.tab-close').click()
    await expectTabs(page, ['首页', '用户管理', '教师用户'])
    await expect(page).toHaveURL(/\/system\/teacher-user$/)

    await tab(page, '首页').click({ button: 'middle' })
    await expectTabs(page, ['首页', '用户管理', '教师用户'])
  })
})

test('the context menu of a tab', async ({ as }) => {
  const page = await as('admin')
  await openFour(page)

  await test.step('the pinned tab cannot be closed from its menu', async () => {
    await tab(page, '首页').click({ button: 'right' })

    await expect(page.getByRole('menuitem', { name: '关闭', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    await page.keyboard.press('Escape')
  })

  for (const [entry, from, left, url] of [
    ['关闭', '学员用户', ['首页', '用户管理', '教师用户', '在线用户'], /online$/],
    ['关闭其他', '学员用户', ['首页', '学员用户'], /student-user$/],
    ['关闭左侧', '教师用户', ['首页', '教师用户', '在线用户'], /online$/],
    ['关闭右侧', '学员用户', ['首页', '用户管理', '学员用户'], /student-user$/],
  ] as const)
    await test.step(`${entry}; then 关闭全部 leaves the home page`, async () => {
      if (entry !== '关闭') await open(page, FOUR)

      await fromMenu(page, from, entry)
      await expectTabs(page, [...left])
      await expect(page).toHaveURL(url)

      await fromMenu(page, left[1], '关闭全部')
      await expectTabs(page, ['首页'])
      await expect(page).toHaveURL(/dashboard$/)
      // it closes once the home page is drawn: opened before, it would close again
      await expect(jobOf(page)).toHaveAttribute('aria-expanded', 'false')
    })

  await test.step('刷新 makes the page new', async () => {
    await page.goto('demo/gallery')
    await page.getByRole('button', { name: /点了 0 次/ }).click()
    await expect(page.getByRole('button', { name: /点了 1 次/ })).toBeVisible()

    await fromMenu(page, (await tabs(page).last().textContent())!, '刷新')
    await expect(page.getByRole('button', { name: /点了 0 次/ })).toBeVisible()
  })
})

test('a page keeps its state while another tab is shown', async ({ as }) => {
  const stem = unusedName('tab')
  await createUsers(stem, 10)

  const page = await as('admin', { height: 420 })

  await page.goto('system/user')

  const field = page.getByRole('search').getByLabel('关键字')
  const filtered = new RegExp(`keywords=${stem}$`)

  await test.step('its filter and its scroll', async () => {
    await field.fill(stem)
    await expect(page).toHaveURL(filtered)
    await expect(page.getByText('共 10 条')).toBeVisible()

    await page.evaluate(() => window.scrollTo(0, 260))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260)

    await tab(page, '首页').click()
    await expect(page).toHaveURL(/dashboard$/)

    await tab(page, '用户管理').click()
    await expect(page).toHaveURL(filtered)
    await expect(field).toHaveValue(stem)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260)
  })

  await test.step('a record begins at its top, and its list is where it was', async () => {
    await page
      .getByRole('table')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click())

    await expect(page).toHaveURL(/[?&]id=\d+/)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await expect(page.getByRole('table')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260)
  })

  await test.step('both are forgotten when its tab is closed', async () => {
    await tab(page, '用户管理').locator('.tab-close').click()
    await expectTabs(page, ['首页'])
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('姓名、考试、课程、页面或要做的事；可用拼音首字母').fill('用户管理')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/system\/user$/)
    await expect(field).toHaveValue('')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('the rows that were chosen', async () => {
    await page.getByRole('button', { name: '新增用户' }).click()
    await expect(page.getByRole('dialog', { name: '新增用户' })).toBeVisible()

    await page.keyboard.press('Escape')
    await field.fill(stem)
    await expect(page.getByText('共 10 条')).toBeVisible()

    await page.getByLabel(/选择本页全部/).check()
    await expect(page.getByText('已选 10 条')).toBeVisible()

    await tab(page, '首页').click()
    await tab(page, '用户管理').click()
    await expect(page.getByText('已选 10 条')).toBeVisible()
  })
})
