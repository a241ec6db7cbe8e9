import ExcelJS from 'exceljs'
import { expect, test } from '../support/actors.ts'
import { downloadedBy, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const RED = 'FFFFC7CE'
const HEADS = ['单位名称', '单位类型', '上级单位', '编码']

async function sheetOf(rows: readonly (readonly string[])[], heads = HEADS) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('培训单位')

  for (const row of [heads, ...rows]) sheet.addRow([...row])

  return {
    name: '培训单位.xlsx',
    mimeType: XLSX,
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  }
}

const bookOf = async (bytes: Buffer) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)

  return book.worksheets[0]!
}

test('a sheet with mistakes comes back with its wrong cells in red; what is right goes in if that is wished', async ({
  as,
}) => {
  const [one, two] = [unusedName('表格医院'), unusedName('表格分院')]
  const page = await as('bhb')

  await page.goto('base/unit')
  await page.getByRole('button', { name: '导入导出' }).click()

  const template = await downloadedBy(page, () =>
    page.getByRole('menuitem', { name: '下载模板' }).click(),
  )

  expect(template.name).toBe('培训单位导入模板.xlsx')
  expect((await bookOf(template.bytes)).getRow(1).getCell(1).text).toBe(HEADS[0])

  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导入…' }).click()

  const dialog = page.getByRole('dialog', { name: /^导入/ })

  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请先选择要导入的文件')

  await dialog.locator('input[type=file]').setInputFiles({
    name: '旧表.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('x'),
  })

  await expect(dialog.getByRole('alert')).toContainText(
    '请先在 Excel 或 WPS 中打开，选择“文件 → 另存为”，类型选“Excel 工作簿（.xlsx）”',
  )

  const wrong = await sheetOf([
    [one, '协同单位', '', ''],
    [two, '不是类型', '没有的单位', ''],
  ])

  await dialog.locator('input[type=file]').setInputFiles(wrong)
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('1 行有错误，没有导入任何数据')).toBeVisible()
  await expect(dialog.getByText(/^第 3 行「单位类型」：不在可选的范围内/)).toBeVisible()

  const result = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: '下载结果表' }).click(),
  )
  const sheet = await bookOf(result.bytes)
  const place = (head: string) => (sheet.getRow(1).values as string[]).indexOf(head)
  const colour = (row: number, head: string) =>
    (sheet.getRow(row).getCell(place(head)).fill as ExcelJS.FillPattern)?.fgColor?.argb

  expect([colour(2, '单位类型'), colour(3, '单位名称'), colour(3, '单位类型')]).toEqual([
    undefined,
    undefined,
    RED,
  ])

  await dialog.getByRole('button', { name: '改好后再次导入' }).click()
  await dialog.locator('input[type=file]').setInputFiles(wrong)
  await dialog.getByRole('radio', { name: '先导入正确的行' }).check()
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('已导入 1 行，1 行有错误')).toBeVisible()

  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await search(page, one)
  await expect(rowOf(page, one)).toBeVisible()
})

test('a list goes out as its filters show it, formulas as the texts they are', async ({ as }) => {
  const name = `=SUM(1,2)${unusedName('单位')}`
  const page = await as('bhb')

  await page.goto('base/unit')
  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导入…' }).click()

  const dialog = page.getByRole('dialog', { name: /^导入/ })

  await dialog.locator('input[type=file]').setInputFiles(await sheetOf([[name, '协同单位']]))
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('已导入 1 行')).toBeVisible()

  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await search(page, name)
  await expect(page.getByText(/^共 1 个单位/)).toBeVisible()

  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导出…' }).click()

  const out = page.getByRole('dialog', { name: /^导出/ })

  await out.getByLabel('导出原因').fill('核对')

  const file = await downloadedBy(page, () => out.getByRole('button', { name: '开始导出' }).click())

  expect(file.name).toBe('培训单位.xlsx')

  const sheet = await bookOf(file.bytes)

  expect(sheet.rowCount).toBe(2)

  const cell = sheet.getRow(2).getCell(1)

  expect([cell.value, cell.type, cell.numFmt]).toEqual([name, ExcelJS.ValueType.String, '@'])
})

test('work in the background has a page of its own: what went out, what was stopped by its mistakes, and why', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('system/guide')
  await page.getByRole('button', { name: '导出…' }).click()

  const out = page.getByRole('dialog', { name: /^导出/ })
  const file = await downloadedBy(page, () => out.getByRole('button', { name: '开始导出' }).click())

  expect(file.name).toBe('工作指南.xlsx')
  expect((await bookOf(file.bytes)).getRow(1).values).toContain('正文（纯文本）')

  await page.goto('base/unit')
  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导入…' }).click()

  const dialog = page.getByRole('dialog', { name: /^导入/ })

  await dialog.locator('input[type=file]').setInputFiles(await sheetOf([['x']], ['别的表头']))
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText(/模板/).last()).toBeVisible()

  await page.goto('system/job')
  await page.getByText('我的', { exact: true }).click()

  const newest = page.getByRole('row').filter({ hasText: '导入 · 培训单位' }).first()

  await expect(newest).toContainText('失败')

  // other journeys run at the same time, so the own task is found by its number
  const failed = page.locator(`tr[data-row-key="${await newest.getAttribute('data-row-key')}"]`)

  await expect(failed).toContainText('模板')
  await expect(page.getByRole('row').filter({ hasText: '导出 · 工作指南' }).first()).toContainText(
    '已完成',
  )

  await page.getByText('所有人', { exact: true }).click()
  await expect(page.getByText(/^排队 \d+，进行中 \d+，失败 [1-9]\d*；/)).toBeVisible()

  await failed.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('已重新排队')).toBeVisible()
  await expect(failed).toContainText('失败')
})

test('who administers a base finds what it took out among its background tasks', async ({ as }) => {
  const page = await as('base')
  await page.goto('base/major')
  await page.getByRole('button', { name: '导入导出' }).click()
  await page.getByRole('menuitem', { name: '导出…' }).click()

  const out = page.getByRole('dialog', { name: /^导出/ })

  await downloadedBy(page, () => out.getByRole('button', { name: '开始导出' }).click())
  await out.getByRole('button', { name: '关闭' }).last().click()
  await page.getByRole('menuitem', { name: '后台任务' }).click()

  const row = page.getByRole('row').filter({ hasText: '导出 · 专业' }).first()

  await expect(row).toContainText('已完成')

  const file = await downloadedBy(page, () => row.getByRole('button', { name: '下载' }).click())

  expect(file.name).toMatch(/^专业.*\.xlsx$/)
})
