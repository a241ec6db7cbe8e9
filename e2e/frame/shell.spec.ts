import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/actors.ts'

const background = (where: Locator) =>
  where.evaluate((element) => getComputedStyle(element).backgroundColor)

const variable = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      getComputedStyle(document.documentElement).getPropertyValue(wanted).trim().toLowerCase(),
    name,
  )

const saved = (page: Page, key: string) =>
  page.evaluate((wanted) => localStorage.getItem(wanted), key)

async function openSettings(page: Page) {
  await page.getByRole('button', { name: /^(界面设置|Appearance)$/ }).click()

  const drawer = page.getByRole('dialog', { name: /^(界面设置|Appearance)$/ })

  await expect(drawer).toBeVisible()

  return drawer
}

const closeSettings = (page: Page) => page.keyboard.press('Escape')
const choose = (drawer: Locator, word: string) => drawer.getByText(word, { exact: true }).click()

test('size, layout and theme colour are seen at once, are still there after a reload, and can be taken back', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('system/user')

  const side = page.getByRole('navigation', { name: '主菜单' })
  const top = page.getByRole('navigation', { name: '顶部菜单' })
  const add = page.getByRole('button', { name: '新增用户' })
  const height = async () => Math.round((await add.boundingBox())!.height)

  await expect(side.getByRole('menuitem', { name: '用户', exact: true })).toBeVisible()
  await expect(top).toHaveCount(0)
  await expect(add).toBeVisible()

  const [normal, before, tone] = [
    await height(),
    await background(add),
    await variable(page, '--theme'),
  ]

  await test.step('controls come in three sizes', async () => {
    const drawer = await openSettings(page)
    await choose(drawer, '较大')
    await expect.poll(height).toBeGreaterThan(normal)

    await choose(drawer, '较小')
    await expect.poll(height).toBeLessThan(normal)
    expect(await saved(page, 'size')).toBe('small')

    await closeSettings(page)
  })

  await test.step('the menu is at the side, at the top, or in both places', async () => {
    await choose(await openSettings(page), '顶部')
    await closeSettings(page)
    await expect(side).toHaveCount(0)
    await expect(top.getByRole('menuitem', { name: '系统', exact: true })).toBeVisible()

    await choose(await openSettings(page), '混合')
    await closeSettings(page)
    await expect(top.getByRole('menuitem', { name: '系统', exact: true })).toBeVisible()
    await expect(side.getByRole('menuitem', { name: '角色与菜单' })).toBeVisible()
  })

  await test.step('another theme colour reaches buttons and the menu', async () => {
    const drawer = await openSettings(page)
    await drawer.locator('.ant-color-picker-trigger').click()

    const field = page.locator('.ant-color-picker-hex-input input')

    await field.fill('2F7D4F')
    await field.press('Enter')
    await expect.poll(() => variable(page, '--accent')).toBe('#2f7d4f')
    await expect.poll(() => background(add)).not.toBe(before)
    expect(await variable(page, '--theme')).not.toBe(tone)
  })

  await page.reload()
  await expect.poll(() => variable(page, '--accent')).toBe('#2f7d4f')
  await expect.poll(height).toBeLessThan(normal)

  await side.getByRole('menuitem', { name: '角色与菜单' }).click()
  await expect(page).toHaveURL(/\/system\/role$/)

  await (await openSettings(page)).getByRole('button', { name: '恢复默认设置' }).click()
  await expect.poll(() => variable(page, '--accent')).toBe('#409eff')
  await expect(top).toHaveCount(0)
})

test('light, dark and following the system leave nothing behind of one another', async ({ as }) => {
  const page = await as('admin')
  await page.goto('system/user')

  const table = page.locator('.panel').last()

  await expect(page.getByRole('table')).toBeVisible()

  const light = await background(table)
  const drawer = await openSettings(page)

  await choose(drawer, '深色')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => background(table)).not.toBe(light)

  const dark = await background(table)

  const lightOnes = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body, main, .panel, header, aside, .wide-table, .ant-drawer-section, .ant-drawer-content',
      ),
    ]
      .map((element) => ({
        name: element.className || element.tagName,
        colour: getComputedStyle(element).backgroundColor,
      }))
      .filter(({ colour }) => {
        const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        return a > 0.5 && r + g + b > 300
      }),
  )

  expect(lightOnes, 'surfaces that stayed light').toEqual([])

  await choose(drawer, '浅色')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => background(table)).toBe(light)

  await choose(drawer, '跟随系统')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(table)).toBe(dark)

  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(table)).toBe(light)
})

