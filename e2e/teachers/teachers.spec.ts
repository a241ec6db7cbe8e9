import { ask, expect, sharedTokenOf, test, tokenOf } from '../support/actors.ts'
import { dayFromNow, thisYear } from '../support/days.ts'
import { confirm, pick, rowOf } from '../support/gestures.ts'
import { createUser, unusedName } from '../support/makers.ts'
import { typeDay } from '../support/organisation-gestures.ts'
import { PAPER } from '../support/registration-steps.ts'

/** A department by its name, as the office chooses it. */
async function departmentNamed(name: string, input?: string) {
  type Option = { value: number; label: string; children?: Option[] }
  const all = (options: Option[]): Option[] =>
    options.flatMap((one) => [one, ...all(one.children ?? [])])
  const token = input ?? (await sharedTokenOf('root'))
  const options = await ask<Option[]>('GET', '/api/v1/dept/options', { token })

  return all(options).find(({ label }) => label === name)!.value
}

/** A certificate of training with its scan, handed in by the owner of the session. */
async function handInTraining(token: string, number: string) {
  const scan = new FormData()
  scan.append('file', new Blob([new Uint8Array(PAPER)], { type: 'application/pdf' }), 'scan.pdf')

  const { filePath } = await ask<{ filePath: string }>(
    'POST',
    '/fileOperation/attachment?purpose=proof',
    { token, body: scan },
  )

  const body = {
    kind: 'training',
    number,
    issuer: '省卫生健康委',
    issuedOn: '2024-03-01',
    filePath,
  }

  await ask('POST', '/teacherGuidance/certificate', { token, body })
}

test('a teacher hands in a certificate and applies, sees which conditions are met, and is qualified by department, base and office', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const name = unusedName('何')

  const teacher = await createUser({
    username: unusedName('teach'),
    nickname: name,
    role: '教师',
    isReady: true,
    deptId: await departmentNamed('门诊药房'),
  })

  const page = await as(teacher.username, { password: teacher.password })

  await test.step('the certificate of training is handed in with its scan', async () => {
    await page.goto('teacher/own')
    await page.getByRole('button', { name: '登记证书' }).click()

    const form = page.getByRole('dialog', { name: '登记证书' })

    await pick(page, form.getByLabel('证书类别'), '师资培训合格证书')
    await form.getByLabel('证书编号').fill(unusedName('P'))
    await form.getByLabel('发证机构').fill('省卫生健康委')
    await typeDay(page, form.getByLabel('发证日期'), '2024-03-01')
    await form
      .getByLabel('选择文件')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: PAPER })
    await expect(form.getByRole('button', { name: '预览 scan.pdf' })).toBeVisible()

    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('证书已提交，等待审核')).toBeVisible()
    await expect(page.getByRole('region', { name: '我的证书' }).getByText('待审核')).toBeVisible()
  })

  await test.step('the form shows which conditions are met while it is filled in', async () => {
    await page.getByRole('button', { name: '申请师资资格' }).click()

    const form = page.getByRole('dialog', { name: '填写申请' })
    const conditions = form.getByRole('region', { name: '申请条件' })

    await expect(conditions.getByText('待填写').first()).toBeVisible()
    await expect(conditions.getByText('未满足')).toHaveCount(0)

    await pick(page, form.getByLabel('培训基地'), '医院药师基地')
    // Other journeys found departments too: the list is longer than what it draws at once.
    await form.getByLabel('带教科室').fill('门诊药房')
    await pick(page, form.getByLabel('带教科室'), '门诊药房')
    await pick(page, form.getByLabel('职称', { exact: true }), '主管药师')
    await expect(
      conditions.getByRole('listitem').filter({ hasText: '职称' }).first(),
    ).toContainText('已满足')

    await typeDay(page, form.getByLabel('取得职称日期'), '2020-06-01')
    await pick(page, form.getByLabel('学历'), '本科')
    await expect(conditions.getByText('未满足')).toHaveCount(0)

    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('申请已保存，核对条件后请提交')).toBeVisible()
  })

  await test.step('it is submitted, and its way is shown', async () => {
    await page.getByRole('button', { name: '提交申请' }).click()
    await confirm(page, '提交这份申请？', '提交申请')
    await expect(page.getByText('待科室审核')).toBeVisible()
    await expect(page.getByRole('button', { name: '修改申请' })).toHaveCount(0)
  })

  const [office, base] = [await as('bhb'), await as('base')]

  const steps = [
    [office, '科室通过', '待基地审核'],
    [base, '基地通过', '待毕后办认定'],
    [office, '认定资格', '已认定'],
  ] as const

  for (const [reviewer, action, state] of steps)
    await test.step(action, async () => {
      await reviewer.goto(`teacher/guidance?keywords=${encodeURIComponent(name)}`)
      await rowOf(reviewer, name).getByRole('button', { name: action, exact: true }).click()
      await expect(rowOf(reviewer, name).getByText(state)).toBeVisible()
    })

  await test.step('the teacher holds the qualification with number and validity; the certificate has passed with it', async () => {
    await page.reload()
    await expect(page.getByText(/一般师资 · 编号 S\d{8}，有效期至 \d{4}-\d\d-\d\d/)).toBeVisible()
    await expect(
      page.getByRole('region', { name: '我的证书' }).getByText('有效', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: '申请骨干师资' })).toBeVisible()
  })

  await test.step('a higher title is asked for with its paper, seen side by side, and holds once it is passed', async () => {
    await page.getByRole('button', { name: '申请变更' }).click()

    const form = page.getByRole('dialog', { name: '申请变更资料' })

    await pick(page, form.getByLabel('职称', { exact: true }), '副主任药师')
    await expect(form.getByText('原来：主管药师')).toBeVisible()

    await form
      .getByLabel('选择文件')
      .setInputFiles({ name: 'title.pdf', mimeType: 'application/pdf', buffer: PAPER })
    await expect(form.getByRole('button', { name: '预览 title.pdf' })).toBeVisible()

    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('变更已提交，等待审核')).toBeVisible()

    await base.goto(`teacher/change?keywords=${encodeURIComponent(name)}`)
    await base.getByRole('button', { name, exact: true }).click()
    await expect(base.getByRole('row', { name: '职称 主管药师 副主任药师' })).toBeVisible()

    await base.getByRole('button', { name: /^通过/ }).click()
    await expect(base.getByText(`${name} 的资料变更已生效`)).toBeVisible()

    await page.reload()
    await expect(
      page.getByRole('region', { name: '我的资料变更' }).getByText('已变更'),
    ).toBeVisible()
  })

  await test.step('the office opens the list behind the bar of the department', async () => {
    await office.goto('teacher/situation')
    await office.getByRole('link', { name: /^门诊药房/ }).click()
    await expect(office.getByRole('heading', { name: '师资名单' })).toBeVisible()
    await expect(rowOf(office, name).getByText('培训合格', { exact: true })).toBeVisible()
  })
})

