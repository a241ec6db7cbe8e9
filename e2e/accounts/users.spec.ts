import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { actOn, confirm, pick, rowOf, search, typeCaptcha } from '../support/gestures.ts'
import { createUser, OWN_PASSWORD, unusedMobile, unusedName } from '../support/makers.ts'
import { chooser, pngOf } from '../support/uploading.ts'

test('a new account: a mistake is reported, its one-time password is shown once, works once, and must be replaced', async ({
  as,
  visitor,
}) => {
  const username = unusedName('nurse')
  const page = await as('admin')

  await page.goto('system/user')
  await page.getByRole('button', { name: '新增用户' }).click()

  const form = page.getByRole('dialog', { name: '新增用户' })

  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByLabel('用户名')).toBeFocused()
  await expect(form.getByLabel('用户名')).toHaveAttribute('aria-invalid', 'true')

  await form.getByLabel('用户名').fill('admin')
  await form.getByLabel('姓名', { exact: true }).fill('秦岚')
  await pick(page, form.getByLabel('角色'), '教师')
  // the list of a multiple-choice field stays open until the focus leaves it
  await form.locator('.dialog-title').click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('用户名已存在')).toBeVisible()
  await expect(form.getByLabel('用户名')).toBeFocused()

  await page.keyboard.press('Escape')
  await confirm(page, '放弃未保存的修改？', '继续填写')
  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue('秦岚')

  await form.getByLabel('用户名').fill(username)
  await form.getByRole('button', { name: '保存' }).click()

  const passwordDialog = page.getByRole('dialog', { name: '一次性密码' })

  await expect(passwordDialog).toContainText(`秦岚（${username}）`)

  const secret = (await passwordDialog.locator('code').textContent())!

  expect(secret.length).toBeGreaterThanOrEqual(8)

  await passwordDialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(passwordDialog).toBeHidden()

  await search(page, username)
  await expect(rowOf(page, '秦岚')).toHaveCount(1)
  expect(await page.content(), 'the password is nowhere any more').not.toContain(secret)

  const person = await visitor()

  await person.goto('login')
  await person.getByLabel('用户名').fill(username)
  await person.getByLabel('密码', { exact: true }).fill(secret)
  await typeCaptcha(person)
  await person.keyboard.press('Enter')
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('先设置你自己的密码')

  await test.step('nothing else opens before, and the form says what a password needs', async () => {
    await person.goto('personal/center')
    await expect(person.getByRole('heading', { level: 1 })).toHaveText('先设置你自己的密码')
    await expect(person.getByRole('link', { name: '医技药师规范化培训管理平台' })).toBeVisible()
    await expect(
      person.getByRole('list', { name: '新密码的要求' }).getByRole('listitem').first(),
    ).toHaveText('至少 8 位')
    await expect(person.getByRole('button', { name: '退出登录' })).toBeVisible()

    await person.getByLabel('原密码').fill(secret)
    await person.getByLabel('新密码', { exact: true }).fill('short')
    await person.getByLabel('再次输入新密码').fill('different')
    await person.getByRole('button', { name: '修改密码' }).click()
    await expect(person.getByText('新密码至少 8 位')).toBeVisible()
    await expect(person.getByText('两次输入的新密码不一致')).toBeVisible()
  })

  await person.getByLabel('新密码', { exact: true }).fill(OWN_PASSWORD)
  await person.getByLabel('再次输入新密码').fill(OWN_PASSWORD)
  await person.getByRole('button', { name: '修改密码' }).click()
  await expect(person.getByRole('button', { name: '我的账号: 秦岚' })).toBeVisible()
  await expect(person.getByRole('heading', { level: 1 })).not.toHaveText('先设置你自己的密码')
  expect(await tokenOf(username, OWN_PASSWORD)).toMatch(/^Bearer /)
  await expect(tokenOf(username, secret)).rejects.toThrow('用户名或密码错误')
})

