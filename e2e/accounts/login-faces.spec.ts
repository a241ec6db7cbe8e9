import type { Page } from '@playwright/test'
import { ensureChromium } from '../../tools/tests/chromium.mjs'
import { expect, test } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { DEMO_PASSWORD, root } from '../support/product.ts'

// What the five login pages say, and where each leads, is proven in login-page.test.tsx.
const FACES = [
  'login',
  'login/teacher',
  'login/student',
  'sign/stu/login',
  'sign/cooperation/login',
]

const username = (page: Page) => page.getByLabel('用户名')
const password = (page: Page) => page.getByLabel('密码', { exact: true })
const captcha = (page: Page) => page.getByLabel('验证码', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

async function fillIn(page: Page, who: string, secret = DEMO_PASSWORD) {
  await username(page).fill(who)
  await password(page).fill(secret)
  await typeCaptcha(page)
}

test('the form can be used at once, refuses without saying whether the name exists, and Enter leads home', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('管理人员登录')
  await expect(username(page)).toBeFocused()

  await submit(page).click()
  await expect(username(page)).toBeFocused()
  await expect(username(page)).toHaveAccessibleDescription('请输入用户名')

  for (const who of ['nobody-bhb', 'bhb']) {
    await fillIn(page, who, 'wrong-pass-1')

    const refused = page.waitForResponse(/auth\/login$/)

    await submit(page).click()
    await refused
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
    await expect(captcha(page)).toHaveValue('')
  }

  await fillIn(page, 'bhb')
  await captcha(page).press('Enter')
  await expect(page).toHaveURL(/\/medical\/dashboard$/)
})

test('caps lock is reported, and a wrong captcha is replaced by a new one', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('login')

  await test.step('caps lock is reported while the password has the focus', async () => {
    await password(page).focus()

    // Playwright cannot switch caps lock on, so the event contains it.
    await password(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }),
      ),
    )

    await expect(page.getByText('大写锁定已打开')).toBeVisible()

    await username(page).focus()
    await expect(page.getByText('大写锁定已打开')).toBeHidden()
  })

  await test.step('a wrong captcha is reported, and a new one is shown for the next try', async () => {
    const picture = page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')
    const before = await picture.getAttribute('src')

    await fillIn(page, 'admin')
    await captcha(page).fill('nope')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('验证码错误，请重新输入')
    await expect(picture).not.toHaveAttribute('src', before!)
  })
})

test('who cannot see the picture has the browser work for a moment instead', async ({
  playwright,
}) => {
  // The browser of the journeys has no optimising compiler, without which this takes a minute.
  const browser = await playwright.chromium.launch({
    executablePath: ensureChromium(root),
    args: ['--no-sandbox', '--disable-gpu'],
  })

  try {
    const page = await browser.newPage({ baseURL: process.env.E2E_BASE!, locale: 'zh-CN' })
    await page.goto('login')

    await page.getByRole('button', { name: '看不清？免图验证' }).click()
    await expect(captcha(page)).toHaveValue('验证已完成', { timeout: 60_000 })

    await username(page).fill('bhb')
    await password(page).fill(DEMO_PASSWORD)
    await submit(page).click()
    await expect(page).toHaveURL(/\/medical\/dashboard$/)
  } finally {
    await browser.close()
  }
})

test('language and look are chosen before login and stay', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('login')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('button', { name: '切换到中文' }).click()
  await fillIn(page, 'bhb')
  await submit(page).click()
  await expect(page).toHaveURL(/\/medical\/dashboard$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the ways between the entrances', async ({ visitor }) => {
  const page = await visitor()

  await test.step('a partner unit without an account finds the registration', async () => {
    await page.goto('sign/cooperation/login')
    await page.getByRole('button', { name: '合作单位注册' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册合作单位')
  })

  await test.step('the entrances of sign-up say which path group they belong to', async () => {
    const ident = () => page.evaluate(() => localStorage.getItem('IDENT'))

    expect(await ident()).toBe('cooperation')

    await page.goto('sign/stu/login')
    await expect.poll(ident).toBe('stu')
  })

  await test.step('the entrance page leads to each of the five faces, then to what needs no account', async () => {
    await page.goto('entrance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('从哪里登录？')

    const targets = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

    expect(targets.slice(0, FACES.length)).toEqual(FACES.map((path) => `/medical/${path}`))

    expect(targets).toEqual(
      expect.arrayContaining([
        '/medical/employment/login',
        '/medical/white/intakes',
        '/medical/white/certificate',
      ]),
    )
  })
})
