import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { aPublishedStandard } from '../support/cohort-standard.ts'
import { expectFits } from '../support/fit.ts'
import { unusedName } from '../support/makers.ts'

const COHORTS = '/api/v1/cohorts'
const RULE = '届次及其偏离的审核'

/** A cohort that the office itself has handed in. */
async function aCohortOfTheOffice() {
  const standard = await aPublishedStandard()
  const token = await tokenOf('bhb')
  const name = unusedName('届次')

  const head = {
    majorId: standard.major.value,
    name,
    year: 2026,
    startsOn: '2026-09-01',
    standardId: standard.id,
    inStages: false,
  }

  const { id } = await ask<{ id: number }>('POST', COHORTS, { token, body: head })
  const { version } = await ask<{ version: number }>('GET', `${COHORTS}/${id}`, { token })

  await ask('POST', `${COHORTS}/${id}/handIn`, { token, body: { action: 'submit', version } })

  return { id, name }
}

test('an office of one: it reads who else may decide and reminds them, sets the rule to one person, and decides with that shown', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const { id, name } = await aCohortOfTheOffice()
  const office = await as('bhb')
  const note = office.getByRole('note')
  const setting = office.getByRole('listitem', { name: RULE })

  await test.step('the review says that another person has to decide, and who; they are reminded once a day', async () => {
    await office.goto(`standard/batch-audit?id=${id}`)
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(note).toContainText('前一步由你办理，这一步须由另一人办理。可以办理：')
    await expect(office.getByRole('button', { name: '通过', exact: true })).toHaveCount(0)
    await expect(
      office.getByText('没有等待处理的了').or(office.getByText(/还有 \d+ 份等我处理/)),
    ).toBeVisible()

    await expectFits(office, 'a review of somebody else')
    await note.getByRole('button', { name: '提醒办理' }).click()
    await expect(note.getByRole('button', { name: '今天已提醒' })).toBeDisabled()
  })

  await test.step('the rule is set to one person, with the reason', async () => {
    await office.goto('system/second-person')
    await expect(setting).toBeVisible()

    await expectFits(office, 'the rules of two persons')
    await setting.getByRole('button', { name: '设为由一人办理' }).click()

    const form = office.getByRole('dialog')

    await form.getByLabel('原因').fill('目前只有一人办公')
    await form.getByRole('button', { name: '设为由一人办理' }).click()
    await expect(setting.getByText('由一人办理', { exact: true })).toBeVisible()
  })

  await test.step('the same person approves, and the record says by which setting', async () => {
    await office.goto(`standard/batch-audit?id=${id}`)
    await office.getByRole('button', { name: '通过', exact: true }).click()
    await expect(office.getByText(`“${name}”已通过审核`)).toBeVisible()

    await office.goto(`standard/batch-audit?id=${id}`)
    await expect(note).toContainText(
      /由一人办理：.+，.+。已按设置：.+ 于 .+ 免除双人办理（目前只有一人办公）。/,
    )

    await expectFits(office, 'a record decided by one person')
  })

  await test.step('the rule is put back; its changes stay', async () => {
    await office.goto('system/second-person')
    await setting.getByRole('button', { name: '恢复双人办理' }).click()

    const form = office.getByRole('dialog')

    await form.getByLabel('原因').fill('来了第二位同事')
    await form.getByRole('button', { name: '恢复双人办理' }).click()
    await expect(setting.getByText('双人办理', { exact: true })).toBeVisible()

    await setting.getByText(/^变更记录/).click()
    await expect(setting.getByText(/设为由一人办理（目前只有一人办公）/).first()).toBeVisible()
  })

  await test.step('both pages fit in English', async () => {
    const english = await as('bhb', { phone: true, english: true })
    await english.goto('system/second-person')
    await expect(english.getByRole('heading', { level: 1, name: 'Two-person rules' })).toBeVisible()
    await expect(
      english.getByRole('listitem').filter({ hasText: 'Approval of cohorts' }).first(),
    ).toBeVisible()

    await expectFits(english, 'the rules in English', ['phone'])
    await english.goto(`standard/batch-audit?id=${id}`)
    await expect(english.getByRole('note')).toContainText('By one person:')

    await expectFits(english, 'the record in English', ['phone'])
  })
})
