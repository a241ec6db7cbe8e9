import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'

export const MAX_PINNED = 24

/** Pages counted in one call, and how often one of them at most. */
const [MAX_PAGES, MAX_OPENINGS] = [50, 20]

/** The view key of a page that has a menu. */
const view = z.string().regex(/^[A-Za-z][\w/-]{0,99}$/)
const isOnce = (views: readonly string[]) => new Set(views).size === views.length

/**
 * Pages by view key; the reader's client shows those it may open. `version` 0: nothing was arranged
 * yet.
 */
export const shortcuts = z.object({
  pinned: z.array(z.string()),
  suggested: z.array(z.string()),
  version: z.number(),
})

export const getShortcuts = endpoint({
  method: 'GET',
  path: '/api/v1/home/shortcuts',
  summary: 'Pages the reader has pinned, in their order, and pages opened most often',
  access: 'signedIn',
  answer: shortcuts,
})

export const saveShortcuts = endpoint({
  method: 'PUT',
  path: '/api/v1/home/shortcuts',
  summary: 'Arrange the own shortcuts',
  access: 'signedIn',
  body: z.object({
    pinned: z.array(view).max(MAX_PINNED).refine(isOnce, 'dashboard.pinnedTwice'),
    version: z.number().int().min(0).max(2_147_483_647),
  }),
  limit: 'write',
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile],
})

export const countOpenings = endpoint({
  method: 'POST',
  path: '/api/v1/home/openings',
  summary:
    'How often the reader opened pages of menus since the last call, for the suggestions; other pages are ignored',
  access: 'signedIn',
  body: z.object({
    openings: z
      .array(z.object({ view, count: z.number().int().min(1).max(MAX_OPENINGS) }))
      .min(1)
      .max(MAX_PAGES),
  }),
  limit: 'write',
  answer: z.null(),
})
