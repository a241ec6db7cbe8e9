import type { Page } from '@playwright/test'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { intakeWithApplicants } from '../support/applicants.ts'
import { confirm, rowOf } from '../support/gestures.ts'

type IntakeSetup = Awaited<ReturnType<typeof intakeWithApplicants>>
type Outcome = { is: string; offer: string; waitingPlace: number | null }
type Row = { id: number; realName: string; result: string; outcomes: Outcome[] }

/** The account of an applicant with this outcome in a run, and the outcome's text. */
async function whoIs(
  made: IntakeSetup,
  runId: number,
  result: string,
  fits: (row: Row) => boolean = () => true,
) {
  const token = await tokenOf('bhb')
  const path = `/api/v1/admission/outcomes/page?runId=${runId}&result=${result}&pageSize=200`
  const { list } = await ask<{ list: Row[] }>('GET', path, { token })
  const row = list.find(fits)!

  return { ...row, username: made.people.find((one) => one.id === row.id)!.username }
}

const open = (page: Page, made: IntakeSetup, part?: string) =>
  page.goto(`recruit/admission?intakeId=${made.intakeId}${part ? `&part=${part}` : ''}`)

const part = (page: Page, name: string) =>
  page.locator('.admission-parts').getByText(name, { exact: true })

const runOf = async (made: IntakeSetup) =>
  (
    await ask<{ runs: { id: number }[] }>('GET', `/api/v1/admission?intakeId=${made.intakeId}`, {
      token: await tokenOf('bhb'),
    })
  ).runs[0]!.id

test('300 people are admitted by one run: previewed, checked, published, and everybody’s own page says why', async ({
  as,
}) => {
  test.setTimeout(240_000)

  const made = await intakeWithApplicants(300, 1)
  const office = await as('bhb')

  await open(office, made)
  await expect(office.getByText(/^300 人成绩已出/)).toBeVisible()

  await office.getByRole('button', { name: '预演录取' }).click()
  await expect(
    office.getByText(/^第 1 次预演：录取 \d+ 人，候补 \d+ 人，未录取 \d+ 人。还没有发布/),
  ).toBeVisible()
  await expect(office.getByText('种子的 SHA-256 摘要与事先公布的一致')).toBeVisible()
  await expect(
    office.getByRole('list', { name: '各专业录取情况' }).getByRole('listitem'),
  ).toHaveCount(made.offers.length)

  const runId = await runOf(made)
  const first = await whoIs(made, runId, 'admitted', (row) => row.outcomes[0]!.is === 'admitted')
  const waits = await whoIs(made, runId, 'waiting')
  const low = await whoIs(made, runId, 'unplaced', (row) =>
    row.outcomes.every((one) => one.is === 'belowMinimum'),
  )

  await part(office, '录取结果').click()
  await office.getByRole('search').getByRole('textbox').first().fill(waits.realName)
  await office.getByRole('button', { name: waits.realName, exact: true }).click()

  await expect(
    office
      .getByRole('dialog')
      .getByText(/^已录满：最低录取总分 [\d.]+，本人 [\d.]+.*候补第 \d+ 位/)
      .first(),
  ).toBeVisible()

  await office.keyboard.press('Escape')

  // applicants see nothing of a preview
  const early = await as(first.username)

  await early.goto('sign/basic')
  await expect(early.getByText('我的成绩')).toBeVisible()
  await expect(early.getByRole('heading', { name: '录取结果' })).toHaveCount(0)

  await part(office, '预演与发布').click()
  await office.getByRole('button', { name: '发布录取结果' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '发布录取结果' }).click()
  await expect(office.getByText('录取结果已发布，300 人已收到通知')).toBeVisible()
  await expect(office.getByText(/^已发布：录取 \d+ 人/)).toBeVisible()
  await expect(office.getByRole('button', { name: '重新预演' })).toHaveCount(0)

  await early.reload()
  await expect(early.getByText(`你已被录取：${first.outcomes[0]!.offer}`)).toBeVisible()

  await early.getByRole('button', { name: '确认录取' }).click()
  await confirm(early, '确认到', '确认录取')
  await expect(early.getByText(`你已确认录取：${first.outcomes[0]!.offer}`)).toBeVisible()

  await early.getByText('抽签可以自己验证').click()
  await expect(early.getByText('种子的 SHA-256 摘要与事先公布的一致')).toBeVisible()

  const phone = await as(waits.username, { phone: true })

  await phone.goto('sign/basic')
  await expect(phone.getByText('暂未录取，你在候补名单上')).toBeVisible()
  await expect(phone.getByText(/：(前面还有 \d+ 人|你是下一位)$/).first()).toBeVisible()

  const unlucky = await as(low.username, { phone: true, english: true })

  await unlucky.goto('sign/basic')
  await expect(unlucky.getByText(/theory [\d.]+ is below the minimum 60\.00/).first()).toBeVisible()
})

test('a seat that is declined goes to the next of the waiting list, one that nobody waits for to adjustment', async ({
  as,
}) => {
  test.setTimeout(240_000)

  const made = await intakeWithApplicants(300, 2)
  const token = await tokenOf('bhb')

  const { id: runId } = await ask<{ id: number }>('POST', '/api/v1/admission/runs', {
    token,
    body: { intakeId: made.intakeId },
  })

  await ask('POST', `/api/v1/admission/runs/${runId}/publish`, { token })
  type Pool = { offer: string; waiting: number; next: string; free: number }
  const poolsNow = () =>
    ask<Pool[]>('GET', `/api/v1/admission/pools?intakeId=${made.intakeId}`, { token })
  const wanted = (await poolsNow()).find((pool) => pool.waiting > 1)!
  const holder = await whoIs(made, runId, 'admitted', (row) =>
    row.outcomes.some((one) => one.is === 'admitted' && one.offer === wanted.offer),
  )

  const applicant = await as(holder.username, { phone: true })

  await applicant.goto('sign/basic')
  await applicant.getByRole('button', { name: '放弃录取' }).click()
  await confirm(applicant, `放弃 ${wanted.offer} 的录取？`, '放弃录取')
  await expect(applicant.getByText(`你已放弃录取：${wanted.offer}`)).toBeVisible()

  const office = await as('bhb')

  await open(office, made, 'places')

  const row = rowOf(office, wanted.offer)

  await row.getByRole('button', { name: '递补一人' }).click()
  await expect(office.getByText(`已递补：${wanted.next}`)).toBeVisible()
  await expect(row.getByRole('button', { name: '递补一人' })).toHaveCount(0)

  await office.getByRole('button', { name: '调剂', exact: true }).click()

  const dialog = office.getByRole('dialog')

  await expect(dialog.getByText(/^可以调剂 \d+ 人/)).toBeVisible()

  const go = dialog.getByRole('button', { name: /^调剂 [1-9]\d* 人$/ })
  const count = Number(/\d+/.exec((await go.textContent())!)![0])

  await go.click()
  await expect(office.getByText(`已调剂 ${count} 人`)).toBeVisible()
})
