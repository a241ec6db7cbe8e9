import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'

type Readers = { readerIds: number[]; version: number }

/** Makes the office a reader; the other readers stay. */
async function nameOffice() {
  const token = await tokenOf('bhb')
  const { userId } = await ask<{ userId: number }>('GET', '/api/v1/users/me', { token })
  const { readerIds, version } = await ask<Readers>('GET', '/api/v1/concernReaders', { token })
  if (readerIds.includes(userId)) return

  const body = { readerIds: [...readerIds, userId], version }
  await ask('PUT', '/api/v1/concernReaders', { token, body })
}

test('a trainee sends a concern without a name on a phone and reads it by the code; the office does not see it today', async ({
  as,
}) => {
  await nameOffice()

  const words = unusedName('夜间没有人带教')
  const trainee = await as('student', { phone: true })
  const tokens: string[] = []

  trainee.on('request', (request) => {
    if (request.url().includes('anonymousConcerns'))
      tokens.push(`${request.headers().authorization ?? ''}${request.headers().cookie ?? ''}`)
  })

  await trainee.goto('message/concern-box')
  await trainee.getByRole('link', { name: '不署名写意见' }).click()
  await trainee.getByLabel('类别').click()
  await trainee.getByTitle('安全', { exact: true }).click()
  await trainee.getByLabel('内容').fill(words)
  await typeCaptcha(trainee)
  await trainee.getByRole('button', { name: '发送' }).click()
  await expect(trainee.getByText('请抄下这个查询码')).toBeVisible()

  const code = (await trainee.locator('.concern-code code').textContent())!
  expect(tokens.join('')).toBe('')

  const office = await as('bhb')
  const token = await tokenOf('bhb')
  const { list } = await ask<{ list: { id: number }[] }>(
    'GET',
    '/api/v1/concerns?pageSize=200&state=received&kind=safety',
    { token },
  )

  const opened = await Promise.all(
    list.map(({ id }) =>
      ask<{ messages: { text: string }[] }>('GET', `/api/v1/concerns/${id}`, { token }),
    ),
  )
  expect(JSON.stringify(opened)).not.toContain(words)

  await office.goto('message/concern')
  await office.getByRole('button', { name: '统计' }).click()
  await expect(office.getByRole('dialog')).toBeVisible()

  await trainee.getByRole('button', { name: '去看这条意见' }).click()
  await expect(trainee.getByLabel('查询码')).toHaveValue(code)
  await trainee.getByRole('button', { name: '打开' }).click()
  await expect(trainee.getByText(words)).toBeVisible()
  await trainee.getByLabel('补充').fill('还是没有人')
  await trainee.getByRole('button', { name: '发送补充' }).click()
  await expect(trainee.getByText('还是没有人')).toBeVisible()
})
