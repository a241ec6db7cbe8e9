import { endpoint } from '@residency/contract/kernel'
import { z } from 'zod'
import type { RouteRecord } from './route-records.rules.ts'

/** The routes of the menu; the shell filters them by the reader's roles. */
export const listRoutes = endpoint({
  method: 'GET',
  path: '/api/v1/menus/routes',
  summary: 'Route records of the menu',
  access: 'signedIn',
  answer: z.array(z.custom<RouteRecord>()),
})
