import { monthOf } from '@residency/contract/kernel/day'
import { makeCohort } from '../../packages/server/src/testing/builders/rotation-cohort.ts'
import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { monthFromNow } from '../support/days.ts'
import { confirm, pick } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { openProductDatabase } from '../support/product-database.ts'

test('a late trainee in the solver: the others are placed, the page explains why, a remedy is previewed, applied and published', async ({
  as,
}) => {
  test.setTimeout(90_000)

  const database = openProductDatabase()
  const { db } = database
  const rows = [0, 1].map((at) => ({ at, months: 3 }))
  const cohort = await makeCohort(database, { count: 4, startsOn: monthFromNow(1), rows, seats: 4 })
  const late = cohort.trainees[3]!

  await db
    .updateTable('trainees')
    .set({ startsOn: monthFromNow(3) })
    .where('id', '=', late)
    .execute()

  const [base] = await db
    .selectFrom('bases')
    .select('name')
    .where('id', '=', cohort.baseId)
    .execute()

  const [made] = await db
    .selectFrom('cohorts')
    .select(['name', 'startsOn'])
    .where('id', '=', cohort.cohortId)
    .execute()

  const [trainee] = await db
    .selectFrom('trainees')
    .select('realName')
    .where('id', '=', late)
    .execute()

  await database.close()

  const name = unusedName('迟到学员计划')
  const page = await as('bhb')
  const toast = (text: RegExp | string) => page.locator('.ant-message').getByText(text).last()
  const lead = (months: number) =>
    page.getByText(new RegExp(`第 1 版 · ${base!.name}.* 起 ${months} 个月`))
  const card = page.getByRole('region', { name: trainee!.realName })

  await test.step('three are placed; the fourth is named with the block, the month and the reason', async () => {
    await page.goto('rotation/plan')
    await page.getByRole('button', { name: '新增计划' }).click()

    const form = page.getByRole('dialog', { name: '新增计划' })

    await form.getByLabel('名称').fill(name)
    await pick(page, form.getByLabel('培训基地'), base!.name)
    await pick(page, form.getByLabel('届'), `${made!.name} · ${monthOf(made!.startsOn)} · 4 人`)
    await page.keyboard.press('Escape')
    await expect(form.getByLabel('月数')).toHaveValue('6')

    await form.getByRole('button', { name: /确定|保存/ }).click()
    await expect(lead(6)).toBeVisible()

    await page.getByRole('button', { name: '求解', exact: true }).click()
    await page.getByRole('button', { name: '开始计算' }).click()
    await expect(page.getByText('1 位学员排不下，其余 3 位已排好')).toBeVisible({ timeout: 30_000 })
    await expect(card.getByText(/还要完成 6 个月，可用的只有 4 个月/)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('a longer plan is looked at before it is applied, and places the trainee', async () => {
    await card.getByText('延长计划', { exact: true }).click()
    await expect(
      card.getByRole('table', { name: `${trainee!.realName} 的安排` }).getByRole('row'),
    ).toHaveCount(2)

    await card
      .getByRole('group')
      .filter({ hasText: '延长计划' })
      .getByRole('button', { name: '采用这个办法' })
      .click()

    await expect(toast(`已采用，${trainee!.realName} 已排入计划`)).toBeVisible()
    await expect(lead(8)).toBeVisible()

    await page.getByRole('button', { name: '发布', exact: true }).click()
    await confirm(page, `发布“${name}（第`, '发布')
    await expect(toast(/新排 8 段/)).toBeVisible()
  })

  await test.step('the edition distinguishes a second plan of the base', async () => {
    await page.getByRole('button', { name: '另存为草稿' }).click()
    await expect(toast('草稿已建立，已经开始的轮转照实保留')).toBeVisible()

    await page.goto('rotation/plan')
    await page.getByPlaceholder('计划名称').fill(name)
    await expect(page.getByRole('link', { name: `${name}（第 1 版）` })).toBeVisible()
    await expect(page.getByRole('link', { name: `${name}（第 2 版）` })).toBeVisible()
  })
})
