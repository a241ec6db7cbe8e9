import ExcelJS from 'exceljs'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEADS = [
  '阶段',
  '类型',
  '选轮组名称',
  '标准科室',
  '月数',
  '选轮科室数',
  '要求类别',
  '要求项目',
  '最低数量',
  '单位',
]

type Line = readonly (string | number | null)[]

/** A rotation table as offices draw it: the stage is one merged cell over its rows. */
async function sheetOf(lines: readonly Line[]) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('轮转表')

  for (const line of [HEADS, ...lines]) sheet.addRow([...line])

  sheet.mergeCells('A2:A4')

  return { name: '轮转表.xlsx', mimeType: XLSX, buffer: Buffer.from(await book.xlsx.writeBuffer()) }
}

test('a standard comes from a sheet, is corrected where it does not add up, and is published', async ({
  as,
}) => {
  const [name, ward, store, choice] = [
    unusedName('药师标准'),
    unusedName('病房'),
    unusedName('药库'),
    unusedName('选科'),
  ]

  const token = await tokenOf('bhb')

  const { majors } = await ask<{ majors: { value: number }[] }>(
    'GET',
    '/api/v1/standards/choices',
    { token },
  )

  const head = {
    issuer: 'hospital',
    name,
    source: '本院规定',
    degreeKind: 'none',
    lengthMonths: 12,
    firstStageMonths: 6,
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/standards', {
    token,
    body: { ...head, majorId: majors[0]!.value },
  })

  const linesWith = (months: string | number): Line[] => [
    [1, '必轮', null, ward, 4],
    [null, null, null, null, null, null, '技能', '医嘱审核', 100, '条'],
    [null, '必轮', null, store, months],
    [2, '固定选轮', '选轮组', `${choice}一`, 2, '2'],
    [null, null, null, `${choice}二`],
    [null, null, null, `${choice}三`],
  ]

  const page = await as('bhb')

  await page.goto(`standard/country?id=${id}`)
  await expect(page.getByText('第一阶段少 6 个月（应为 6，现为 0）')).toBeVisible()

  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导入…' }).click()

  const dialog = page.getByRole('dialog', { name: /^导入/ })

  await dialog.locator('input[type=file]').setInputFiles(await sheetOf(linesWith('两个月')))
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText(/^第 4 行「月数」/)).toBeVisible()

  await dialog.getByRole('button', { name: '改好后再次导入' }).click()
  await dialog.locator('input[type=file]').setInputFiles(await sheetOf(linesWith(2)))
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText(/^已导入/)).toBeVisible()

  await dialog.getByRole('button', { name: '关闭' }).last().click()

  const balance = page.getByRole('status').filter({ hasText: '第二阶段' })

  await expect(balance).toHaveText('第二阶段少 2 个月（应为 6，现为 4）')

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText(/轮转月数与培训时长不符：第二阶段少 2 个月/)).toBeVisible()

  await page.getByRole('button', { name: '修改 选轮组' }).click()

  const row = page.getByRole('dialog', { name: '固定选轮' })

  await row.getByLabel('月数').fill('3')
  await row.getByRole('button', { name: /确\s*定|保\s*存/ }).click()
  await expect(page.getByText('月数相符，修改还没有保存')).toBeVisible()

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText(/请先保存或放弃/)).toBeVisible()

  await page.getByRole('button', { name: '保存轮转表' }).click()
  await expect(page.getByText('轮转表已保存')).toBeVisible()
  await expect(page.getByText('月数相符，可以发布')).toBeVisible()

  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('button', { name: '修订为新版' })).toBeVisible()
  await expect(
    page.getByText(`选 2 个科室，每个 3 个月：${choice}一、${choice}二、${choice}三`),
  ).toBeVisible()

  await page.goto('standard/country')
  await search(page, name)

  const line = page.getByRole('row', { name: new RegExp(name) })

  await expect(line).toContainText('已发布')
  await expect(line).toContainText('12 个月')
})
