import { firstDayOf } from '@residency/contract/kernel/day'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { expectFits } from '../support/fit.ts'
import { confirm, pick, rowOf } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { departmentNextMonth } from '../support/mentor-market.ts'

/** A shift that the colleague can take by every rule. */
async function findShiftFor(
  trainee: { username: string; password: string },
  name: string,
  month: string,
) {
  const token = await tokenOf(trainee.username, trainee.password)
  const { list } = await ask<{ list: { id: number; day: string }[] }>(
    'GET',
    `/api/v1/dutyRosters/own?month=${month}`,
    { token },
  )

  for (const shift of list) {
    const takers = await ask<{ name: string; obstacle: string | null }[]>(
      'GET',
      `/api/v1/dutySwaps/takers?shiftId=${shift.id}`,
      { token },
    )
    if (takers.some((taker) => taker.name === name && taker.obstacle === null)) return shift
  }

  throw new Error(`No shift after ${firstDayOf(month)} can be taken by ${name}`)
}

test('a department plans a month of nights from nothing to published, and changes a shift when somebody falls ill', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const { trainee, colleague, month } = await departmentNextMonth()
  const kind = unusedName('夜班')
  const page = await as('dept')
  const dialog = page.getByRole('dialog')

  await test.step('a kind of shift is defined', async () => {
    await page.goto('duty/kinds')
    await page.getByRole('button', { name: '新增班次' }).click()

    await dialog.getByLabel('班次名称').fill(kind)
    await dialog.getByLabel('简称').fill('夜')
    await dialog.getByLabel('开始时间').fill('20:00')
    await dialog.getByLabel('结束时间').fill('08:00')
    await dialog.getByRole('switch', { name: '夜班' }).click()
    await expectFits(page, 'form of a kind of shift')

    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`已保存班次“${kind}”`)).toBeVisible()
    await expect(page.getByText('20:00 – 次日 08:00').first()).toBeVisible()
  })

  const phone = await as(trainee.username, { phone: true, password: trainee.password })
  const preferences = phone.getByRole('region', { name: '值班意愿' })

  await test.step('a trainee says on the phone on which day no shift would be liked', async () => {
    await phone.goto('duty/own')
    await phone.getByRole('button', { name: '下个月' }).click()
    await preferences
      .getByRole('button', { name: /未填写$/ })
      .first()
      .click()
    await preferences.getByRole('button', { name: /希望值班$/ }).click()
    await expect(preferences.getByRole('button', { name: /希望不排$/ })).toBeVisible()
    await expectFits(phone, 'preferences for duty', ['phone'])
  })

  await test.step('the roster of the next month is begun and filled by proposal', async () => {
    await page.goto('duty/rosters')
    await page.getByRole('button', { name: '新增排班表' }).click()
    await dialog.getByRole('button', { name: '保存' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText(month)
    await page.getByRole('button', { name: '自动排班' }).click()
    await expect(page.getByText('已排好，没有空缺')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('没有不符合规则的地方。')).toBeVisible()

    await expectFits(page, 'a roster', ['phone', 'PC'])
  })

  await test.step('a place of the tray is filled by two presses or by dragging, and each change is undone', async () => {
    const tray = page.getByRole('region', { name: '待安排' })
    const filled = page.locator('.duty-cell.is-night')
    const count = await filled.count()

    await filled.first().click()
    await pick(page, dialog.getByRole('combobox'), '休息')
    await dialog.getByRole('button', { name: '保存' }).click()

    const place = tray.getByRole('listitem').getByRole('button')

    await expect(place).toHaveCount(1)
    await place.click()
    await page.locator('.duty-cell.is-target').first().click()
    await expect(filled).toHaveCount(count)
    await expect(place).toHaveCount(0)

    await tray.getByRole('button', { name: '撤销' }).click()
    await expect(place).toHaveCount(1)

    await place.click()

    const target = page.locator('.duty-cell.is-target').first()
    const label = (await target.getAttribute('aria-label'))!.split('：')[0]!

    await page.keyboard.press('Escape')
    await place.dragTo(page.getByRole('button', { name: new RegExp(`^${label}：`) }))
    await expect(filled).toHaveCount(count)
    await page.keyboard.press('Control+z')
    await expect(place).toHaveCount(1)

    await page.getByRole('button', { name: '自动排班' }).click()
    await confirm(page, '自动排班会替换未锁定的班次，继续？', '自动排班')
    await expect(page.getByText('没有不符合规则的地方。')).toBeVisible({ timeout: 30_000 })
    await expect(place).toHaveCount(0)
  })

  const shifts = page.getByRole('button', { name: new RegExp(`^${trainee.nickname}，.*：${kind}`) })

  await test.step('it is published, and the trainee reads the shifts on the phone', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await confirm(page, `发布 ${month} 的排班？`, '发布')
    await expect(page.getByText('已发布，学员已收到通知')).toBeVisible()

    const count = await shifts.count()

    expect(count).toBeGreaterThan(0)

    await phone.reload()
    await phone.getByRole('button', { name: '下个月' }).click()
    await expect(phone.getByRole('listitem').filter({ hasText: kind })).toHaveCount(count)
    await expect(preferences.getByText(/^(已|未能)照顾$/)).toBeVisible()

    await expectFits(phone, 'own shifts')
  })

  await test.step('a colleague is asked on the phone to take a shift, agrees, and the department approves', async () => {
    const shift = await findShiftFor(trainee, colleague.nickname, month)
    await phone.getByRole('button', { name: `换班：${shift.day} ${kind}` }).click()
    await phone.getByRole('dialog').getByRole('radio', { name: colleague.nickname }).check()
    await expect(
      phone.getByRole('radio', { name: `不换回，直接给 ${colleague.nickname}` }),
    ).toBeChecked()
    await expectFits(phone, 'asking for a swap', ['phone'])

    await phone.getByRole('button', { name: '提交申请' }).click()
    await expect(phone.getByText('申请已提交，等待同事答复')).toBeVisible()

    const other = await as(colleague.username, { phone: true, password: colleague.password })

    await other.goto('duty/own')
    await expect(other.getByText(`${trainee.nickname} 请你接班`)).toBeVisible()
    await expectFits(other, 'being asked for a swap', ['phone'])
    await other.getByRole('button', { name: '同意换班' }).click()
    await expect(other.getByText(`已同意与 ${trainee.nickname} 换班，待科室同意`)).toBeVisible()

    await page.goto(`duty/swaps?keywords=${encodeURIComponent(trainee.nickname)}`)
    await expect(rowOf(page, trainee.nickname)).toContainText('待科室同意')
    await expectFits(page, 'swaps of shifts', ['phone', 'PC'])
    await rowOf(page, trainee.nickname).getByRole('button', { name: '科室同意' }).click()
    await expect(page.getByText(`${trainee.nickname} 的换班已生效`)).toBeVisible()

    await phone.reload()
    await expect(phone.getByText('已换班')).toBeVisible()
  })

  await test.step('somebody falls ill: the shift is taken away with the reason, the place is open, and the change is kept', async () => {
    await page.goto('duty/rosters')
    await page.getByRole('link', { name: month }).click()

    const first = shifts.first()
    const [, day] = (await first.getAttribute('aria-label'))!.split(/[，：]/)

    await first.click()
    await pick(page, dialog.getByRole('combobox'), '休息')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('不能为空')).toBeVisible()

    await dialog.getByLabel('调整原因').fill('病假')
    await dialog.getByRole('button', { name: '保存' }).click()

    await expect(page.getByText(`${day} ${kind}：缺 1 人`)).toBeVisible()
    await expect(page.getByText(`${trainee.nickname}：${kind} → 休息（病假）`)).toBeVisible()
  })

  await test.step('the list names the month as published', async () => {
    await page.goto('duty/rosters')
    await expect(rowOf(page, month)).toContainText('已发布')
  })
})
