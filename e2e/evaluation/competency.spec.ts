import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'

type Choices = {
  trainees: { traineeId: number }[]
  forms: { id: number; kind: string; sections: { items: { key: string; kind: string }[] }[] }[]
}

test('a supervisor opens the radar of a trainee, and from a point the answer behind it', async ({
  as,
}) => {
  const { trainee, traineeId, supervisors } = await traineeOnLeave()
  const token = await tokenOf(supervisors[0].username, supervisors[0].password)
  const { forms } = await ask<Choices>('GET', '/api/v1/bedsideEvaluations/choices', { token })
  const form = forms.find(({ kind }) => kind === 'miniCex')!
  const marked = form.sections.flatMap(({ items }) => items).filter(({ kind }) => kind === 'score')
  const scores = Object.fromEntries(marked.map(({ key }) => [key, 7]))
  const body = { traineeId, templateId: form.id, scores, texts: {}, key: crypto.randomUUID() }

  await ask('POST', '/api/v1/bedsideEvaluations', { token, body })

  const supervisor = await as(supervisors[0].username, { password: supervisors[0].password })

  await supervisor.goto(`evaluate/competency?keywords=${encodeURIComponent(trainee.nickname)}`)
  await supervisor.getByRole('link', { name: trainee.nickname }).click()
  await expect(supervisor.getByRole('img', { name: /胜任力雷达图.*职业素养 4.0/ })).toBeVisible()

  await supervisor.getByRole('button', { name: /^P1 / }).click()

  const behind = supervisor.getByRole('dialog', { name: /^P1 / })

  await expect(behind.getByText('4.0 级（1 个评分）')).toBeVisible()

  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('evaluate/own-competency')
  await phone.getByRole('button', { name: /^P1 / }).click()

  await phone
    .getByRole('dialog', { name: /^P1 / })
    .getByRole('link', { name: 'Mini-CEX 小型临床演练评估' })
    .click()

  await expect(phone.getByRole('heading', { level: 1, name: trainee.nickname })).toBeVisible()
})
