import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { confirm } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

type Choices = {
  bases: { value: number; label: string }[]
  templates: { value: number; kind: string }[]
}

type Task = { id: number; form: { sections: { items: { key: string; kind: string }[] }[] } }

test('from template to result: a form is published, asked for, filled in by name, released and read', async ({
  as,
}) => {
  const { trainee, supervisors, base, year } = await traineeOnLeave()
  const token = await tokenOf('bhb')
  const form = unusedName('月评')

  const made = await ask<{ id: number }>('POST', '/api/v1/evaluationTemplates', {
    token,
    body: { name: form, kind: 'monthly' },
  })

  const item = {
    kind: 'score',
    key: 'i1',
    label: '处方审核',
    labelEn: null,
    scale: 9,
    weight: 100,
    competency: null,
  }

  const sections = [{ title: '评分', titleEn: null, items: [item] }]
  const content = { name: form, nameEn: null, intro: null, introEn: null, sections, version: 1 }

  await ask('PUT', `/api/v1/evaluationTemplates/${made.id}`, { token, body: content })

  await ask('POST', `/api/v1/evaluationTemplates/${made.id}/publish`, {
    token,
    body: { version: 2 },
  })

  const { bases } = await ask<Choices>('GET', '/api/v1/evaluationTargets/choices', { token })
  const name = unusedName('月度评价')

  const body = {
    name,
    templateId: made.id,
    direction: 'teacherTrainee',
    occasion: 'month',
    baseId: bases.find(({ label }) => label === base)!.value,
    periodFrom: `${year}-01-01`,
    periodUntil: `${year}-12-31`,
    dueOn: `${year + 1}-01-31`,
    closesOn: `${year + 1}-02-28`,
  }

  const target = await ask<{ id: number }>('POST', '/api/v1/evaluationTargets', { token, body })

  await ask('POST', `/api/v1/evaluationTargets/${target.id}/open`, { token, body: { version: 1 } })

  const teacher = await tokenOf(supervisors[0].username, supervisors[0].password)

  const tasks = await ask<{ list: Task[] }>(
    'GET',
    `/api/v1/evaluationTasks?keywords=${encodeURIComponent(name)}`,
    { token: teacher },
  )

  const answers = { scores: { i1: 9 }, texts: {}, key: crypto.randomUUID() }

  await ask('POST', `/api/v1/evaluationTasks/${tasks.list[0]!.id}/answer`, {
    token: teacher,
    body: answers,
  })

  const office = await as('bhb')

  await office.goto(`evaluate/student-target?id=${target.id}`)
  await office.getByRole('button', { name: '结束评价' }).click()
  await confirm(office, `结束“${name}”？`, '结束评价')
  await office.getByRole('button', { name: '公布结果' }).click()
  await confirm(office, `公布“${name}”的结果？`, '公布结果')
  await expect(office.getByText('结果已公布')).toBeVisible()

  await office.goto(`evaluate/student-result?keywords=${encodeURIComponent(name)}`)
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('img', { name: /处方审核/ })).toBeVisible()

  await office.getByRole('link', { name: trainee.nickname }).click()
  await expect(office.getByText('100 分').first()).toBeVisible()
  await expect(office.getByText(supervisors[0].nickname)).toBeVisible()
})
