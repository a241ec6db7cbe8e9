import { ask, expect, sharedTokenOf, test, tokenOf } from '../support/actors.ts'
import { dayFromNow, thisYear } from '../support/days.ts'
import { actOn, pick, rowOf } from '../support/gestures.ts'
import { createUser, unusedName } from '../support/makers.ts'
import { typeDay } from '../support/organisation-gestures.ts'

type Option = { value: number; label: string; children?: Option[] }

const all = (options: readonly Option[]): Option[] =>
  options.flatMap((one) => [one, ...all(one.children ?? [])])

/** Accounts of teachers in a department, entered in the library by the office. */
async function enterTeachers(names: readonly string[], department: string) {
  const [root, office] = [await sharedTokenOf('root'), await tokenOf('bhb')]
  const departmentId = all(
    await ask<Option[]>('GET', '/api/v1/dept/options', { token: root }),
  ).find(({ label }) => label === department)!.value
  const bases = await ask<Option[]>('GET', '/api/v1/qualifications/bases', { token: office })
  const baseId = bases.find(({ label }) => label === '医院药师基地')!.value

  for (const nickname of names) {
    const { id } = await createUser(
      { username: unusedName('checked'), nickname, role: '教师', deptId: departmentId },
      root,
    )

    const facts = {
      title: 'pharmacist_in_charge',
      titleSince: '2020-06-01',
      education: 'master',
      validFrom: dayFromNow(-30),
    }

    const body = new FormData()

    for (const [key, value] of Object.entries({
      ...facts,
      userId: id,
      level: 'general',
      baseId,
      departmentId,
    }))
      body.append(key, String(value))

    await ask('POST', '/teacherLibrary', { token: office, body })
  }
}

test('the office opens a yearly check, the department passes and objects on the phone, the office decides the objection and closes the check', async ({
  as,
}, { retry }) => {
  test.setTimeout(90_000)

  const stem = unusedName('年检')

  const [good, bad, left] = ['甲', '乙', '丙'].map((end) => `${stem}${end}`) as [
    string,
    string,
    string,
  ]

  await enterTeachers([good, bad, left], '住院药房')

  const office = await as('bhb')

  await test.step('everybody of the base in the library is in the check', async () => {
    await office.goto('teacher/checks')
    await office.getByRole('button', { name: '发起年检' }).click()

    const form = office.getByRole('dialog', { name: '发起年检' })

    await pick(office, form.getByLabel('培训基地'), '医院药师基地')

    if (retry > 0) await pick(office, form.getByLabel('年份'), String(thisYear() - retry))

    await form.getByLabel('年检名称').fill(stem)
    await typeDay(office, form.getByLabel('截止日期'), dayFromNow(20))
    await form.getByRole('button', { name: '发起年检' }).click()
    await expect(office.getByText(/年检已发起，\d+ 名教师列入名单/)).toBeVisible()
  })

  await test.step('the department sees what matters, passes one and objects to another', async () => {
    const phone = await as('dept', { phone: true })
    await phone.goto(`teacher/check-records?waiting=1&keywords=${encodeURIComponent(good)}`)
    await phone.getByRole('button', { name: good, exact: true }).click()
    await expect(phone.getByText('还没有年度考核')).toBeVisible()

    await phone.getByRole('button', { name: /^通过/ }).click()
    await expect(phone.getByText(`${good} 年检通过`)).toBeVisible()

    await phone.goto(`teacher/check-records?keywords=${encodeURIComponent(bad)}`)
    await phone.getByRole('button', { name: bad, exact: true }).click()
    await phone.getByRole('button', { name: /^提出异议/ }).click()

    const why = phone.getByRole('dialog', { name: /提出异议/ })

    await why.getByLabel('原因').fill('全年未参加带教')
    await why.getByRole('button', { name: '提出异议' }).click()
    await expect(phone.getByText(`已对 ${bad} 提出异议`)).toBeVisible()
  })

  await test.step('the undecided are named, and the list behind the figure opens', async () => {
    await office.goto('teacher/checks')

    const row = rowOf(office, stem)

    await actOn(office, row, '关闭年检')

    const dialog = office.getByRole('dialog', { name: `关闭“${stem}”` })

    await expect(dialog.getByText(left)).toBeVisible()
    await expect(dialog.getByRole('button', { name: '关闭年检' })).toHaveCount(0)

    await dialog.getByRole('link', { name: '打开未作决定的名单' }).click()
    await expect(rowOf(office, left)).toBeVisible()

    const { total, list } = await undecidedOf(stem)
    const token = await tokenOf('bhb')

    const decided = await ask<{ done: number }>('POST', '/api/v1/teacherCheckRecords/act', {
      token,
      body: { action: 'pass', ids: list.map(({ id }) => id) },
    })

    expect(decided.done).toBe(total)
  })

  await test.step('the objection is decided by removing the teacher with its reason', async () => {
    await office.goto(`teacher/check-records?state=objected&keywords=${encodeURIComponent(bad)}`)
    await office.getByRole('button', { name: bad, exact: true }).click()
    await office.getByRole('button', { name: /^移出师资库/ }).click()

    const dialog = office.getByRole('dialog')

    await expect(dialog.getByText('全年未参加带教')).toBeVisible()

    await dialog.getByRole('button', { name: '移出师资库' }).click()
    await expect(office.getByText(`${bad} 已移出师资库`)).toBeVisible()

    await office.goto(`teacher/library?state=removed&keywords=${encodeURIComponent(bad)}`)
    await office.getByRole('link', { name: bad, exact: true }).click()
    await expect(office.getByText('移出原因：全年未参加带教')).toBeVisible()
  })

  await test.step('with everybody decided about the check is closed', async () => {
    await office.goto('teacher/checks')

    const row = rowOf(office, stem)

    await actOn(office, row, '关闭年检')
    await office.getByRole('dialog').getByRole('button', { name: '关闭年检' }).click()
    await expect(row.getByText('已关闭')).toBeVisible()
  })
})

/** The undecided of a check, by its title. */
async function undecidedOf(title: string) {
  const token = await tokenOf('bhb')

  const { list } = await ask<{ list: { id: number; checkTitle: string }[] }>(
    'GET',
    '/api/v1/teacherChecks/page?open=1',
    { token },
  )

  const { id } = list.find(({ checkTitle }) => checkTitle === title)!
  const path = `/api/v1/teacherCheckRecords/page?checkId=${id}&state=undecided&pageSize=200`

  return ask<{ total: number; list: { id: number }[] }>('GET', path, { token })
}
