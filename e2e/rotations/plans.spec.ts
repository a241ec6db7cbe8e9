import { lastDayOf, monthOf } from '@residency/contract/kernel/day'
import { makeCohort } from '../../packages/server/src/testing/builders/rotation-cohort.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { monthFromNow } from '../support/days.ts'
import { confirm, pick } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { openProductDatabase } from '../support/product-database.ts'

const COUNT = 24

test('a cohort of 24 is solved and published; after a leave the plan is repaired with few changes, shown before they are taken over', async ({
  as,
}) => {
  test.setTimeout(90_000)

  const database = openProductDatabase()
  const { db } = database
  const rows = [0, 1, 2, 3].map((at) => ({ at, months: 3 }))

  const cohort = await makeCohort(database, {
    count: COUNT,
    startsOn: monthFromNow(1),
    rows,
    seats: 7,
  })

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

  const [away] = await db
    .selectFrom('trainees')
    .select(['id', 'realName'])
    .where('id', '=', cohort.trainees[0]!)
    .execute()

  await database.close()

  const name = unusedName('轮转计划')
  const page = await as('bhb')
  const toast = (text: RegExp | string) => page.locator('.ant-message').getByText(text).last()

  const adopt = async () => {
    await page.getByRole('button', { name: '采用这个结果' }).click()
    await expect(toast('已采用，可在编排图上继续调整')).toBeVisible()
  }

  const publish = async (count: RegExp) => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await confirm(page, `发布“${name}（第`, '发布')
    await expect(toast(count)).toBeVisible()
  }

  await test.step('a draft of the cohort is solved to the proven optimum and published', async () => {
    await page.goto('rotation/plan')
    await page.getByRole('button', { name: '新增计划' }).click()

    const form = page.getByRole('dialog', { name: '新增计划' })

    await form.getByLabel('名称').fill(name)
    await pick(page, form.getByLabel('培训基地'), base!.name)

    await pick(
      page,
      form.getByLabel('届'),
      `${made!.name} · ${monthOf(made!.startsOn)} · ${COUNT} 人`,
    )

    await page.keyboard.press('Escape')
    await expect(form.getByLabel('月数')).toHaveValue('12')

    await form.getByLabel('月数').fill('13')
    await form.getByRole('button', { name: /确定|保存/ }).click()
    await expect(page.getByText('96 段未安排')).toBeVisible()

    await page.getByRole('button', { name: '求解', exact: true }).click()
    await page.getByRole('button', { name: '开始计算' }).click()
    await expect(page.getByText('已证明是最优：不可能更小')).toBeVisible({ timeout: 30_000 })

    await adopt()
    await expect(page.getByText('已证明最优')).toBeVisible()

    await publish(/新排 96 段/)
  })

  await test.step('a leave is repaired: what changes is listed, the others stay', async () => {
    const token = await tokenOf('bhb')
    const startsOn = monthFromNow(1)
    const body = {
      traineeId: away!.id,
      startsOn,
      endsOn: lastDayOf(monthOf(startsOn)),
      reason: '病假',
    }

    await ask('POST', '/api/v1/rotationAbsences', { token, body })
    await page.getByRole('button', { name: '另存为草稿' }).click()
    await expect(toast('草稿已建立，已经开始的轮转照实保留')).toBeVisible()

    await page.getByRole('button', { name: '求解', exact: true }).click()
    await page.getByRole('radio', { name: /最少变动修复/ }).check()
    await page.getByRole('button', { name: '开始计算' }).click()
    await expect(page.getByRole('heading', { name: /采用后的变化/ })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('rowheader', { name: away!.realName }).first()).toBeVisible()

    await adopt()
    await publish(/不变 9\d 段/)
  })
})