test('what is done to one account: edited, disabled and enabled, its password reset, deleted', async ({
  as,
  open,
}) => {
  const { username, password } = await createUser({
    username: unusedName('life'),
    nickname: '旧名',
    isReady: true,
  })

  const nickname = unusedName('新名')
  const theirs = await open(await tokenOf(username, password), {})

  await theirs.goto('dashboard')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await as('admin')

  await page.goto(`system/user?keywords=${username}`)

  await test.step('edited, it shows its new name; a number left masked stays as it was', async () => {
    await rowOf(page, '旧名').getByRole('button', { name: '修改', exact: true }).click()

    const form = page.getByRole('dialog', { name: '修改用户' })

    await expect(form.getByLabel('用户名')).toHaveValue(username)

    await form.getByLabel('姓名', { exact: true }).fill(nickname)
    await form.getByLabel('手机号').fill(unusedMobile())
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`已保存 ${nickname}`)).toBeVisible()
    await expect(rowOf(page, nickname).getByText(/^139\*+\d{4}$/)).toBeVisible()
  })

  await test.step('disabling asks first, ends its session at once and prevents a login', async () => {
    await page.getByRole('switch', { name: `状态: ${nickname}` }).click()
    await expect(page.getByRole('dialog')).toContainText('停用后立即退出登录')

    await confirm(page, `停用 ${nickname}？`, '停用')
    await expect(page.getByText(`已停用 ${nickname}`)).toBeVisible()

    await theirs.goto('personal/center')
    await expect(theirs.getByRole('dialog')).toContainText('当前页面已失效，请重新登录')
    await expect(tokenOf(username, password)).rejects.toThrow()
  })

  await test.step('enabled again it may log in', async () => {
    await page.getByRole('switch', { name: `状态: ${nickname}` }).click()
    await expect(page.getByText(`已启用 ${nickname}`)).toBeVisible()
    expect(await tokenOf(username, password)).toMatch(/^Bearer /)
  })

  const secret =
    await test.step('a reset password is shown once, and the old one no longer works', async () => {
      await actOn(page, rowOf(page, nickname).first(), '重置密码')
      await confirm(page, `重置 ${nickname} 的密码？`, '重置密码')

      const passwordDialog = page.getByRole('dialog', { name: '一次性密码' })
      const shown = (await passwordDialog.locator('code').textContent())!

      await expect(tokenOf(username, password)).rejects.toThrow('用户名或密码错误')
      expect(await tokenOf(username, shown)).toMatch(/^Bearer /)

      await passwordDialog.getByRole('button', { name: '关闭' }).last().click()
      await expect(passwordDialog).toBeHidden()

      return shown
    })

  await test.step('who guessed too often waits, until an administrator lifts that', async () => {
    for (let i = 0; i < 5; i++)
      await expect(tokenOf(username, 'wrong-pass-1')).rejects.toThrow('用户名或密码错误')

    await expect(tokenOf(username, secret)).rejects.toThrow('尝试次数过多')

    await actOn(page, rowOf(page, nickname).first(), '解除登录限制')
    await expect(page.getByText(`${nickname} 可以马上再试登录了`)).toBeVisible()
    expect(await tokenOf(username, secret)).toMatch(/^Bearer /)
  })

  await test.step('deleted, it is gone from the list and cannot log in', async () => {
    await actOn(page, rowOf(page, nickname).first(), '删除')
    await confirm(page, `删除 ${nickname}？`, '删除')
    await expect(page.getByText('已删除 1 个账号')).toBeVisible()
    await expect(page.getByText('没有符合条件的内容，可以放宽条件再看')).toBeVisible()
    await expect(tokenOf(username, secret)).rejects.toThrow('用户名或密码错误')
  })
})

test('one account on its own page: what it is, what changed about it, and the way back to the same list', async ({
  as,
}) => {
  const { username } = await createUser({ username: unusedName('page'), nickname: '旧页' })
  const nickname = unusedName('新页')
  const page = await as('admin')

  await page.goto(`system/user?keywords=${username}`)
  await page.getByRole('link', { name: '旧页' }).click()
  await expect(page).toHaveURL(/id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name: '旧页' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText(username)
  await expect(page.getByRole('article')).toContainText('还没有登录过')

  const history = page.getByRole('complementary', { name: '经过' })

  await expect(history).toContainText('新增用户')

  await page.getByRole('button', { name: '修改', exact: true }).click()

  const form = page.getByRole('dialog', { name: '修改用户' })

  await expect(form.getByLabel('用户名')).toHaveValue(username)

  await form.getByLabel('姓名', { exact: true }).fill(nickname)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible()
  await expect(history).toContainText(/修改用户.*周明远.*姓名/s)
  expect(await violations(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: '用户管理' }).first().click()
  await expect(page).toHaveURL(new RegExp(`keywords=${username}$`))
  await expect(rowOf(page, nickname)).toHaveCount(1)

  await page.getByRole('link', { name: nickname }).click()
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await confirm(page, `删除 ${nickname}？`, '删除')
  await expect(page.getByText('没有符合条件的内容，可以放宽条件再看')).toBeVisible()
})

test('the second of two who edit the same account is refused, and nothing is lost silently', async ({
  as,
}) => {
  const { username } = await createUser({ username: unusedName('both'), nickname: '两人改' })
  const [one, two] = [await as('admin'), await as('root')]

  for (const page of [one, two]) {
    await page.goto(`system/user?keywords=${username}`)
    await rowOf(page, '两人改').getByRole('button', { name: '修改', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '修改用户' }).getByLabel('用户名')).toHaveValue(
      username,
    )
  }

  await one.getByRole('dialog').getByLabel('姓名', { exact: true }).fill('第一人')
  await one.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(one.getByText('已保存 第一人')).toBeVisible()

  const form = two.getByRole('dialog', { name: '修改用户' })

  await form.getByLabel('姓名', { exact: true }).fill('第二人')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue('第二人')
})

