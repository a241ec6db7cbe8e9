import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { thisYear } from '../support/days.ts'
import { actOn, pick, rowOf, search } from '../support/gestures.ts'
import { OWN_PASSWORD } from '../support/makers.ts'
import {
  addDepartment,
  addUnit,
  pickTree,
  save,
  typeDay,
} from '../support/organisation-gestures.ts'
import { startEmptyProduct } from '../support/product.ts'

test('a hospital is built from an empty database through the screens', async ({ as }) => {
  test.setTimeout(400_000)
  const { base, password, stop } = await startEmptyProduct()

  try {
    const token = await tokenOf('root', password, base)

    await ask('PUT', '/api/v1/users/password', {
      token,
      base,
      body: { oldPassword: password, newPassword: OWN_PASSWORD },
    })

    const page = await as('root', { base, password: OWN_PASSWORD })

    const path = page.getByRole('region', { name: '启用步骤' })

    await test.step('the home page of the first account begins with the path of setting up', async () => {
      await page.goto('dashboard')
      await expect(path.getByRole('listitem').first()).toContainText('医院和培训单位')

      await path.getByRole('link', { name: '去办理' }).first().click()
      await expect(page).toHaveURL(/base\/unit$/)
    })

    await test.step('units', async () => {
      await addUnit(page, '江城医院', '主院')
      await addUnit(page, '江南社区卫生服务中心', '基层实践单位')
      await expect(rowOf(page, '江城医院')).toContainText('主院')
    })

    await test.step('departments in two levels', async () => {
      await page.goto('base/first-department')
      await addDepartment(page, '新增一级科室', '江城医院', '药学部')
      await page.goto('base/second-department')
      await addDepartment(page, '新增二级科室', '药学部', '住院药房', '4')
      await expect(page.getByLabel('住院药房 每月容量')).toHaveValue('4')

      await page.goto('system/dept')
      await page.getByRole('button', { name: '全部展开' }).click()

      for (const name of ['江城医院', '药学部', '住院药房', '江南社区卫生服务中心'])
        await expect(rowOf(page, name)).toBeVisible()
    })

    await test.step('a national base and an own one, their majors mapped', async () => {
      for (const [path, name, code, major] of [
        ['base/country', '医院药师基地', 'YS', '药学'],
        ['base/own', '院内药学基地', 'YN', '医院药学'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('button', { name: '新增基地' }).click()

        const form = page.getByRole('dialog', { name: '新增基地' })

        await form.getByLabel('基地名称').fill(name)
        await form.getByLabel('编码').fill(code)
        await pickTree(page, form.getByLabel('牵头科室'), '药学部')
        await save(form)
        await actOn(page, rowOf(page, name), '新增专业')

        const majorForm = page.getByRole('dialog', { name: '新增专业' })

        await pick(page, majorForm.getByLabel('培养类型'), '药师')
        await majorForm.getByLabel('专业名称').fill(major)
        await majorForm.getByLabel('编码').fill(`${code}1`)
        await save(majorForm)
        await expect(rowOf(page, name)).toContainText(major)
      }

      await page.getByText('专业对应', { exact: true }).click()
      await pick(page, page.getByLabel('医院药学 对应的国标专业'), 'YS1 药学')
      await expect(page.getByText('医院药学 已对应 YS1 药学')).toBeVisible()
    })

    await test.step('what was built is done on the path, and a step that is not needed leaves it', async () => {
      await page.goto('dashboard')
      await expect(path.getByRole('listitem').first()).toContainText('人员账号')

      const wechat = path.getByRole('listitem', { name: '微信公众号' })
      await actOn(page, wechat, '本院不需要')
      await expect(wechat).toHaveCount(0)

      await page.goto('system/set-up')
      await expect(page.getByRole('listitem', { name: '医院和培训单位' })).toContainText('已完成')
      await expect(page.getByRole('listitem', { name: '微信公众号' })).toContainText('本院不需要')
    })

    await test.step('a dictionary in both languages', async () => {
      await page.goto('system/dict')
      await page.getByRole('button', { name: '新增字典' }).click()

      const form = page.getByRole('dialog', { name: '新增字典' })

      await form.getByLabel('名称', { exact: true }).fill('药房班次')
      await form.getByLabel('编码').fill('pharmacy_shift')
      await form.getByRole('button', { name: '保存' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('药房班次')

      await page.getByRole('button', { name: '新增选项' }).click()

      const item = page.getByRole('dialog', { name: '新增选项' })

      await item.getByLabel('名称', { exact: true }).fill('夜班')
      await item.getByLabel('英文名称').fill('Night')
      await item.getByLabel('字典值').fill('night')
      await item.getByRole('button', { name: '保存' }).click()
      await expect(rowOf(page, '夜班')).toBeVisible()
    })

    await test.step('a year of holidays', async () => {
      const days = [{ name: '元旦', date: '2034-01-02', isOffDay: true }]
      const buffer = Buffer.from(JSON.stringify({ year: 2034, papers: [], days }))

      await page.goto('system/holiday?year=2034')
      await page.getByRole('button', { name: '导入放假安排' }).click()

      const dialog = page.getByRole('dialog', { name: '导入放假安排' })

      await dialog
        .getByLabel('选择文件')
        .setInputFiles({ name: '2034.json', mimeType: 'application/json', buffer })
      await dialog.getByRole('button', { name: '导入放假安排' }).click()
      await expect(page.getByText('2034 年共 259 个工作日')).toBeVisible()
    })

    const year = thisYear()

    await test.step('a window of time', async () => {
      await page.goto('system/time')
      await page.getByRole('button', { name: '新增时间段' }).click()

      const form = page.getByRole('dialog', { name: '新增时间段' })

      await pick(page, form.getByLabel('时间名称'), '评价')
      await typeDay(page, form.getByLabel('开始时间', { exact: true }), `${year - 1}-01-01`)
      await typeDay(page, form.getByLabel('结束时间', { exact: true }), `${year + 1}-12-31`)
      await save(form)
      await expect(rowOf(page, '评价').getByText('进行中')).toBeVisible()
    })

    await test.step('a guide, read by its readers', async () => {
      await page.goto('system/guide')
      await page.getByRole('button', { name: '新增指南' }).click()

      const form = page.getByRole('dialog', { name: '新增指南' })

      await form.getByLabel('标题', { exact: true }).fill('入科须知')
      await form.getByRole('textbox', { name: /^正文/ }).fill('报到当天到药学部登记。')
      await form.getByRole('switch', { name: '发布' }).click()
      await save(form)
      await search(page, '入科')
      await expect(rowOf(page, '入科须知').getByText('已发布')).toBeVisible()

      await page.goto('guide')
      await page.getByRole('button', { name: '入科须知' }).click()
      await expect(page.getByRole('article', { name: '入科须知' })).toContainText(
        '报到当天到药学部登记。',
      )
    })
  } finally {
    await stop()
  }
})
