import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { confirm } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

type Choices = {
  bases: { value: number; label: string }[]
  templates: { value: number; kind: string }[]
}

/** A draft of a target for the base of one trainee, so that its journey asks nobody else. */
async function draft(base: string, year: number, over: object, kind: string) {
  const token = await tokenOf('bhb')
  const choices = await ask<Choices>('GET', '/api/v1/evaluationTargets/choices', { token })
  const name = unusedName('评价')

  const body = {
    name,
    occasion: 'year',
    periodFrom: `${year}-01-01`,
    periodUntil: `${year}-12-31`,
    dueOn: `${year + 1}-01-31`,
    closesOn: `${year + 1}-02-28`,
    baseId: choices.bases.find(({ label }) => label === base)!.value,
    ...over,
    templateId: choices.templates.find((one) => one.kind === kind)!.value,
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/evaluationTargets', { token, body })

  return { id, name }
}

test('an evaluation form is revised, refused while its weights do not add up, and published as the next edition', async ({
  as,
}) => {
  const office = await as('bhb')
  const token = await tokenOf('bhb')
  const name = unusedName('护士评学员')

  const { id } = await ask<{ id: number }>('POST', '/api/v1/evaluationTemplates', {
    token,
    body: { name, kind: 'nurse' },
  })

  await office.goto(`evaluate/student-template?id=${id}`)
  await office.getByRole('button', { name: '添加分组' }).click()
  await office.getByRole('button', { name: '添加评分项目' }).click()

  const item = office.getByRole('dialog', { name: '评价项目' })

  await item.getByLabel('项目', { exact: true }).fill('响应及时')
  await item.getByLabel('权重').fill('60')
  await item.getByRole('button', { name: /确\s?定|保\s?存/ }).click()

  await office
    .getByRole('complementary', { name: '手机上的样子' })
    .getByRole('radio', { name: '7' })
    .check()

  await office.getByRole('button', { name: '保存', exact: true }).click()
  await expect(office.getByText('权重合计 60，到 100 才能发布')).toBeVisible()

  await office.getByRole('button', { name: '发布', exact: true }).click()
  await confirm(office, /发布“/, '发布')
  await expect(office.getByText('还差 40')).toBeVisible()

  await office.getByRole('button', { name: '修改项目 响应及时' }).click()
  await item.getByLabel('权重').fill('100')
  await item.getByRole('button', { name: /确\s?定|保\s?存/ }).click()
  await office.getByRole('button', { name: '保存', exact: true }).click()
  await expect(office.getByText('已保存', { exact: true })).toBeVisible()

  await office.getByRole('button', { name: '发布', exact: true }).click()
  await confirm(office, /发布“/, '发布')
  await expect(office.getByRole('button', { name: '修订为新版' })).toBeVisible()
})

test('a target shows its people and opens; the trainee rates the teacher on the phone without a name, once', async ({
  as,
}) => {
  const { trainee, base, year } = await traineeOnLeave()

  const { id, name } = await draft(
    base,
    year,
    { direction: 'traineeTeacher', isAnonymous: true },
    'teacher',
  )

  const office = await as('bhb')

  await office.goto(`evaluate/teacher-target?id=${id}`)
  await expect(office.getByText('1 个对象，1 位评价人，共 1 份')).toBeVisible()

  await office.getByRole('button', { name: '开始评价' }).click()
  await confirm(office, `开始“${name}”？`, '开始评价')
  await expect(office.getByText('评价已开始，共 1 份')).toBeVisible()

  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('evaluate/wait')
  await phone.getByRole('button', { name: '去评价' }).click()
  await expect(phone.getByText('任何人都查不到是谁填的')).toBeVisible()

  for (const item of await phone.getByRole('radiogroup').all())
    await item.getByRole('radio', { name: '8', exact: true }).check()

  await phone.getByRole('button', { name: '提交评价' }).click()
  await expect(phone.getByText('评价已提交，全部完成')).toBeVisible()
  await expect(phone.getByText('没有需要你填写的评价。有新的评价时会收到通知。')).toBeVisible()

  await phone.goto('evaluate/wait?state=done')
  await expect(phone.getByText('已完成', { exact: true })).toBeVisible()

  await office.reload()
  await expect(office.getByText('1 / 1')).toBeVisible()
})

test('a supervisor evaluates at the bedside on a phone; the trainee reads marks and comments', async ({
  as,
}) => {
  const { trainee, supervisors } = await traineeOnLeave()

  const phone = await as(supervisors[0].username, {
    phone: true,
    password: supervisors[0].password,
  })

  await phone.goto('evaluate/bedside')
  await phone.getByRole('combobox', { name: '评价表' }).click()
  await phone.getByTitle('Mini-CEX 小型临床演练评估').click()

  // Those that are there are counted at once: the form has to be there first.
  await expect(phone.getByRole('radiogroup').first()).toBeVisible()

  for (const item of (await phone.getByRole('radiogroup').all()).slice(1))
    await item.getByRole('radio', { name: '7', exact: true }).check()

  await phone.getByRole('button', { name: '提交评价' }).click()
  await expect(phone.getByText('请评分，或选“未观察到”')).toBeVisible()

  await phone.getByRole('radiogroup').first().getByRole('radio', { name: '未观察到' }).check()
  await phone.getByLabel('做得好的地方').fill('与患者沟通耐心')
  await phone.getByRole('button', { name: '提交评价' }).click()
  await expect(phone.getByText(/评价已提交，.+会收到通知/)).toBeVisible()

  const reader = await as(trainee.username, { phone: true, password: trainee.password })

  await reader.goto('evaluate/own-record?view=about')
  await reader.getByRole('link', { name: trainee.nickname }).click()
  await expect(reader.getByText('与患者沟通耐心')).toBeVisible()
  await expect(reader.getByText('77.78 分')).toBeVisible()
})
