import { WAITING_KINDS } from '@residency/contract/areas/dashboard/waiting.public'
import { expect, test } from 'vitest'
import { FIXED_PAGES } from '../../app/fixed-pages.ts'
import { pages as recruitment } from '../recruitment/recruitment.pages.ts'
import { pages as signup } from '../signup/signup.pages.ts'
import { placeOf } from './waiting.rules.ts'

const views = [...Object.keys(signup), ...Object.keys(recruitment), ...FIXED_PAGES.map((page) => page.view)]
const pages = views.map((view) => ({ view, path: `/${view}` }))
const waiting = (kind: (typeof WAITING_KINDS)[number], intake: { id: number; name: string } | null = null) => ({ kind, count: 1, intake })

test.each(WAITING_KINDS)('%s leads to a page there is', (kind) => {
  expect(placeOf(waiting(kind), pages)).not.toBeNull()
})
test('of a page that shows one intake it leads to that intake', () => {
  expect(placeOf(waiting('checkScores', { id: 7, name: '2026' }), pages)).toBe('/recruit/score/index?part=check&intakeId=7')
})
test('whoever has no page that handles it is led nowhere', () => {
  expect(placeOf(waiting('callIn'), [])).toBeNull()
})
