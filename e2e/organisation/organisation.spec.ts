import { expect, test } from '../support/actors.ts'
import { actOn, confirm, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

test('a department is made below another, renamed, disabled and deleted', async ({ as }) => {
  const [name, renamed] = [unusedName('病房药房'), unusedName('中药房')]
  const page = await as('admin')

  await page.goto('system/dept')

  await test.step('the tree opens and closes branch by branch and as a whole', async () => {
    await expect(rowOf(page, '药学部')).toBeVisible()
    await expect(rowOf(page, '住院药房')).toHaveCount(0)

    await page.getByRole('button', { name: '展开 药学部' }).click()
    await expect(rowOf(page, '住院药房')).toBeVisible()

    await page.getByRole('button', { name: '收起 药学部' }).click()
    await expect(rowOf(page, '住院药房')).toHaveCount(0)

    await page.getByRole('button', { name: '全部展开' }).click()
    await expect(rowOf(page, '临床血液室')).toBeVisible()

    await page.getByRole('button', { name: '全部收起' }).click()
    await expect(rowOf(page, '药学部')).toHaveCount(0)

    await page.getByRole('button', { name: '全部展开' }).click()
  })

  await test.step('a search shows the way to what it found, dimmed and not counted', async () => {
    await search(page, '临床微生物室')
    await expect(page.getByText('共 1 个部门')).toBeVisible()
    await expect(rowOf(page, '检验科').locator('.is-way')).toBeVisible()
    await expect(rowOf(page, '临床微生物室').locator('.is-way')).toHaveCount(0)
    await expect(rowOf(page, '药学部')).toHaveCount(0)

    await search(page, '')
  })

  await actOn(page, rowOf(page, '药学部'), '新增下级')

  const form = page.getByRole('dialog', { name: '新增部门' })

  await form.getByLabel('名称').fill(name)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible()

  await search(page, name)
  await expect(rowOf(page, name)).toBeVisible()
  await expect(rowOf(page, '检验科')).toHaveCount(0)

  await rowOf(page, name).getByRole('button', { name: '修改' }).click()

  const edit = page.getByRole('dialog', { name: '修改部门' })

  await expect(edit.getByLabel('名称')).toHaveValue(name)

  await edit.getByLabel('名称').fill(renamed)
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`已保存 ${renamed}`)).toBeVisible()

  await search(page, renamed)
  await page.getByRole('switch', { name: `状态: ${renamed}` }).click()
  await confirm(page, `停用 ${renamed}？`, '停用')
  await expect(page.getByText(`已停用 ${renamed}`)).toBeVisible()

  await actOn(page, rowOf(page, renamed), '删除')
  await confirm(page, `删除 ${renamed}？`, '删除')
  await expect(page.getByText(`已删除 ${renamed}`)).toBeVisible()
})

test('a dictionary and its choices are made, found, changed and deleted', async ({ as }) => {
  const code = `e2e_${Date.now() % 1e8}`
  const name = unusedName('试用字典')
  const page = await as('admin')

  await page.goto('system/dict')
  await page.getByRole('button', { name: '新增字典' }).click()

  const form = page.getByRole('dialog', { name: '新增字典' })

  await form.getByLabel('名称', { exact: true }).fill(name)
  await form.getByLabel('编码').fill(code)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByRole('button', { name: '新增选项' }).click()

  const item = page.getByRole('dialog', { name: '新增选项' })

  await item.getByLabel('名称', { exact: true }).fill('第一项')
  await item.getByLabel('字典值').fill('1')
  await item.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 第一项')).toBeVisible()
  await expect(rowOf(page, '第一项')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByRole('button', { name: '删除字典' }).click()
  await confirm(page, `删除 ${name}？`, '删除')
  await expect(page.getByText(`已删除 ${name}`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: '字典类型' }).getByText(code)).toHaveCount(0)

  await test.step('a built-in value cannot be changed', async () => {
    await page.getByRole('navigation', { name: '字典类型' }).getByLabel('名称或编码').fill('ethnic')
    await page.getByRole('button', { name: /ethnic_group/ }).click()
    await search(page, '汉')
    await page.getByRole('button', { name: '修改', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: '修改选项' }).getByLabel('字典值')).toBeDisabled()
  })
})
