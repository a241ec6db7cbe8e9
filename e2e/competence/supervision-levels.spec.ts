import { createHash, randomBytes } from 'node:crypto'
import { addMonths } from '../../packages/contract/src/kernel/values/day.ts'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { todayInChina } from '../support/days.ts'
import { rowOf } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { openProductDatabase } from '../support/product-database.ts'

/** An item of pharmacists that carries levels. */
async function anItem() {
  const database = openProductDatabase()
  const name = unusedName('处方审核')

  await database.db
    .insertInto('competenceItems')
    .values({ profession: 'pharmacist', kind: 'skill', name, neededLevel: 4 })
    .execute()
  await database.close()

  return name
}

/** A badge of a trainee whose code the journey knows, as a printed one has it. */
async function aBadge(traineeId: number) {
  const database = openProductDatabase()
  const code = randomBytes(32).toString('base64url')
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  await database.db
    .insertInto('competenceBadges')
    .values({
      traineeId,
      hash: createHash('sha256').update(code).digest(),
      issuedBy: id,
      issuedAt: new Date(),
    })
    .execute()
  await database.close()

  return code
}

test('a supervisor observes on a phone in four taps; level 4 needs a second person of the department', async ({
  as,
}) => {
  const { trainee, supervisors, base } = await traineeOnLeave()
  const item = await anItem()
  const [supervisor] = supervisors
  const phone = await as(supervisor.username, { phone: true, password: supervisor.password })

  await phone.goto('competence/observe')

  const chips = phone.getByRole('radio', { name: item })
  const select = phone.getByRole('combobox', { name: '项目' })

  await expect(chips.or(select)).toBeVisible()

  // the one trainee is chosen already; many items are a list that is searched
  if (await select.isVisible()) {
    await select.fill(item)
    await phone.getByTitle(item).click()
  } else await chips.check()

  await phone.getByRole('radio', { name: /我只在旁备援/ }).check()
  await phone.getByRole('button', { name: '保存观察' }).click()
  await expect(phone.getByText(`已记录：${trainee.nickname}，${item}，共 1 次`)).toBeVisible()

  const proposer = await as(supervisor.username, { password: supervisor.password })

  await proposer.goto('competence/grant')
  await proposer.getByRole('button', { name: '提议级别' }).click()

  const form = proposer.getByRole('dialog', { name: '提议级别' })
  const choose = async (label: string, option: string) => {
    await form.getByRole('combobox', { name: label }).click()
    if (label === '项目') await proposer.keyboard.type(option)
    await proposer.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
  }

  await choose('学员', trainee.nickname)
  await choose('项目', item)
  await choose('级别', '4 级')
  await form.getByRole('textbox', { name: '依据' }).fill('观察稳定，能独立审核')
  await expect(form.getByText('我只在旁备援')).toBeVisible()
  await form.getByRole('button', { name: '提交' }).click()
  await expect(proposer.getByText('已提议，等待科室决定')).toBeVisible()

  const own = rowOf(proposer, trainee.nickname)

  await expect(own.getByText('待决定')).toBeVisible()
  await expect(own.getByRole('button', { name: '授予', exact: true })).toHaveCount(0)

  const second = await as('base')

  await second.goto(`competence/grant?keywords=${encodeURIComponent(item)}`)
  await rowOf(second, trainee.nickname).getByRole('button', { name: trainee.nickname }).click()
  await expect(second.getByRole('heading', { name: item })).toBeVisible()
  await second.getByRole('button', { name: /^授予/ }).click()
  await expect(second.getByText(/已授予/).first()).toBeVisible()

  const learner = await as(trainee.username, { phone: true, password: trainee.password })

  await learner.goto('competence/own')
  await expect(learner.getByText('独立操作，事后报告').first()).toBeVisible()
  await learner.goto('evaluate/own-competency')
  await expect(learner.getByRole('heading', { name: '监督级别' })).toBeVisible()
  expect(base).not.toBe('')
})

test('a badge is scanned without login, and shows nothing more once it is revoked', async ({
  as,
  visitor,
}) => {
  const { trainee, traineeId } = await traineeOnLeave()
  const item = await anItem()
  const token = await tokenOf('base')
  const choices = await ask<{ items: { id: number; name: string }[] }>(
    'GET',
    '/api/v1/competenceGrants/choices',
    { token },
  )
  const itemId = choices.items.find(({ name }) => name === item)!.id
  const validUntil = addMonths(todayInChina(), 6)

  await ask('POST', '/api/v1/competenceGrants', {
    token,
    body: { traineeId, itemId, level: 3, validUntil, basis: '观察稳定' },
  })

  const code = await aBadge(traineeId)
  const nurse = await visitor({ phone: true })
  const asked: string[] = []

  nurse.on('request', (request) =>
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`),
  )
  await nurse.goto(`white/level#${code}`)
  await expect(nurse.getByRole('heading', { level: 1, name: trainee.nickname })).toBeVisible()
  await expect(nurse.getByText(item)).toBeVisible()
  await expect(nurse.getByText('带教老师几分钟内可到时操作')).toBeVisible()
  expect(asked.filter((address) => address.includes(code))).toEqual([])

  const office = await as('base')

  await office.goto(`competence/badge?keywords=${encodeURIComponent(trainee.nickname)}`)
  await rowOf(office, trainee.nickname).getByRole('button', { name: /更多/ }).click()
  await office.getByRole('menuitem', { name: '作废' }).click()

  const form = office.getByRole('dialog')

  await form.getByRole('textbox', { name: '原因' }).fill('胸牌遗失')
  await form.getByRole('button', { name: '作废' }).click()
  await expect(office.getByText('胸牌已作废')).toBeVisible()

  await nurse.reload()
  await expect(nurse.getByText('这个胸牌码无效')).toBeVisible()
  await expect(nurse.getByText(trainee.nickname)).toHaveCount(0)

  const stranger = await visitor({ phone: true })

  await stranger.goto(`white/level#${randomBytes(32).toString('base64url')}`)
  await expect(stranger.getByText('这个胸牌码无效')).toBeVisible()
})
