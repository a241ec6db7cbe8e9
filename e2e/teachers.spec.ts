import { ask, expect, test, tokenOf } from './actors.ts'
import { confirm, pick, rowOf, search } from './gestures.ts'
import { createUser, unusedName } from './makers.ts'
import { typeDay } from './organisation-gestures.ts'
import { PAPER } from './registration-steps.ts'

/** A department by its name, as the office chooses it. */
async function departmentNamed(name: string) {
  type Option = { value: number; label: string; children?: Option[] }
  const all = (options: Option[]): Option[] => options.flatMap((one) => [one, ...all(one.children ?? [])])
  const options = await ask<Option[]>('GET', '/api/v1/dept/options', { token: await tokenOf('root') })
  return all(options).find(({ label }) => label === name)!.value
}

test('a teacher hands in a certificate and applies, sees which conditions are met, and is qualified by department, base and office', async ({
  as,
}) => {
  test.setTimeout(120_000)
  const name = unusedName('何')
  const teacher = await createUser({
    ...{ username: unusedName('teach'), nickname: name, role: '教师', isReady: true },
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
    await form.getByLabel('选择文件').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: PAPER })
    await expect(form.getByRole('button', { name: '预览 scan.pdf' })).toBeVisible()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('证书已提交，等待审核')).toBeVisible()
    await expect(page.getByRole('region', { name: '我的证书' }).getByText('待审核')).toBeVisible()
  })
  await test.step('the form tells which conditions are met while it is filled in', async () => {
    await page.getByRole('button', { name: '申请师资资格' }).click()
    const form = page.getByRole('dialog', { name: '填写申请' })
    const conditions = form.getByRole('region', { name: '申请条件' })
    await expect(conditions.getByText('待填写').first()).toBeVisible()
    await expect(conditions.getByText('未满足')).toHaveCount(0)
    await pick(page, form.getByLabel('培训基地'), '医院药师基地')
    await pick(page, form.getByLabel('带教科室'), '门诊药房')
    await pick(page, form.getByLabel('职称', { exact: true }), '药师')
    await expect(conditions.getByRole('listitem').filter({ hasText: '职称' }).first()).toContainText('未满足')
    await pick(page, form.getByLabel('职称', { exact: true }), '主管药师')
    await expect(conditions.getByRole('listitem').filter({ hasText: '职称' }).first()).toContainText('已满足')
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
  const steps = [
    ['bhb', '科室通过', '待基地审核'],
    ['base', '基地通过', '待毕后办认定'],
    ['bhb', '认定资格', '已认定'],
  ] as const
  for (const [who, action, state] of steps)
    await test.step(`${who}: ${action}`, async () => {
      const reviewer = await as(who)
      await reviewer.goto('teacher/guidance')
      await search(reviewer, name)
      await rowOf(reviewer, name).getByRole('button', { name: action, exact: true }).click()
      await expect(rowOf(reviewer, name).getByText(state)).toBeVisible()
    })
  await test.step('the teacher holds the qualification with number and validity; the certificate has passed with it', async () => {
    await page.reload()
    await expect(page.getByText(/一般师资 · 编号 S\d{8}，有效期至 \d{4}-\d\d-\d\d/)).toBeVisible()
    await expect(page.getByRole('region', { name: '我的证书' }).getByText('有效', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '申请骨干师资' })).toBeVisible()
  })
  await test.step('a higher title is asked for with its paper, seen side by side, and holds once it is passed', async () => {
    await page.getByRole('button', { name: '申请变更' }).click()
    const form = page.getByRole('dialog', { name: '申请变更资料' })
    await pick(page, form.getByLabel('职称', { exact: true }), '副主任药师')
    await expect(form.getByText('原来：主管药师')).toBeVisible()
    await form.getByLabel('选择文件').setInputFiles({ name: 'title.pdf', mimeType: 'application/pdf', buffer: PAPER })
    await expect(form.getByRole('button', { name: '预览 title.pdf' })).toBeVisible()
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('变更已提交，等待审核')).toBeVisible()
    const base = await as('base')
    await base.goto(`teacher/change?keywords=${encodeURIComponent(name)}`)
    await base.getByRole('button', { name, exact: true }).click()
    await expect(base.getByRole('row', { name: '职称 主管药师 副主任药师' })).toBeVisible()
    await base.getByRole('button', { name: /^通过/ }).click()
    await expect(base.getByText(`${name} 的资料变更已生效`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: '我的资料变更' }).getByText('已变更')).toBeVisible()
  })
  await test.step('the office opens the list behind the bar of the department', async () => {
    const office = await as('bhb')
    await office.goto('teacher/situation')
    await office.getByRole('link', { name: /^门诊药房/ }).click()
    await expect(office.getByRole('heading', { name: '师资名单' })).toBeVisible()
    await expect(rowOf(office, name).getByText('培训合格', { exact: true })).toBeVisible()
  })
})

test('of certificates passed at once, one whose number is taken by another is named with the reason', async ({ as }) => {
  const [stem, number, deptId] = [unusedName('同号'), unusedName('N'), await departmentNamed('门诊药房')]
  for (const end of ['甲', '乙']) {
    const made = await createUser({ username: unusedName('same'), nickname: `${stem}${end}`, role: '教师', isReady: true, deptId })
    const token = await tokenOf(made.username, made.password)
    const scan = new FormData()
    scan.append('file', new Blob([new Uint8Array(PAPER)], { type: 'application/pdf' }), 'scan.pdf')
    const { filePath } = await ask<{ filePath: string }>('POST', '/fileOperation/attachment?purpose=proof', { token, body: scan })
    const body = { kind: 'training', number, issuer: '省卫生健康委', issuedOn: '2024-03-01', filePath }
    await ask('POST', '/teacherGuidance/certificate', { token, body })
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
