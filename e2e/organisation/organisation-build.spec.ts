import type { Page } from '@playwright/test'
import { expect, test } from '../support/actors.ts'
import { actOn, confirm, listAction, pick, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { addDepartment, addUnit, pickTree, save } from '../support/organisation-gestures.ts'
import { expectHealthy, expectHealthyAt } from '../support/page-health.ts'
import { expectLoaded } from '../support/pages.ts'

test('the organisation of a hospital that has none yet is built through the screens', async ({
  as,
}) => {
  test.setTimeout(180_000)

  const unit = unusedName('江城新区医院')
  const [pharmacy, lab] = [unusedName('新区药学部'), unusedName('新区检验科')]
  const [inpatient, outpatient] = [unusedName('新区住院药房'), unusedName('新区门诊药房')]
  const base = unusedName('新区基地')
  const code = base.slice(-12)
  const page = await as('bhb')

  await addUnit(page, unit, '协同单位')
  await search(page, unit)
  await expect(rowOf(page, unit)).toContainText('协同单位')

  await page.goto('base/first-department')
  await addDepartment(page, '新增一级科室', unit, pharmacy)
  await addDepartment(page, '新增一级科室', unit, lab)
  await page.goto('base/second-department')
  await addDepartment(page, '新增二级科室', pharmacy, inpatient, '3')
  await addDepartment(page, '新增二级科室', pharmacy, outpatient)

  await search(page, inpatient)

  const capacity = page.getByLabel(`${inpatient} 每月容量`)

  await expect(capacity).toHaveValue('3')

  await capacity.fill('5')
  await capacity.press('Enter')
  await expect(page.getByText(`${inpatient}：每月 5 人，每名带教 2 人`)).toBeVisible()
  await expect(rowOf(page, inpatient)).toContainText('满员需带教 3 人')

  const least = page.getByLabel(`${inpatient} 每月至少人数`)

  await least.fill('2')
  await least.press('Enter')
  await expect(
    page.getByText(`${inpatient}：每月最多 5 人、至少 2 人，每名带教 2 人`),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByLabel(`${inpatient} 每月容量`)).toHaveValue('5')
  await expect(page.getByLabel(`${inpatient} 每月至少人数`)).toHaveValue('2')

  await page.goto('base/own')
  await page.getByRole('button', { name: '新增基地' }).click()

  const baseForm = page.getByRole('dialog', { name: '新增基地' })

  await baseForm.getByLabel('基地名称').fill(base)
  await baseForm.getByLabel('编码').fill(code)
  await pickTree(page, baseForm.getByLabel('牵头科室'), pharmacy)
  await baseForm.getByLabel('负责人').fill('何文')
  await page.locator('.ant-select-dropdown:visible').getByText('住院药房 · teacher').click()
  await save(baseForm)
  await search(page, base)
  await expect(rowOf(page, base)).toContainText('何文静')

  await actOn(page, rowOf(page, base), '新增专业')

  const majorForm = page.getByRole('dialog', { name: '新增专业' })

  await pick(page, majorForm.getByLabel('培养类型'), '药师')
  await majorForm.getByLabel('专业名称').fill('新区药学')
  await majorForm.getByLabel('编码').fill('XQ1')
  await save(majorForm)
  await expect(rowOf(page, base)).toContainText('新区药学')

  await page.getByText('专业对应', { exact: true }).click()
  await pick(page, rowOf(page, base).getByLabel('新区药学 对应的国标专业'), '100701 药学')
  await expect(page.getByText('新区药学 已对应 100701 药学')).toBeVisible()
  await expect(rowOf(page, base)).toContainText('已对应')

  await page.goto('base/first-department')
  await search(page, pharmacy)
  await actOn(page, rowOf(page, pharmacy), '删除')
  await confirm(page, `删除 ${pharmacy}？`, '删除')

  await expect(
    page
      .locator('.ant-message')
      .getByText(`${pharmacy} 正在被使用（1 个专业基地），不能删除，可以停用`),
  ).toBeVisible()

  await page.getByRole('switch', { name: `状态: ${pharmacy}` }).click()
  await confirm(page, `停用 ${pharmacy}？`, '停用')
  await expect(page.getByText(`已停用 ${pharmacy}`)).toBeVisible()
})

/** The order of these rows, top to bottom. */
const rowsOf = async (page: Page, names: readonly string[]) => {
  const rows = await page.locator('.arrange-row').allInnerTexts()
  return rows.map((row) => names.find((name) => row.includes(name))).filter(Boolean)
}

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `移动 ${name}`, exact: true })

const arrange = async (page: Page) => {
  await page.goto('system/dept')
  await listAction(page, '调整顺序')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('调整部门的顺序与上级')
}

