import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { RequestRow } from './request.queries.ts'
import { requestNotices } from './request-notices.seed.ts'

type RequestEvent = keyof typeof requestNotices

/** Which of the two is notified of an event, and where the notice leads. */
const RECEIVERS: Readonly<
  Record<RequestEvent, (request: RequestRow) => { userId: number; path: string }>
> = {
  asked: toSupervisor,
  remind: toSupervisor,
  answered: ({ traineeUserId, answerId }) => ({
    userId: traineeUserId,
    path: `/evaluate/own-record?view=about&id=${answerId}`,
  }),
  declined: toTrainee,
  lapsed: toTrainee,
}

function toSupervisor({ supervisorId, id }: RequestRow) {
  return { userId: supervisorId, path: `/evaluate/requested?id=${id}` }
}

function toTrainee({ traineeUserId }: RequestRow) {
  return { userId: traineeUserId, path: '/evaluate/ask' }
}

/** Reports a step of requests to the one whom it concerns. */
export async function notifyOfRequests(
  tx: SignedCtx,
  event: RequestEvent,
  requests: readonly RequestRow[],
): Promise<void> {
  const messages = requests.map((request) => {
    const { trainee, supervisor, form, formEn, lapsesAt } = request
    const values = { trainee, supervisor, form, until: minuteInChina(lapsesAt) }

    return {
      ...RECEIVERS[event](request),
      values,
      valuesEn: { ...values, form: formEn ?? form },
    }
  })

  await notify(tx, requestNotices[event], messages)
}
