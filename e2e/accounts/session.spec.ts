import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { createUser, unusedName } from '../support/makers.ts'
import { DEMO_PASSWORD } from '../support/product.ts'

const EXPIRED = '当前页面已失效，请重新登录'

test('a session that ended is reported once, even if many calls fail, and the way back is remembered', async ({
  open,
}) => {
  const token = await tokenOf('admin')
  const page = await open(token, {})

  await page.goto('system/user')
  await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible()

  await ask('DELETE', '/api/v1/auth/logout', { token })

  const refused: number[] = []

  page.on('response', (answer) => void (answer.status() === 401 && refused.push(answer.status())))

  const refresh = page.getByRole('button', { name: '刷新' })

  // The message may come first, by the open connection of the page, and cover the button.
  await refresh.dispatchEvent('click')
  await page.getByRole('searchbox').or(page.getByLabel('关键字')).first().fill('bhb')

  const box = page.getByRole('dialog').filter({ hasText: EXPIRED })

  await expect(box).toBeVisible()
  await expect(box).toContainText('提示')
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  await expect(box).toHaveCount(1)

  await box.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/medical\/login\?redirect=%2Fsystem%2Fuser/)
})

test('without a session a deep link says so, and opens after login and after a reload', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('system/user?keywords=student&page=1')

  const box = page.getByRole('dialog').filter({ hasText: EXPIRED })

  await expect(box).toBeVisible()

  await box.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/medical\/login\?redirect=/)

  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await typeCaptcha(page)
  await page.keyboard.press('Enter')

  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expect(page).toHaveURL(/\/medical\/system\/user\?keywords=student/)
    await expect(page.getByRole('link', { name: '李思源' })).toBeVisible()
  }
})

test('an applicant who is logged in and opens the student login is led to the basic information', async ({
  as,
}) => {
  const page = await as('applicant')
  await page.goto('sign/stu/login')
  await expect(page).toHaveURL(/\/medical\/sign\/basic$/)
})

test('an unknown path is the 404 page, and leads home', async ({ as }) => {
  const page = await as('admin')
  await page.goto('no/such/page')
  await expect(page).toHaveURL(/\/medical\/404$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这里没有页面')

  await page.getByRole('button', { name: '回到首页' }).click()
  await expect(page).toHaveURL(/\/medical\/dashboard$/)
})

test('a one-time code of the portal logs in once and leaves the address; a used one leads to the sign error page', async ({
  visitor,
}) => {
  const { token } = await ask<{ token: string }>('POST', '/api/v1/auth/localCode', {
    token: await tokenOf('bhb'),
    body: {},
  })

  const page = await visitor()

  await page.goto(`?token=${token}`)
  await expect(page).toHaveURL(/\/medical\/dashboard$/)
  await expect(page.getByRole('button', { name: '我的账号: 林静' })).toBeVisible()

  const second = await visitor()
  const seen: string[] = []

  second.on('framenavigated', (frame) => void seen.push(frame.url()))
  await second.goto(`dashboard?token=${token}`)
  await expect(second).toHaveURL(/\/medical\/sign\/500\?mode=Mg/)
  await expect(second.getByText(/^统一登录没有通过.*请回到门户重新进入。$/)).toBeVisible()
  expect(seen.at(-1)).not.toContain('token=')

  await second.goBack().catch(() => null)
  expect(second.url()).not.toContain('token=')

  await second.goto(`sign/stu/login?token=${token}`)
  await expect(second, 'a login page takes a code too').toHaveURL(/\/medical\/sign\/500\?mode=Mg/)

  const next = await ask<{ token: string }>('POST', '/api/v1/auth/localCode', {
    token: await tokenOf('bhb'),
    body: {},
  })

  await second.goto(`login?token=${next.token}`)
  await expect(second).toHaveURL(/\/medical\/dashboard$/)
})

test('logging out asks, ends the session on the server and forgets it here', async ({ open }) => {
  const token = await tokenOf('teacher')
  const page = await open(token, {})

  await page.goto('dashboard')
  await page.getByRole('button', { name: /^我的账号/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/medical\/login/)
  expect(await page.evaluate(() => localStorage.getItem('medicalAccessToken'))).toBeNull()
  await expect(ask('GET', '/api/v1/users/me', { token })).rejects.toThrow('A0230')
})

test('a person who logs out in one window is logged out in all of them, and all show the person who logs in next', async ({
  open,
}) => {
  const [one, next] = [
    await createUser({ username: unusedName('shift'), nickname: '换班人', isReady: true }),
    await tokenOf('teacher'),
  ]

  const page = await open(await tokenOf(one.username, one.password), {})

  await page.goto('files/own')
  await page.goto('personal/center')

  const other = await page.context().newPage()

  await other.goto('dashboard')
  await expect(page.getByRole('button', { name: `我的账号: ${one.nickname}` })).toBeVisible()

  await other.evaluate(
    (value) =>
      localStorage.setItem('medicalAccessToken', JSON.stringify({ value, time: Date.now() })),
    next,
  )

  await expect(page.getByRole('button', { name: '我的账号: 何文静' })).toBeVisible()
  await expect(page.getByText(one.username, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('tab'), 'nor is what they had open').toHaveText(['首页', '个人中心'])

  await other.evaluate(() => localStorage.removeItem('medicalAccessToken'))
  await expect(page.getByRole('dialog')).toContainText('当前页面已失效，请重新登录')
  await expect(page.getByText('何文静')).toHaveCount(0)
  await expect(page.getByText('teacher', { exact: true })).toHaveCount(0)
})

test('one account from two places: each device is listed, and one can be ended', async ({
  open,
}) => {
  const { username, password } = await createUser({
    username: unusedName('devices'),
    isReady: true,
  })

  const other = await tokenOf(username, password)
  const page = await open(await tokenOf(username, password), {})

  await page.goto('personal/center')
  await expect(page.getByText('本机')).toBeVisible()

  await page.getByRole('button', { name: '结束' }).first().click()
  await expect(page.getByText('已结束该设备的登录')).toBeVisible()
  await expect(ask('GET', '/api/v1/users/me', { token: other })).rejects.toThrow('A0230')
})
