import { WAITING_KINDS, type WaitingKind } from '@residency/contract/areas/dashboard/waiting.public'
import { expect, test } from 'vitest'
import { hasView } from '../../app/view-registry.ts'
import { placeOf } from './waiting.rules.ts'

const waiting = (kind: WaitingKind, intake: { id: number; name: string } | null = null) => ({ kind, count: 1, intake })
/** Pages of whoever has them all: every view at an address of its own name, as far as somebody registers it. */
const registered = [
  'sign/basic',
  'recruit/partner/index',
  'recruit/student/registration',
  'recruit/examination/index',
  'recruit/score/index',
  'recruit/admission/index',
  'recruit/arrange/index',
]
  .filter(hasView)
  .map((view) => ({ view, path: `/${view}` }))

test.each(WAITING_KINDS)('%s leads to a page there is', (kind) => {
  expect(placeOf(waiting(kind), registered)).not.toBeNull()
})
test('of a page that shows one intake it leads to that intake', () => {
  expect(placeOf(waiting('checkScores', { id: 7, name: '2026' }), registered)).toBe('/recruit/score/index?part=check&intakeId=7')
})
test('whoever has no page that handles it is led nowhere', () => {
  expect(placeOf(waiting('callIn'), [])).toBeNull()
})