test('the parts of the shell: first Tab, palette, breadcrumb, full screen, watermark, sidebar, tabs and logo', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the first Tab offers to skip the menu', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  await test.step('the watermark is off until asked for, and shows the badge number', async () => {
    const marks = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('div')].filter((element) =>
            /data:image/.test(element.style.backgroundImage),
          ).length,
      )

    expect(await marks()).toBe(0)

    await (await openSettings(page)).getByRole('switch', { name: '水印' }).click()
    await expect.poll(marks).toBe(1)

    await closeSettings(page)
  })

  await test.step('sidebar folded, tabs and logo switched off: all of it is there again after a reload', async () => {
    await page.getByRole('button', { name: '收起侧栏' }).click()
    await expect(page.getByRole('button', { name: '展开侧栏' })).toBeVisible()

    const drawer = await openSettings(page)

    await drawer.getByRole('switch', { name: '页面标签' }).click()
    await drawer.getByRole('switch', { name: '侧栏标志' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: '展开侧栏' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0)
    await expect(page.locator('aside .logo')).toHaveCount(0)
  })

  await test.step('full screen and back', async () => {
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)

    await page.getByRole('button', { name: '退出全屏' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  })

  await test.step('Ctrl+K finds a page by its name in either language and opens it by Enter', async () => {
    await page.keyboard.press('Control+k')
    // At once: the code of the palette may still be on its way.
    await page.keyboard.type('yhgl')

    const field = page.getByPlaceholder(/^姓名、考试/)

    await expect(field).toBeFocused()
    await expect(field).toHaveValue('yhgl')
    await expect(page.getByRole('option', { name: /用户管理/ })).toBeVisible()

    await field.fill('没有这个菜单')
    await expect(page.getByText('没有找到“没有这个菜单”')).toBeVisible()

    await field.fill('dictionar')
    await expect(page.getByRole('option')).toHaveCount(1)

    await field.fill('新建用户')
    await page.getByRole('option', { name: '新增用户' }).click()
    await expect(page.getByRole('dialog', { name: '新增用户' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await field.fill('用户管理')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/system\/user$/)
    await expect(field).toBeHidden()

    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })

  await test.step('the breadcrumb says where one is', async () => {
    const crumbs = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')

    await expect(crumbs).toHaveText(['系统', '用户', '用户管理'])
    await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle('用户管理 · 规培管理平台')
  })
})

test('the language changes at once everywhere, and an open form neither loses what was typed nor complains', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('system/user')
  await page.getByRole('button', { name: '新增用户' }).click()

  const form = page.getByRole('dialog', { name: '新增用户' })

  await form.getByLabel('用户名').fill('half-written')
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('button[aria-label="Switch to English"]')?.click(),
  )

  const english = page.getByRole('dialog', { name: 'Add user' })

  await expect(english.getByLabel('Username')).toHaveValue('half-written')
  await expect(english.locator('.ant-form-item-explain-error')).toHaveCount(0)

  await expect(
    page
      .getByRole('navigation', { name: 'Main menu', includeHidden: true })
      .getByText('Users', { exact: true }),
  ).toHaveCount(1)

  await english.getByRole('button', { name: 'Save' }).click()
  await expect(english.locator('.ant-form-item-explain-error').first()).toBeVisible()

  const complaints = await english.locator('.ant-form-item-explain-error').allTextContents()

  expect(
    complaints.filter((words) => /\p{Script=Han}/u.test(words)),
    'Chinese in an English form',
  ).toEqual([])
})

test('no Chinese is left on the English pages', async ({ as }) => {
  const page = await as('admin', { english: true })
  for (const path of ['dashboard', 'personal/center', 'demo/gallery', '404', 'entrance']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('.outline:visible, .ant-skeleton:visible')).toHaveCount(0)

    const chinese = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []

      while (walker.nextNode()) {
        const words = walker.currentNode.textContent ?? ''
        // titles of news and names of records are data; words for browsers without scripts are in
        // both languages
        const isData = walker.currentNode.parentElement?.closest(
          '.news-links, .home-rows, .home-waiting small, noscript',
        )
        if (/\p{Script=Han}/u.test(words) && !isData) found.push(words)
      }

      return found
    })

    // names of people, departments and roles are data; a language is named in itself
    const data = new Set(['周明远', '明远', '信息中心', '系统管理员', '中文', '切换到中文'])

    expect(
      chinese.filter((words) => !data.has(words) && !/周明远|中文/.test(words)),
      path,
    ).toEqual([])
  }
})

test('a phone has a bar of its role and the menu in a drawer, which closes when a page is chosen', async ({
  as,
}) => {
  const page = await as('admin', { phone: true })
  await page.goto('dashboard')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
  await expect(page.getByRole('tablist')).toHaveCount(0)

  await page.getByRole('link', { name: '待办' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('待办')

  await page.getByRole('button', { name: '我的', exact: true }).click()

  const menu = page.getByRole('navigation', { name: '主菜单' })

  for (const name of ['系统', '用户', '用户管理'])
    await menu.getByRole('menuitem', { name, exact: true }).click()

  await expect(page).toHaveURL(/\/system\/user$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户管理')
})
