import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { actOn, confirm, rowOf, search } from '../support/gestures.ts'
import { createUser, unusedName } from '../support/makers.ts'

test('a role is made, given a menu, and its holder sees that menu at the next login', async ({
  as,
  open,
}) => {
  const name = unusedName('看审计')
  const code = `R${Date.now() % 1e7}`
  const page = await as('admin')

  await page.goto('system/role')
  await page.getByRole('button', { name: '新增角色' }).click()

  const form = page.getByRole('dialog', { name: '新增角色' })

  await form.getByLabel('名称').fill(name)
  await form.getByLabel('编码').fill(code)
  await form.getByText('仅本人', { exact: true }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()

  const { username, password } = await createUser({
    username: unusedName('auditor'),
    role: name,
    isReady: true,
  })

  const before = await open(await tokenOf(username, password), {})

  await before.goto('dashboard')
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(before.getByText('审计日志')).toHaveCount(0)

  await search(page, name)
  await rowOf(page, name).getByRole('button', { name: '分配菜单' }).click()

  const panel = page.getByRole('dialog', { name: `分配菜单：${name}` })

  await panel.getByLabel('查找菜单或按钮').fill('审计日志')
  await panel.getByRole('checkbox', { name: '审计日志', exact: true }).check()
  await panel.getByLabel('查找菜单或按钮').fill('')
  await expect(panel.getByRole('checkbox', { name: '运行', exact: true })).toBeChecked({
    indeterminate: true,
  })

  await panel.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已更新 ${name} 的菜单`)).toBeVisible()

  const after = await open(await tokenOf(username, password), {})

  await after.goto('dashboard')

  await after
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('menuitem', { name: '审计日志' })
    .click()

  await expect(after).toHaveURL(/\/system\/audit$/)

  await after.goto('system/user')
  await expect(after).toHaveURL(/\/401$/)
})

test('roles on the list: what is built in, what somebody holds, what is disabled', async ({
  as,
  open,
}) => {
  const name = unusedName('有人用')
  const page = await as('root')

  await page.goto('system/role')

  await test.step('a built-in role keeps its code and is not offered for deletion', async () => {
    await search(page, '学员')

    const row = rowOf(page, '学员')

    await expect(row.getByText('STUDENT · 内置')).toBeVisible()

    await actOn(page, row, '修改')

    const form = page.getByRole('dialog', { name: '修改角色' })

    await expect(form.getByLabel('编码')).toBeDisabled()

    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    await row.getByRole('button', { name: '更多操作' }).click()
    await expect(page.getByRole('menuitem', { name: '修改', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: '删除', exact: true })).toHaveCount(0)

    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: '新增角色' }).click()

  const form = page.getByRole('dialog', { name: '新增角色' })

  await form.getByLabel('名称').fill(name)
  await form.getByLabel('编码').fill(`H${Date.now() % 1e7}`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()

  const { id, username, password } = await createUser({
    username: unusedName('holder'),
    role: name,
    isReady: true,
  })

  await search(page, name)

  const remove = async () => {
    await actOn(page, rowOf(page, name), '删除')
    await confirm(page, `删除角色 ${name}？`, '删除')
  }

  await test.step('a role that somebody holds cannot be deleted', async () => {
    await remove()
    await expect(page.getByText(`角色【${name}】已分配用户，请先解除关联后删除`)).toBeVisible()
  })

  await test.step('a disabled role takes its menus away at once', async () => {
    await page.getByRole('switch', { name: `状态: ${name}` }).click()
    await confirm(page, `停用角色 ${name}？`, '停用')
    await expect(page.getByText(`已停用 ${name}`)).toBeVisible()

    const theirs = await open(await tokenOf(username, password).catch(() => null), {})

    await theirs.goto('dashboard')
    await expect(theirs.getByRole('dialog')).toBeVisible()
  })

  await test.step('a role that nobody holds any more can be deleted', async () => {
    await ask('DELETE', `/api/v1/users/${id}`, { token: await tokenOf('root') })
    await remove()
    await expect(rowOf(page, name)).toHaveCount(0)
  })
})

test('roles that one may not grant are greyed in the form of an account, which says why and who can', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('system/user')
  await page.getByRole('button', { name: '新增用户' }).click()

  const form = page.getByRole('dialog', { name: '新增用户' })

  await expect(
    form.getByText('灰色的角色带有你没有的权限，请由拥有这些权限的人（如毕后办）授予。'),
  ).toBeVisible()

  await form.getByRole('combobox', { name: '角色' }).click()

  const grey = page.locator('.ant-select-item-option-disabled')

  await expect(grey.first()).toBeVisible()

  const name = (await grey.first().textContent())!

  await grey.first().click({ force: true })
  await expect(form.locator('.ant-select-selection-item').filter({ hasText: name })).toHaveCount(0)
})