test('one’s own picture is chosen, cut, shown next to the name everywhere, and taken back', async ({
  as,
  open,
}) => {
  const { username, password } = await createUser({
    username: unusedName('face'),
    nickname: unusedName('面孔'),
    isReady: true,
  })

  const page = await open(await tokenOf(username, password), {})

  await page.goto('personal/center')

  const mine = page.getByRole('button', { name: /^我的账号/ }).locator('img')

  await expect(mine).toHaveCount(0)

  await chooser(page).setInputFiles({
    name: '我.png',
    mimeType: 'image/png',
    buffer: await pngOf(page),
  })

  const crop = page.getByRole('dialog', { name: '头像' })

  await expect(crop.getByLabel('缩放')).toBeVisible()

  await crop.getByRole('button', { name: '用作头像' }).click()
  await expect(crop).toBeHidden()
  await expect(mine).toHaveAttribute('src', /\/pictures\/[0-9a-f]{32}$/)

  const first = (await mine.getAttribute('src'))!
  const admin = await as('admin')

  await admin.goto(`system/user?keywords=${username}`)
  await expect(admin.getByRole('row').nth(1).locator('img')).toHaveAttribute('src', first)

  await page.reload()
  await page.getByRole('button', { name: '移除头像' }).click()
  await expect(mine).toHaveCount(0)
  await expect(page.getByRole('button', { name: '选择头像' })).toBeVisible()
  await expect
    .poll(async () => (await fetch(new URL(first, page.url()))).status, 'the picture is not kept')
    .toBe(404)
})

test('an account of another department is not in the list of a department administrator', async ({
  as,
}) => {
  const page = await as('dept')
  await page.goto('system/user?keywords=何文静')
  await expect(page.getByText('何文静')).toBeVisible()

  await search(page, '郑浩')
  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
  await expect(page.getByRole('button', { name: '新增用户' })).toHaveCount(0)
})

test('the list of accounts: what a reader chooses, what is in the address, what no person may do to their own account', async ({
  as,
}) => {
  const page = await as('admin')

  const [username, nickname] = [
    unusedName('anne-marie-featherstonehaugh'),
    'Anne-Marie Featherstonehaugh-Cholmondeley',
  ]

  await createUser({ username, nickname })
  await page.goto(`system/user?keywords=${username}`)

  await test.step('columns and row height are chosen by the reader and remembered', async () => {
    await expect(page.getByRole('columnheader', { name: '工号' })).toHaveCount(0)

    await page.getByRole('button', { name: '显示的列' }).click()
    await page.getByRole('checkbox', { name: '工号' }).check()
    await page.getByText('紧凑', { exact: true }).click()
    await page.reload()
    await expect(page.getByRole('columnheader', { name: '工号' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('density'))).toBe('small')

    const row = page.locator('tbody tr[data-row-key]')

    await expect(row).toHaveCount(1)
    expect((await row.boundingBox())!.height, 'one line').toBeLessThan(48)

    await row.getByText(nickname).hover()
    await expect(page.getByRole('tooltip')).toHaveText(`${nickname} · ${username}`)

    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    await row.getByRole('checkbox').focus()
    await page.keyboard.press('Tab')
    await expect(row.getByRole('link', { name: nickname })).toBeFocused()
    await expect(page.getByRole('tooltip')).toHaveText(`${nickname} · ${username}`)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  await test.step('filters, order and page are in the address, and a link shows the same list', async () => {
    await search(page, 'teacher')
    await expect(page).toHaveURL(/keywords=teacher/)
    await expect(page.getByText('共 2 条')).toBeVisible()

    const sorted = page.waitForResponse(/users\/page.*sort=nickname/)

    await page.getByRole('columnheader', { name: '姓名' }).click()
    await sorted
    await expect(page.locator('.is-stale')).toHaveCount(0)
    await expect(page).toHaveURL(/sort=nickname/)

    const seen = await page.getByRole('row').locator('.person').allTextContents()

    expect(seen).toHaveLength(2)

    const copy = await as('admin')

    await copy.goto(page.url())
    await expect
      .poll(() => copy.getByRole('row').locator('.person').allTextContents())
      .toEqual(seen)
  })

  await test.step('several accounts are deleted together from the selection', async () => {
    const stem = unusedName('bulk')
    for (const end of ['a', 'b']) await createUser({ username: `${stem}${end}` })

    await search(page, stem)
    await expect(page.locator('tbody tr[data-row-key]').filter({ hasText: stem })).toHaveCount(2)

    await page.getByLabel('选择本页全部').check()
    await expect(page.getByText('已选 2 条')).toBeVisible()

    await page.locator('.bulk-bar').getByRole('button', { name: '删除' }).click()
    await confirm(page, '删除选中的 2 个账号？', '删除')
    await expect(page.getByText('已删除 2 个账号')).toBeVisible()
  })

  await test.step('nobody is offered to delete or disable themselves, and the server refuses it too', async () => {
    await search(page, 'admin')

    const own = rowOf(page, '周明远').first()

    await expect(own).toBeVisible()
    await expect(own.getByRole('switch')).toHaveCount(0)
    await expect(own.getByRole('button', { name: '更多操作' })).toHaveCount(0)

    const token = await tokenOf('admin')
    const { userId } = await ask<{ userId: number }>('GET', '/api/v1/users/me', { token })

    await expect(ask('DELETE', `/api/v1/users/${userId}`, { token })).rejects.toThrow(
      '不能对自己的账号进行此操作',
    )
  })
})
