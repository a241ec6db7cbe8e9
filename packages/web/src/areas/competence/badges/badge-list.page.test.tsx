import { listBadges, printBadges } from '@residency/contract/areas/competence/badges/badge.contract'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import BadgeListPage from './badge-list.page.tsx'

const server = openServer()
const holder = listBadges.answer.shape.list.element

const open = (unsureAddress: string | null) => {
  server.answer(listBadges, {
    list: [
      sampleOf(holder, { id: 1, name: '李明', badgeId: null, issuedOn: null, actions: ['print'] }),
    ],
    total: 1,
    unsureAddress,
  })
  show(<BadgeListPage />)
}

test('an address that phones may not reach is shown before badges are printed', async () => {
  open('http://10.0.0.7/medical/white/level')
  await press('打印')
  await reads(/http:\/\/10\.0\.0\.7\/medical\/white\/level/)
  expect(server.sent(printBadges)).toEqual([])
})
