import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { calendarDay } from '../../../kernel/text/text.ts'
import { repeatErrors as errors, blockPermissions as may } from './access.ts'

/** Days on which the repeat may be placed; nothing else of the trainee is there. */
const place = z.object({
  startsOn: z.string(),
  endsOn: z.string(),

  /** After the last stay of the trainee. */
  isAtEnd: z.boolean(),

  /** The planned end of the training moves to the end of the repeat. */
  isExtending: z.boolean(),

  /**
   * The most trainees of the department at a time in these days, and how many it takes; null: no
   * limit is known.
   */
  seats: z.number(),
  capacity: z.number().nullable(),
})

export type RepeatPlace = z.output<typeof place>

export const listRepeatPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/rotationBlocks/{id}/repeatPlaces',
  summary: 'Where the repeat of a failed stay can be placed without moving another stay',
  access: { permission: may.repeat },
  params: idParam,
  answer: z.array(place),
  errors: [kernelErrors.notFound, errors.repeatNotNow],
})

export const placeRepeat = endpoint({
  method: 'POST',
  path: '/api/v1/rotationBlocks/{id}/repeat',
  summary:
    'Place the repeat of a failed stay; later stays keep their days, a later end extends the training',
  access: { permission: may.repeat },
  params: idParam,
  body: z.object({ startsOn: calendarDay }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.repeatNotNow,
    errors.repeatInPast,
    errors.repeatNotFirst,
    errors.repeatTooLate,
    errors.repeatMeets,
  ],
})