test('departments are put in order by mouse and by keyboard, each move is announced and can be undone', async ({
  as,
}) => {
  const names = ['取材与制片室', '免疫组化室', '细胞学室']
  const page = await as('admin')

  await arrange(page)
  await page.getByRole('button', { name: '展开 病理科' }).click()
  await expect.poll(() => rowsOf(page, names)).toEqual(names)

  await handle(page, '细胞学室').scrollIntoViewIfNeeded()

  const from = (await handle(page, '细胞学室').boundingBox())!
  const to = (await handle(page, '取材与制片室').boundingBox())!

  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 8, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByText('已把 细胞学室 移到 病理科 的第 1 位')).toBeVisible()
  await expect.poll(() => rowsOf(page, names)).toEqual(['细胞学室', '取材与制片室', '免疫组化室'])

  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByText('已撤销，细胞学室 回到原处')).toBeVisible()
  await expect.poll(() => rowsOf(page, names)).toEqual(names)

  await handle(page, '免疫组化室').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('已把 免疫组化室 移到 病理科 的第 1 位')).toBeVisible()
  await expect(handle(page, '免疫组化室')).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('免疫组化室 不能移到那里')).toBeVisible()

  await page.reload()
  await arrange(page)
  await page.getByRole('button', { name: '展开 病理科' }).click()

  const moved = ['免疫组化室', ...names.filter((name) => name !== '免疫组化室')]

  await expect.poll(() => rowsOf(page, names)).toEqual(moved)

  await handle(page, '免疫组化室').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('已把 免疫组化室 移到 病理科 的第 2 位')).toBeVisible()
  await expect.poll(() => rowsOf(page, names)).toEqual(names)
})

test('on a phone a department is dragged by finger, or moved by the menu of its row', async ({
  as,
}) => {
  const names = ['运动治疗室', '作业治疗室', '言语治疗室']
  const page = await as('admin', { phone: true })

  await arrange(page)
  await page.getByRole('button', { name: '展开 康复医学科' }).click()
  await handle(page, '言语治疗室').scrollIntoViewIfNeeded()

  const from = (await handle(page, '言语治疗室').boundingBox())!
  const to = (await handle(page, '作业治疗室').boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => [{ x, y }]

  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at(from.x + 12, from.y + 12),
  })

  for (let i = 1; i <= 10; i++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from.x + 12, from.y + 12 + ((to.y - from.y - 4) * i) / 10),
    })

  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText('已把 言语治疗室 移到 康复医学科 的第 2 位')).toBeVisible()

  await page.getByRole('button', { name: '移动 言语治疗室…' }).click()
  await page.getByRole('menuitem', { name: '下移' }).click()
  await expect(page.getByText('已把 言语治疗室 移到 康复医学科 的第 3 位')).toBeVisible()
  await expect.poll(() => rowsOf(page, names)).toEqual(names)
})

test('who administers a base sees that base, and sets capacities of its departments', async ({
  as,
}) => {
  const page = await as('base')
  await page.goto('base/country')
  await expect(rowOf(page, '医院药师基地')).toBeVisible()
  await expect(rowOf(page, '检验基地')).toHaveCount(0)

  await rowOf(page, '医院药师基地').getByRole('button', { name: '修改' }).click()

  const form = page.getByRole('dialog', { name: '维护教学主任与秘书' })

  await form.getByLabel('教学秘书').fill('何文')
  await page.locator('.ant-select-dropdown:visible').getByText('住院药房 · teacher').click()
  await save(form)
  await page.goto('base/second-department')
  await search(page, '药品库')
  await expect(page.getByLabel('药品库 每月容量')).toBeVisible()
  await expect(page.getByRole('button', { name: '新增二级科室' })).toHaveCount(0)
})

test('names are shown in English where there are any', async ({ as }) => {
  const page = await as('admin', { english: true })
  await page.goto(`base/second-department?keywords=${encodeURIComponent('住院药房')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second-level departments')
  await expect(page.getByRole('button', { name: 'Inpatient pharmacy', exact: true })).toBeVisible()
  await expect(page.getByText('Department of pharmacy').first()).toBeVisible()
})

test('forms and the arrangement have no violation', async ({ as }) => {
  test.setTimeout(180_000)

  const page = await as('admin')

  for (const [path, button, dialog] of [
    ['base/unit', '新增单位', '新增单位'],
    ['base/second-department', '新增二级科室', '新增部门'],
    ['base/own', '新增基地', '新增基地'],
    ['base/major', '新增专业', '新增专业'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()

    await expectLoaded(page)

    // all four are made of the same fields: one is looked at in the dark too
    if (path === 'base/unit') await expectHealthy(page, dialog)
    else for (const size of ['phone', 'PC'] as const) await expectHealthyAt(page, dialog, size)

    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  }

  await arrange(page)
  await expectHealthy(page, 'arrangement')
})
