import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'

/** RouteVO without values that are null, '' or []. `titleEn` is our addition. */
const routeRecord = z.object({
  path: z.string(),
  component: z.string().optional(),
  redirect: z.string().optional(),
  name: z.string(),
  meta: z.object({
    title: z.string(),
    titleEn: z.string().optional(),
    icon: z.string().optional(),
    hidden: z.boolean(),

    /** Never empty: the published client drops a route without roles for everybody. */
    roles: z.array(z.string()).min(1),
    keepAlive: z.literal(true).optional(),
    alwaysShow: z.literal(true).optional(),
  }),
  get children() {
    return z.array(routeRecord).optional()
  },
})

export type RouteRecord = z.output<typeof routeRecord>

export const listRoutes = endpoint({
  method: 'GET',
  path: '/api/v1/menus/routes',
  summary:
    'Route records of all menus, alike for everybody: the client keeps those whose roles it shares',
  access: 'signedIn',
  unscoped: 'the pages there are, alike for everybody; rights decide what opens',
  beforePasswordChange: true,
  answer: z.array(routeRecord),
})
