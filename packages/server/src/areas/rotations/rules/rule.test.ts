import type { Rule } from '@residency/contract/areas/rotations/rules/rule.contract'
import { ruleWords } from '@residency/contract/areas/rotations/rules/text'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/rotationRules'

const FORM = {
  leastTheory: 70,
  leastSkill: 65,
  leastDaily: 60,
  leastWorkload: 90,
  mostAbsence: 20,
  source: '本基地细则',
}

const server = await openServer()
type RuleList = { list: Rule[]; bases: { value: number }[] }
const read = async (who: string) => (await (await server.as(who)).get(PATH)).data as RuleList

test('rules of every base are the office’s to change and nobody’s to delete', async () => {
  const [first] = (await read('bhb')).list

  expect(first).toMatchObject({
    baseId: null,
    leastTheory: 60,
    leastWorkload: 80,
    mostAbsence: 33.3,
    actions: ['edit'],
  })

  const change = async (who: string) =>
    (await server.as(who)).put(`${PATH}/${first!.id}`, { ...FORM, version: first!.version })

  expect(await change('base')).toMatchObject({ status: 404 })
  expect(await change('dept')).toMatchObject({ code: 'A0301' })
  expect(await change('bhb')).toMatchObject({ status: 200 })
  expect(await change('bhb')).toMatchObject({ status: 409 })

  const office = await server.as('bhb')

  expect(await office.delete(`${PATH}/${first!.id}?version=2`)).toMatchObject({
    msg: ruleWords['zh-cn'].errors.ruleOfEveryBase,
  })
})

test('a base has its own in place of those of every base, once, set by its administrators', async () => {
  const { bases } = await read('base')
  const base = await server.as('base')
  const { id } = (await base.post(PATH, { ...FORM, baseId: bases[0]!.value })).data as {
    id: number
  }

  await server.asOwner('truncate submit_locks')

  expect(await base.post(PATH, { ...FORM, baseId: bases[0]!.value, leastSkill: 70 })).toMatchObject(
    {
      msg: ruleWords['zh-cn'].errors.ruleTaken,
    },
  )

  const other = (await read('base2')).bases[0]!.value

  expect(await base.post(PATH, { ...FORM, baseId: other })).toMatchObject({
    msg: ruleWords['zh-cn'].errors.ruleBaseUnknown,
  })
  expect((await read('base2')).list.find((rule) => rule.id === id)).toMatchObject({ actions: [] })
  expect(await base.delete(`${PATH}/${id}?version=1`)).toMatchObject({ status: 200 })
})