test('of certificates passed at once, one whose number is taken by another is named with the reason', async ({
  as,
}) => {
  const [stem, number, deptId] = [
    unusedName('同号'),
    unusedName('N'),
    await departmentNamed('门诊药房'),
  ]

  for (const end of ['甲', '乙']) {
    const made = await createUser({
      username: unusedName('same'),
      nickname: `${stem}${end}`,
      role: '教师',
      isReady: true,
      deptId,
    })
    await handInTraining(await tokenOf(made.username, made.password), number)
  }

  const base = await as('base')

  await base.goto(`teacher/certificate-record?keywords=${encodeURIComponent(stem)}`)
  await base.getByRole('checkbox', { name: '选择本页全部' }).check()
  await base.locator('.bulk-bar').getByRole('button', { name: '通过', exact: true }).click()
  await confirm(base, '通过：2 项', '通过')

  const left = base.getByRole('dialog', { name: '已处理 1 项，1 项未处理' })

  await expect(left.getByText(`${stem}乙`)).toBeVisible()
  await expect(left.getByText(/这个类别和编号的证书已登记/)).toBeVisible()
})

test('a teacher renews a qualification that ends within 90 days; once it is qualified the library holds the new one', async ({
  as,
}) => {
  const name = unusedName('续期')
  const root = await sharedTokenOf('root')
  const departmentId = await departmentNamed('门诊药房', root)

  const teacher = await createUser(
    {
      username: unusedName('renew'),
      nickname: name,
      role: '教师',
      isReady: true,
      deptId: departmentId,
    },
    root,
  )

  const bases = await ask<{ value: number; label: string }[]>('GET', '/baseManagement/options', {
    token: root,
  })

  const facts = {
    title: 'pharmacist_in_charge',
    titleSince: '2015-06-01',
    education: 'master',
    level: 'general',
  }

  const place = {
    userId: teacher.id,
    departmentId,
    baseId: bases.find(({ label }) => label === '医院药师基地')!.value,
  }

  const entry = new FormData()

  for (const [key, value] of Object.entries({
    ...facts,
    ...place,
    validFrom: dayFromNow(-1700),
    validUntil: dayFromNow(60),
  }))
    entry.append(key, String(value))

  await ask('POST', '/teacherLibrary', { token: root, body: entry })
  await handInTraining(await tokenOf(teacher.username, teacher.password), unusedName('R'))

  const page = await as(teacher.username, { password: teacher.password })

  await page.goto('teacher/own')
  await expect(page.getByText('资格即将到期，现在可以申请续期。')).toBeVisible()

  await page.getByRole('button', { name: '申请续期' }).click()

  const form = page.getByRole('dialog', { name: '填写申请' })

  await expect(
    form.getByRole('region', { name: '申请条件' }).getByText('已满足').first(),
  ).toBeVisible()

  await form.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '提交申请' }).click()
  await confirm(page, '提交这份申请？', '提交申请')
  await expect(page.getByText('待科室审核')).toBeVisible()

  const desk = await as('bhb')

  await desk.goto(`teacher/guidance?keywords=${encodeURIComponent(name)}`)

  for (const action of ['科室通过', '基地通过', '认定资格'])
    await desk.getByRole('row').getByRole('button', { name: action, exact: true }).click()

  await expect(desk.getByText(`已认定 ${name} 的师资资格`)).toBeVisible()

  await desk.goto(`teacher/library?keywords=${encodeURIComponent(name)}`)
  await expect(rowOf(desk, name).getByText(String(thisYear() + 5), { exact: false })).toBeVisible()
  await expect(rowOf(desk, name).getByText('在库', { exact: true })).toBeVisible()
})
