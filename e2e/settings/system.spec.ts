import { randomBytes } from 'node:crypto'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { actOn, confirm, pick, rowOf, search, typeCaptcha } from '../support/gestures.ts'
import { codeSentTo, createUser, unusedName } from '../support/makers.ts'
import { moveToPage } from '../support/pages.ts'
import { openProductDatabase } from '../support/product-database.ts'

test('a menu is made, shown, hidden and deleted; a built-in one keeps its type', async ({ as }) => {
  const name = unusedName('外部链接')
  const page = await as('root')

  await page.goto('system/menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('菜单管理')

  await page.getByRole('button', { name: '新增菜单' }).click()

  const form = page.getByRole('dialog', { name: '新增菜单' })

  await form.getByText('外链', { exact: true }).click()
  await form.getByLabel('名称', { exact: true }).fill(name)
  await form.getByLabel('链接地址').fill('https://guide.example/')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()

  await search(page, name)
  await expect(rowOf(page, name)).toBeVisible()

  await page.reload()
  await expect(
    page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem', { name }),
  ).toBeVisible()

  await page.getByRole('switch', { name: new RegExp(name) }).click()
  await expect(page.getByText(`已隐藏 ${name}`)).toBeVisible()

  await page.reload()
  await expect(rowOf(page, name)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem', { name }),
  ).toHaveCount(0)

  await actOn(page, rowOf(page, name), '删除')
  await confirm(page, `删除 ${name}？`, '删除')
  await expect(page.getByText(`已删除 ${name}`)).toBeVisible()

  await test.step('a built-in menu keeps its type', async () => {
    await search(page, '用户管理')
    await page.getByRole('button', { name: '用户管理', exact: true }).click()

    const builtIn = page.getByRole('dialog', { name: '修改菜单' })

    await expect(builtIn.getByText('系统内置，类型与权限标识不能修改')).toBeVisible()
  })
})

test('a mini-program menu is made for one role, found, changed and deleted', async ({ as }) => {
  const name = unusedName('请假')
  const page = await as('admin')

  await page.goto('system/mini-menu')
  await page.getByRole('button', { name: '新增菜单' }).click()

  const form = page.getByRole('dialog', { name: '新增菜单' })

  await form.getByLabel('名称', { exact: true }).fill(name)
  await form.getByLabel(/^页面路径/).fill('/pages/leave/index')
  await pick(page, form.getByLabel(/^可见角色/), '学员')
  await form.locator('.dialog-title').click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()

  await search(page, name)
  await expect(rowOf(page, name)).toContainText('学员')

  await rowOf(page, name).getByRole('button', { name: '修改' }).click()

  const edit = page.getByRole('dialog', { name: '修改小程序菜单' })

  await edit.getByLabel(/^页面路径/).fill('/pages/leave/list')
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(edit).toBeHidden()
  await expect(rowOf(page, name)).toContainText('/pages/leave/list')

  await actOn(page, rowOf(page, name), '删除')
  await confirm(page, `删除 ${name}？`, '删除')
  await expect(page.getByText(`已删除 ${name}`)).toBeVisible()
})

test('a session is ended from the list of who is online, and its owner must log in again; not the own one', async ({
  as,
  open,
}) => {
  const { username, password, nickname } = await createUser({
    username: unusedName('online'),
    isReady: true,
  })

  const token = await tokenOf(username, password)
  const theirs = await open(token, {})

  await theirs.goto('dashboard')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await as('admin')

  await page.goto(`system/online?keywords=${username}`)

  const rows = page.getByRole('row').filter({ hasText: nickname })

  await expect(rows.first()).toBeVisible()

  const count = await rows.count()

  for (let left = count; left > 0; left--) {
    await rows.first().getByRole('button', { name: '结束登录' }).click()
    await confirm(page, `结束 ${nickname} 的登录？`, '结束登录')
    await expect(rows).toHaveCount(left - 1)
  }

  await theirs.goto('personal/center')
  await expect(theirs.getByRole('dialog')).toContainText('当前页面已失效，请重新登录')
  await expect(ask('GET', '/api/v1/users/me', { token })).rejects.toThrow('A0230')

  await test.step('the own session is marked and cannot be ended', async () => {
    await page.goto('system/online?keywords=admin&size=100')

    const own = page.getByRole('row').filter({ hasText: '本机' })

    await expect(own).toHaveCount(1)
    await expect(own.getByRole('button', { name: '结束登录' })).toHaveCount(0)
  })
})

test('the audit log shows who created an account, from where, without its password, and who failed to log in', async ({
  as,
  visitor,
}) => {
  const { id, username, oneTimePassword } = await createUser({ username: unusedName('audited') })
  const page = await as('admin')

  await page.goto('system/audit?action=accounts.user.create&size=100')

  const own = page.getByRole('row').filter({ has: page.getByText(new RegExp(` ${id}$`)) })

  await expect(own).toContainText('新增用户')
  await expect(own).toContainText('超级管理员')
  await expect(own).toContainText('127.0.0.1')

  await own.getByRole('button', { name: '新增用户' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.content()).not.toContain(oneTimePassword)

  await test.step('it contains a failed login', async () => {
    const stranger = await visitor()
    await stranger.goto('login')
    await stranger.getByLabel('用户名').fill(username)
    await stranger.getByLabel('密码', { exact: true }).fill('wrong-pass-9')
    await typeCaptcha(stranger)
    await stranger.keyboard.press('Enter')
    await expect(stranger.getByRole('alert')).toHaveText('用户名或密码错误')

    await page.goto('system/audit?action=accounts.session.open&size=100')
    await pick(page, page.getByRole('search').getByLabel('结果'), '失败')
    await expect(page).toHaveURL(/result=failed/)
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('失败')
  })
})

const DAY_MS = 86_400_000

/** An error that somebody saw the day before yesterday; returns its reference. */
async function storeError(): Promise<string> {
  const { db, now, close } = openProductDatabase()
  const ref = randomBytes(6).toString('hex')

  const error = {
    ref,
    at: new Date(now().getTime() - 2 * DAY_MS),
    method: 'POST',
    route: '/api/v1/journeys',
    name: 'TypeError',
    places: ['at readJourney (journey.ts:12)'],
  }

  await db
    .insertInto('unexpectedErrors')
    .values(error)
    .execute()
    .finally(() => close())

  return ref
}

test('an administrator reads the health, sends a test, finds an error by its reference, and the test in the outbox', async ({
  as,
}) => {
  const { captchaKey } = await ask<{ captchaKey: string }>('GET', '/api/v1/auth/captcha')
  const body = new FormData()

  for (const [name, value] of Object.entries({
    iphoneNum: '13800000009',
    captchaKey,
    captchaCode: 'abcd',
  }))
    body.append(name, value)

  await ask('POST', '/api/v1/auth/smsCode', { body })

  const [code, ref] = [await codeSentTo('13800000009'), await storeError()]
  const page = await as('admin')

  await page.goto('system/health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('系统健康')

  for (const group of ['存储与备份', '后台与消息', '访问'])
    await expect(
      page.getByRole('region', { name: group }).getByRole('definition').first(),
    ).toHaveText(/./)

  await test.step('a test goes to the administrator', async () => {
    const outside = page.getByRole('region', { name: '外部系统' })

    await outside.getByRole('button', { name: '给我发一条：短信' }).click()
    await expect(outside.getByRole('status').filter({ hasText: /./ })).toHaveText(/发件箱/)
  })

  await test.step('an error is found by what somebody saw, another one is not', async () => {
    const errors = page.getByRole('region', { name: '程序错误' })

    await errors.getByLabel('错误编号').fill(ref)
    await expect(errors.getByRole('listitem')).toHaveCount(1)
    await expect(errors.getByRole('listitem')).toContainText('POST /api/v1/journeys')

    await errors.getByText('位置').click()
    await expect(errors.getByText('at readJourney (journey.ts:12)')).toBeVisible()

    await errors.getByLabel('错误编号').fill('ffffffffffff')
    await expect(errors.getByText(/没有这样的错误/)).toBeVisible()
  })

  await test.step('the outbox has both messages with masked numbers', async () => {
    await moveToPage(page, { path: 'system/outbox', who: 'admin', title: '短信发件箱' })
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('138****0009')
    await expect(page.getByText('13800000009')).toHaveCount(0)

    const own = page.getByRole('row').filter({ hasText: '由你在“系统健康”中发出' })

    await expect(own.first()).toContainText('138****0002')
  })
})
