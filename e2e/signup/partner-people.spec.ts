import type { Page } from '@playwright/test'
import ExcelJS from 'exceljs'
import { expect, test } from '../support/actors.ts'
import { expectFits } from '../support/fit.ts'
import {
  downloadedBy,
  listAction,
  openedId,
  pick,
  search,
  typeCaptcha,
} from '../support/gestures.ts'
import { unusedCard, unusedMobile, unusedName } from '../support/makers.ts'
import { DEMO_PASSWORD } from '../support/product.ts'
import * as registration from '../support/registration-steps.ts'
import { next, saved } from '../support/registration-steps.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const RED = 'FFFFC7CE'
const HEADS = ['姓名', '证件类型', '身份证号', '手机号', '已取得本人同意', '毕业院校', '第一志愿']

async function sheetOf(rows: readonly (readonly string[])[]) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('合作单位人员')

  for (const row of [HEADS, ...rows]) sheet.addRow([...row])

  return { name: '人员.xlsx', mimeType: XLSX, buffer: Buffer.from(await book.xlsx.writeBuffer()) }
}

const bookOf = async (bytes: Buffer) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as ArrayBuffer)

  return book
}

async function logIn(page: Page) {
  await page.goto('sign/cooperation/login')
  await page.getByLabel('用户名').fill('partner')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await typeCaptcha(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('本单位报名人员')
}

/** Opens the import dialog, chooses the file and starts. */
async function importSheet(page: Page, rows: readonly (readonly string[])[]) {
  await listAction(page, '导入导出')
  await page.getByRole('menuitem', { name: '导入…' }).click()

  const dialog = page.getByRole('dialog', { name: /^导入/ })

  await expect(
    dialog.getByRole('combobox', { name: '招生批次' }),
    'the only open intake is chosen',
  ).toContainText('年度招生')

  await dialog.locator('input[type=file]').setInputFiles(await sheetOf(rows))
  await dialog.getByRole('button', { name: '开始导入' }).click()

  return dialog
}

const open = async (page: Page, name: string, act: string) => {
  await search(page, name)
  await expect(page).toHaveURL(/keywords=/)
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()

  const way = page.getByRole('button', { name: act, exact: true })

  await expect(way).toHaveCount(1)

  await way.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

const backToList = async (page: Page) => {
  await page.getByRole('button', { name: '返回人员列表' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('本单位报名人员')
  await expect(page, 'as it was left').toHaveURL(/apply\/student\?keywords=/)
}

/** Fills in what the unit's sheet did not contain. */
async function fillIn(page: Page) {
  await registration.search(page, '生源地', '四川省')
  await saved(page) // the saved message moves the elements below it
  await page.getByRole('radio', { name: '往届毕业' }).check()
  await saved(page)
  await next(page).click()
  await expect(page.getByLabel('身份证号')).not.toHaveValue('')

  await pick(page, page.getByRole('combobox', { name: '民族' }), '汉族')
  await page.getByLabel('通讯地址').fill('江城市人民路 1 号')
  await page.getByLabel('紧急联系人', { exact: true }).fill('家人')
  await page.getByLabel('紧急联系人电话').fill('13800000099')
  await registration.search(page, '户籍所在地 省级', '四川省')
  await registration.search(page, '户籍所在地 市级', '成都市')
  await registration.search(page, '户籍所在地 区县级', '武侯区')
  await saved(page)
  await next(page).click()
  await registration.addPhoto(page)
  await next(page).click()
  await registration.fillStudy(page)
  await saved(page)

  for (const heading of ['外语与证书', '个人经历', '志愿填报']) {
    await next(page).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }

  await registration.choose(page, /^药学/)
  await saved(page)
  await next(page).click()
}

test('on a phone a partner unit imports its people, corrects the sheet that came back, fills in for one of them and follows the result', async ({
  as,
  visitor,
}) => {
  test.setTimeout(300_000)

  const [one, two] = [unusedName('合'), unusedName('作')]
  const page = await visitor({ phone: true })
  const right = (name: string) => [
    name,
    '居民身份证',
    unusedCard(),
    unusedMobile(),
    '是',
    '江城护理学校',
    '',
  ]
  const rows = [right(one), right(two)]

  await test.step('it logs in and downloads the template, which says how each column is filled in', async () => {
    await logIn(page)
    await listAction(page, '导入导出')

    const template = await downloadedBy(page, () =>
      page.getByRole('menuitem', { name: '下载模板' }).click(),
    )
    const [sheet, howTo] = (await bookOf(template.bytes)).worksheets

    expect((sheet!.getRow(1).values as string[]).slice(1)).toEqual(HEADS)
    expect(JSON.stringify(howTo!.getSheetValues())).toContain('取得同意')
  })

  await test.step('a sheet with mistakes writes nothing and comes back with its wrong cells in red', async () => {
    const dialog = await importSheet(page, [
      rows[0]!,
      [two, '', '510107200105120023', '1380', '', '', '没有的专业'],
    ])

    await expect(dialog.getByText('1 行有错误，没有导入任何数据')).toBeVisible()
    await expect(dialog.getByText(/^第 3 行「身份证号」/)).toBeVisible()
    await expect(dialog.getByText('第 3 行「已取得本人同意」：请确认已取得本人同意')).toBeVisible()

    await expectFits(page, 'mistakes')

    const result = await downloadedBy(page, () =>
      dialog.getByRole('button', { name: '下载结果表' }).click(),
    )
    const sheet = (await bookOf(result.bytes)).worksheets[0]!

    const colours = (row: number) =>
      HEADS.filter(
        (_, i) =>
          (sheet.getRow(row).getCell(i + 1).fill as ExcelJS.FillPattern)?.fgColor?.argb === RED,
      )

    expect([colours(2), colours(3)]).toEqual([[], ['身份证号', '手机号', '已取得本人同意']])

    await dialog.getByRole('button', { name: '关闭' }).last().click()
    await search(page, one)
    await expect(page.locator('.ant-empty-description')).toBeVisible()
  })

  await test.step('the corrected one signs both up; each is in the list', async () => {
    const dialog = await importSheet(page, rows)

    await expect(dialog.getByText('已导入 2 行')).toBeVisible()

    await dialog.getByRole('button', { name: '关闭' }).last().click()

    for (const name of [two, one]) {
      await search(page, name)
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    }

    await expect(page.locator('.ant-tag, .state-tag').getByText('填写中').first()).toBeVisible()
  })

  await test.step('what it had done in the background is listed on a separate page, with its result', async () => {
    await listAction(page, '后台任务')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('后台任务')

    await expectFits(page, 'the tasks')

    const result = await downloadedBy(page, () =>
      page.getByRole('button', { name: '下载', exact: true }).first().click(),
    )

    expect(JSON.stringify((await bookOf(result.bytes)).worksheets[0]!.getSheetValues())).toContain(
      two,
    )

    await page.getByRole('button', { name: '返回本单位人员' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('本单位报名人员')
  })

  await test.step('it fills in for one of them, on the screens applicants have, and hands it in', async () => {
    await open(page, one, '填写')
    await expectFits(page, 'sign info')
    await fillIn(page)
    await expect(page.getByText('内容已填写完整')).toBeVisible()

    await expectFits(page, 'the last look')
    await page.getByRole('button', { name: '提交报名' }).click()

    const question = page.getByRole('dialog').filter({ hasText: `提交 ${one}` })

    await question.getByRole('button', { name: '提交报名', exact: true }).click()
    await expect(page.getByText('已提交，等待基地审核。结果会显示在人员列表和这里。')).toBeVisible()

    await expectFits(page, 'handed in')
    await backToList(page)
  })

  const id =
    await test.step('the list shows what was returned, and it is corrected there', async () => {
      await open(page, one, '查看')

      const number = await openedId(page)

      await backToList(page)

      await registration.decideByCalls(number, 'return', {
        reason: '请更正',
        returns: [{ section: 'sign', reason: '生源地与学籍不符' }],
      })

      await page.reload()
      await open(page, one, '填写')
      await expect(page.getByText('退回原因：生源地与学籍不符').last()).toBeVisible()

      await registration.search(page, '生源地', '重庆市')
      await saved(page)
      await next(page).click()
      await page.getByRole('button', { name: '提交报名' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '提交报名', exact: true }).click()
      await expect(page.getByText(/^已提交，等待基地审核/).first()).toBeVisible()

      await registration.decideByCalls(number, 'pass')
      await backToList(page)
      await search(page, one)
      await expect(page.getByText('资格审核通过').first()).toBeVisible()

      return number
    })

  await test.step('somebody else’s person is not found', async () => {
    await page.goto(`sign/cooperation/person?id=${id + 100_000}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这份报名')

    await expectFits(page, 'not found')
    await page.getByRole('alert').getByRole('button', { name: '返回人员列表' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('本单位报名人员')

    const office = await as('bhb')
    const stranger = await registration.registerByCalls(office, unusedName('外'), false)

    await page.goto(`sign/cooperation/person?id=${stranger.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这份报名')
  })
})
