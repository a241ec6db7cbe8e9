import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { rowOf } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

type Choices = {
  bases: { value: number; label: string }[]
  templates: { value: number; kind: string }[]
}

/** An open target by which patients rate the trainees of one base. */
async function opened(base: string, year: number) {
  const token = await tokenOf('bhb')
  const choices = await ask<Choices>('GET', '/api/v1/evaluationTargets/choices', { token })

  const days = {
    periodFrom: `${year}-01-01`,
    periodUntil: `${year}-12-31`,
    dueOn: `${year + 1}-01-31`,
    closesOn: `${year + 1}-02-28`,
  }

  const body = {
    name: unusedName('患者评价'),
    direction: 'patient',
    occasion: 'year',
    isAnonymous: true,
    ...days,
    baseId: choices.bases.find(({ label }) => label === base)!.value,
    templateId: choices.templates.find(({ kind }) => kind === 'patient')!.value,
  }

  const { id, version } = await ask<{ id: number; version: number }>(
    'POST',
    '/api/v1/evaluationTargets',
    { token, body },
  )

  await ask('POST', `/api/v1/evaluationTargets/${id}/open`, { token, body: { version } })
}

test('a patient rates a trainee by code on a phone without an account, once', async ({
  as,
  visitor,
}) => {
  const { trainee, supervisors, base, year } = await traineeOnLeave()
  await opened(base, year)

  const supervisor = await as(supervisors[0].username, {
    phone: true,
    password: supervisors[0].password,
  })

  const made = supervisor.waitForResponse(
    (answer) => answer.url().endsWith('/evaluationTickets') && answer.request().method() === 'POST',
  )

  await supervisor.goto('evaluate/ticket')
  await supervisor.getByRole('button', { name: '出示二维码' }).click()
  await expect(supervisor.getByRole('img', { name: '评价二维码' })).toBeVisible()

  const code = ((await (await made).json()) as { data: { codes: string[] } }).data.codes[0]!
  const patient = await visitor({ phone: true })
  const asked: string[] = []

  patient.on('request', (request) =>
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`),
  )
  await patient.goto(`white/rate#${code}`)
  await expect(patient.getByRole('heading', { level: 1, name: trainee.nickname })).toBeVisible()

  for (const item of (await patient.getByRole('radiogroup').all()).slice(1))
    await item.getByRole('radio', { name: '5', exact: true }).check()

  await patient.getByRole('button', { name: '提交评价' }).click()
  await expect(patient.getByText('请评分，或选“未观察到”')).toBeVisible()

  await patient
    .getByRole('radiogroup')
    .first()
    .getByRole('radio', { name: '4', exact: true })
    .check()

  await patient.getByRole('button', { name: '提交评价' }).click()
  await expect(patient.getByRole('heading', { name: '谢谢您的评价！' })).toBeVisible()
  expect(asked.filter((one) => one.includes(code))).toEqual([])

  await patient.reload()
  await expect(patient.getByText('这个评价码已经用过了')).toBeVisible()

  const office = await as('bhb')

  await office.goto(`evaluate/ticket?keywords=${encodeURIComponent(trainee.nickname)}`)
  await expect(
    rowOf(office, trainee.nickname).getByText('已生成 1，已用 1', { exact: true }),
  ).toBeVisible()
})
