import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { aPublishedStandard, aTrainee } from '../support/cohort-standard.ts'
import { confirm, openedId, pick, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { typeDay } from '../support/organisation-gestures.ts'

const START = '2026-09-01'

const at = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z/, 'Z')

test('a base localises a standard and explains what differs, the office approves, a trainee chooses electives on the phone', async ({
  as,
}) => {
  test.setTimeout(90_000)

  const standard = await aPublishedStandard()
  const trainee = await aTrainee(standard.major.value, START)
  const name = unusedName('届次')
  const base = await as('base')
  let id = 0

  await test.step('the table is made through the comparison; a change is a deviation that needs its reason', async () => {
    await base.goto('standard/batch')
    await base.getByRole('button', { name: '新增届次' }).click()

    const form = base.getByRole('dialog', { name: '新增届次' })

    await form.getByLabel('名称', { exact: true }).fill(name)
    await pick(base, form.getByLabel('专业'), standard.major.label)
    await pick(base, form.getByLabel('培训标准'), `${standard.name} · 第 1 版 · 12 个月`)
    await typeDay(base, form.getByLabel('开始日期'), START)
    await form.getByRole('button', { name: /确定|保存/ }).click()
    await expect(base.getByText('届次已建立，轮转表已按科室对照生成')).toBeVisible()
    await expect(base.getByText(`“${standard.shared}”的 8 个月按比例取整`)).toBeVisible()

    id = await openedId(base)
    await base.getByRole('button', { name: '修改 自选' }).click()

    const row = base.getByRole('dialog', { name: '自由选轮' })

    await row.getByLabel('合计月数').fill('1')
    await row.getByRole('button', { name: /确定|保存/ }).click()

    await base
      .getByRole('button', { name: `修改 ${standard.rooms[0]}` })
      .first()
      .click()

    const required = base.getByRole('dialog', { name: '必轮' })

    await required.getByLabel('月数').fill('6')
    await required.getByRole('button', { name: /确定|保存/ }).click()
    await base.getByRole('button', { name: '保存轮转表' }).click()
    await expect(base.getByText('轮转表已保存')).toBeVisible()
    await expect(base.getByText('标准').filter({ hasText: /^标准$/ })).toHaveCount(2)

    await base.getByRole('button', { name: '提交审核' }).click()
    await confirm(base, `提交“${name}”`, '提交审核')
    await expect(base.getByText(/还有 2 处偏差没有理由/)).toBeVisible()

    for (const clause of ['月数', '月数']) {
      await base
        .getByRole('textbox', { name: new RegExp(`^理由：.*${clause}$`) })
        .and(base.locator('.ant-input-status-warning'))
        .first()
        .fill('病种集中')

      await base.getByRole('button', { name: '保存理由' }).click()
      await expect(base.getByText('理由已保存').last()).toBeVisible()
      await expect(base.getByRole('button', { name: '保存理由' })).toHaveCount(0)
    }

    await base.getByRole('button', { name: '提交审核' }).click()
    await confirm(base, `提交“${name}”`, '提交审核')
    await expect(base.getByText('已提交，等待毕后办审核')).toBeVisible()
  })

  await test.step('the office sees each clause and approves the cohort with them', async () => {
    const office = await as('bhb')
    await office.goto(`standard/batch-audit?keywords=${encodeURIComponent(name)}`)
    await office.getByRole('button', { name, exact: true }).click()
    await expect(office.getByText('理由：病种集中')).toHaveCount(2)

    await office
      .getByRole('button', { name: /^同意：/ })
      .first()
      .click()

    await expect(office.getByText('已记录')).toBeVisible()

    await office.getByRole('button', { name: '通过', exact: true }).click()
    await expect(office.getByText(`“${name}”已通过审核`)).toBeVisible()
  })

  await test.step('the base adds the trainee and opens the choice', async () => {
    await base.goto('standard/batch-student')
    await search(base, trainee.nickname)
    await rowOf(base, trainee.nickname).getByRole('button', { name: '加入届次' }).click()

    const form = base.getByRole('dialog', { name: `把 ${trainee.nickname} 加入届次` })

    await pick(base, form.getByLabel('届次'), `${name} · ${standard.major.label}`)
    await form.getByRole('button', { name: '加入届次' }).click()
    await expect(base.getByText('已加入 1 名学员')).toBeVisible()

    const token = await tokenOf('base')
    const { version } = await ask<{ version: number }>('GET', `/api/v1/cohorts/${id}`, { token })

    await ask('PUT', `/api/v1/electives/windows/${id}`, {
      token,
      body: { version, from: at(-1), until: at(7) },
    })
  })

  await test.step('the trainee chooses on the phone, counted while choosing', async () => {
    const phone = await as(trainee.username, { phone: true, password: trainee.password })
    await phone.goto('rotation/electives')

    const fixed = phone.getByRole('region', { name: '选轮', exact: true })

    await expect(fixed.getByRole('status')).toContainText('还要选 1 个科室')

    await fixed.getByRole('checkbox', { name: standard.rooms[1] }).click()
    await expect(fixed.getByRole('status')).toContainText('已选好')

    await phone
      .getByRole('region', { name: '自选', exact: true })
      .getByRole('checkbox', { name: standard.rooms[2] })
      .click()

    await phone.getByRole('button', { name: '保存选择' }).click()
    await expect(phone.getByText('已保存，全部选好了')).toBeVisible()

    await base.goto(`standard/electives?cohortId=${id}`)
    await expect(rowOf(base, trainee.nickname)).toContainText('已选完 2/2')
  })
})
