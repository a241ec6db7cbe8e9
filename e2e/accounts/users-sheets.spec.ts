import ExcelJS from 'exceljs'
import { expect, test, tokenOf } from '../support/actors.ts'
import { confirm, downloadedBy } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function sheetOf(rows: readonly (readonly string[])[]) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('用户列表')

  sheet.addRow(['用户名', '昵称', '性别', '手机号码', '邮箱', '角色'])

  for (const row of rows) sheet.addRow([...row])

  return { name: '用户.xlsx', mimeType: XLSX, buffer: Buffer.from(await book.xlsx.writeBuffer()) }
}

test('importing a sheet with mistakes writes nothing and names every row; corrected, it gives the passwords once', async ({
  as,
}) => {
  const [good, other] = [unusedName('sheet'), unusedName('sheet')]
  const page = await as('admin')

  await page.goto('system/user')
  await page.getByRole('button', { name: '导入' }).click()

  const dialog = page.getByRole('dialog', { name: '导入用户' })
  const template = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: '下载模板' }).click(),
  )

  expect(template.name).toBe('用户导入模板.xlsx')

  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/请选择文件/)

  const wrong = await sheetOf([
    [good, '好人', '女', '', '', 'TEACHER'],
    ['', '无名', '', '', '', 'TEACHER'],
    [other, '错号', '男', '12345', '', '没有的角色'],
  ])

  await dialog.locator('input[type=file]').setInputFiles(wrong)
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('已创建 0 个账号，修改 0 个，0 行没有改动，2 行有误')).toBeVisible()
  await expect(dialog.getByText(/^第 3 行 .*用户名为空/)).toBeVisible()
  await expect(dialog.getByText(/^第 4 行 .*手机号/)).toBeVisible()
  await expect(dialog.getByText(/^第 4 行 .*角色/)).toBeVisible()

  await dialog
    .locator('input[type=file]')
    .setInputFiles(await sheetOf([[good, '好人', '女', '', '', 'TEACHER']]))
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('已创建 1 个账号，修改 0 个，0 行没有改动，0 行有误')).toBeVisible()

  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await confirm(page, '结果表还没有下载', '取消')

  await expect(
    dialog.getByText('已创建 1 个账号，修改 0 个，0 行没有改动，0 行有误'),
    'nobody leaves the passwords behind unasked',
  ).toBeVisible()

  const result = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: /下载结果表/ }).click(),
  )

  expect(result.name).toBe('用户导入结果.xlsx')

  const book = new ExcelJS.Workbook()

  await book.xlsx.load(result.bytes as unknown as ArrayBuffer)

  const rows = Array.from(book.worksheets[0]!.getSheetValues(), (row) =>
    Array.isArray(row) ? row.map(String) : [],
  )
  const column = rows.find((row) => row.includes('一次性密码'))!.indexOf('一次性密码')
  const secret = rows.find((row) => row.includes(good))![column]!

  expect(await tokenOf(good, secret)).toMatch(/^Bearer /)
  await expect(dialog.getByRole('button', { name: /下载结果表/ })).toBeDisabled()

  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(dialog).toBeHidden()
})

test('the exported sheet has its Chinese name, the rows of the filter and masked numbers', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('system/user?keywords=student')
  await expect(page.getByText('共 2 条')).toBeVisible()

  await page.getByRole('button', { name: '导出' }).click()

  const dialog = page.getByRole('dialog', { name: '导出用户' })

  await dialog.getByRole('button', { name: '导出' }).click()
  await expect(dialog.getByText('请填写导出原因')).toBeVisible()

  await dialog.getByLabel('导出原因').fill('学期名单核对')

  const file = await downloadedBy(page, () => dialog.getByRole('button', { name: '导出' }).click())

  expect(file.name).toBe('用户列表.xlsx')

  const book = new ExcelJS.Workbook()

  await book.xlsx.load(file.bytes as unknown as ArrayBuffer)

  const words = book.worksheets.flatMap((sheet) => sheet.getSheetValues().flat().map(String))

  expect(words).toEqual(
    expect.arrayContaining([
      '李思源',
      '王雨桐',
      '138****0010',
      '138****0011',
      '导出原因：学期名单核对',
    ]),
  )
  expect(words).not.toContain('周明远')

  expect(
    words.filter((word) => /^1\d{10}$/.test(word)),
    'full numbers',
  ).toEqual([])
})
