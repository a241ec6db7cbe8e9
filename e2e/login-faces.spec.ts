import type { Page } from '@playwright/test'
import { expect, test } from './actors.ts'
import { typeCaptcha } from './gestures.ts'
import { DEMO_PASSWORD } from './product.ts'

const FACES = [
  { path: 'login', name: '管理人员登录', who: 'bhb', home: /\/medical\/dashboard$/ },
  { path: 'login/teacher', name: '教师登录', who: 'teacher', home: /\/medical\/dashboard$/ },
  { path: 'login/student', name: '学员登录', who: 'student', home: /\/medical\/dashboard$/ },
  { path: 'sign/stu/login', name: '报名登录', who: 'applicant', home: /\/medical\/sign\/basic$/ },
  { path: 'sign/cooperation/login', name: '合作单位登录', who: 'partner', home: /\/medical\/sign\/cooperation\/apply\/student$/ },
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

for (const face of FACES)
  test(`${face.name}: what is missing is said, what is wrong is refused, what is right leads home`, async ({ visitor }) => {
    const page = await visitor()
    await page.goto(face.path)
    await test.step('the right words are there', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(face.name)
      await expect(page).toHaveTitle(`${face.name} · 医技药师规范化培训管理平台`)
      const others = FACES.filter((other) => other !== face).map((other) => other.name)
      await expect(page.getByRole('navigation', { name: '其他入口' }).getByRole('link')).toHaveText(others)
    })
    await test.step('one can type at once', () => expect(username(page)).toBeFocused())
    await test.step('what is missing is said word for word as specified', async () => {
      await submit(page).click()
      for (const words of ['请输入用户名', '请输入密码', '请输入验证码']) await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(username(page)).toBeFocused()
      await expect(username(page)).toHaveAccessibleDescription('请输入用户名')
      await password(page).fill('12345')
      await expect(page.getByText('密码不能少于6位', { exact: true })).toBeVisible()
      await password(page).fill('123456')
      await expect(page.getByText('密码不能少于6位')).toBeHidden()
    })
    await test.step('a wrong password is refused without saying whether the name exists', async () => {
      for (const who of [`nobody-${face.who}`, face.who]) {
        await fillIn(page, who, 'wrong-pass-1')
        const refused = page.waitForResponse(/auth\/login$/)
        await submit(page).click()
        await refused
        await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
        await expect(captcha(page)).toHaveValue('')
      }
    })
    await test.step('Enter logs in and leads to the home of this entrance', async () => {
      await fillIn(page, face.who)
      await captcha(page).press('Enter')
      await expect(page).toHaveURL(face.home)
    })
  })

test('the password can be looked at, caps lock is told, and who fails at the picture gets another or none', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('login')
  await test.step('the password can be looked at, and caps lock is told', async () => {
    await password(page).fill('demo-pass-1')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: '显示密码' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: '隐藏密码' }).click()
    await expect(password(page)).toHaveAttribute('type', 'password')
    await password(page).focus()
    // Playwright cannot switch caps lock on, so the event carries it.
    await password(page).evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true })),
    )
    await expect(page.getByText('大写锁定已打开')).toBeVisible()
    await username(page).focus()
    await expect(page.getByText('大写锁定已打开')).toBeHidden()
  })
  await test.step('a wrong captcha is told, and a new one is there for the next try', async () => {
    const picture = page.getByRole('button', { name: '验证码图片，点击更换' }).locator('img')
    const before = await picture.getAttribute('src')
    await fillIn(page, 'admin')
    await captcha(page).fill('nope')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('验证码错误，请重新输入')
    await expect(picture).not.toHaveAttribute('src', before!)
  })
  await test.step('who cannot see the picture has the browser work for a moment instead', async () => {
    await page.getByRole('button', { name: '看不清？免图验证' }).click()
    await expect(captcha(page)).toHaveValue('验证已完成', { timeout: 60_000 })
    await username(page).fill('bhb')
    await password(page).fill(DEMO_PASSWORD)
    await submit(page).click()
    await expect(page).toHaveURL(/\/medical\/dashboard$/)
  })
})

test('login leads to the page that was asked for, and never away from this site', async ({ visitor }) => {
  const page = await visitor()
  const logInFor = async (wanted: string, who: string, arrived: RegExp) => {
    await page.goto(`login?redirect=${encodeURIComponent(wanted)}`)
    await fillIn(page, who)
    await submit(page).click()
    await expect(page).toHaveURL(arrived)
    await page.evaluate(() => localStorage.removeItem('medicalAccessToken')) // nobody again
  }
  await test.step('the page asked for before login is opened after it', () =>
    logInFor('/system/user?keywords=bhb', 'admin', /\/medical\/system\/user\?keywords=bhb$/))
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    await test.step(`never away: ${evil}`, () => logInFor(evil, 'bhb', /^http:\/\/127\.0\.0\.1:\d+\/medical\/dashboard$/))
})

test('language and look are chosen before login and kept', async ({ visitor }) => {
  const page = await visitor()
  await page.goto('login')
  await test.step('the language is switched on the spot, what was typed stays, and the choice is remembered', async () => {
    await username(page).fill('admin')
    await page.getByRole('button', { name: 'Switch to English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff login')
    await page.getByRole('button', { name: '切换到中文' }).click()
  })
  await test.step('light or dark is chosen before login and kept after it', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: '切换深浅色' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await fillIn(page, 'bhb')
    await submit(page).click()
    await expect(page).toHaveURL(/\/medical\/dashboard$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
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
    expect(targets.slice(0, FACES.length)).toEqual(FACES.map((face) => `/medical/${face.path}`))
    expect(targets).toEqual(expect.arrayContaining(['/medical/employment/login', '/medical/white/intakes', '/medical/white/certificate']))
  })
})
