import { expect, test } from 'vitest'
import { useApp } from '../../platform/app.store.ts'
import { installRoutes } from './install-routes.ts'
import { matchPage, type RouteRecord } from './route-records.rules.ts'

const page = (path: string, ...roles: string[]): RouteRecord => ({
  path,
  component: 'x',
  meta: { title: path, roles },
})

test('a page of other roles is known as barred, so that it differs from one that does not exist', () => {
  const records = [
    {
      path: '/system',
      meta: { title: 's', roles: ['ADMIN', 'STUDENT'] },
      children: [page('user', 'ADMIN'), page('guide', 'STUDENT')],
    },
  ]

  installRoutes(records, ['STUDENT'])

  const { pages, barred } = useApp.getState()

  expect(matchPage(pages, '/system/guide')).not.toBeNull()

  expect([matchPage(pages, '/system/user'), matchPage(barred, '/system/user')?.page.path]).toEqual([
    null,
    '/system/user',
  ])

  expect([matchPage(barred, '/system/guide'), matchPage(barred, '/no/such')]).toEqual([null, null])
})

test('nothing is barred from who holds every right', () => {
  installRoutes([page('/audit', 'ADMIN')], ['ROOT'])
  expect(useApp.getState().barred).toEqual([])
})
