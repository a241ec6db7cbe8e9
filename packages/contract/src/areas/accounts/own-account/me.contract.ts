import { z } from 'zod'
import { API_PREFIX, endpoint } from '../../../kernel/calls/endpoint.ts'

/**
 * Address of the built-in picture of an account without one: the published client appends
 * `?imageView2…` to `avatar` and shows the result, so an empty text would be the page itself.
 */
export const NO_AVATAR = `${API_PREFIX}/api/v1/pictures/${'0'.repeat(32)}`

export const getMe = endpoint({
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'Who is logged in: roles and permission codes',
  beforePasswordChange: true,
  access: 'signedIn',
  answer: z.object({
    userId: z.number(),
    username: z.string(),
    nickname: z.string(),
    avatar: z.string(),
    roles: z.array(z.string()),
    perms: z.array(z.string()),
    chestArrNum: z.string().nullable(),
    mustChangePassword: z.boolean(),

    /** The latest tour of the product that the person has seen; 0: none yet. */
    seenTour: z.number(),
  }),
})
