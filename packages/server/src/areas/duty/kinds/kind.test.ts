import type { ShiftKind } from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import { expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/shiftKinds'
const { errors, issues } = shiftKindWords['zh-cn']
const server = await openServer()

type KindList = { list: ShiftKind[]; departments: { value: number }[] }
const read = async (who: string) => (await (await server.as(who)).get(PATH)).data as KindList
const departmentOf = async (who: string) => (await read(who)).departments[0]!.value

const FORM = { ...NIGHT_SHIFT, most: 2 }

const add = async (who: string, form: object) => {
  const person = await server.as(who)
  await server.asOwner('truncate submit_locks')

  return person.post(PATH, { ...FORM, departmentId: await departmentOf('dept'), ...form })
}

test('a department defines its own kinds of shifts; another department neither sees nor adds them', async () => {
  const { id } = (await add('dept', {})).data as { id: number }

  expect((await read('dept')).list).toMatchObject([
    { id, name: '夜班', endsAt: '08:00', actions: ['edit', 'delete'] },
  ])
  expect((await read('dept2')).list).toEqual([])
  expect(await add('dept2', { name: '别科夜班' })).toMatchObject({
    msg: errors.kindDepartmentUnknown,
  })
})

test('two kinds of a department have different names', async () => {
  expect(await add('dept', { name: '早班' })).toMatchObject({ status: 200 })
  expect(await add('dept', { name: '早班' })).toMatchObject({ status: 409, msg: errors.kindTaken })
})

test('hours, days, people and senior trainees contradict nothing', async () => {
  const refused = async (form: object, message: string) =>
    expect((await add('dept', { name: '错班', ...form })).errors).toMatchObject([{ message }])

  await refused({ startsAt: '24:00' }, issues['kind.timeWrong'])
  await refused({ dayClasses: [] }, issues['kind.noDays'])
  await refused({ least: 3, most: 2 }, issues['kind.mostBelowLeast'])
  await refused({ least: 2, seniorLeast: 1 }, issues['kind.noSeniorYear'])
  await refused({ seniorYear: 2, seniorLeast: 2 }, issues['kind.tooManySeniors'])
})

test('of two changes of one kind the second is refused', async () => {
  const { id } = (await add('dept', { name: '午班' })).data as { id: number }
  const department = await server.as('dept')
  const change = () => department.put(`${PATH}/${id}`, { ...FORM, name: '中班', version: 1 })

  expect(await change()).toMatchObject({ status: 200 })
  expect(await change()).toMatchObject({ status: 409 })
  expect(await (await server.as('dept2')).delete(`${PATH}/${id}?version=2`)).toMatchObject({
    status: 404,
  })
  expect(await department.delete(`${PATH}/${id}?version=2`)).toMatchObject({ status: 200 })
})
